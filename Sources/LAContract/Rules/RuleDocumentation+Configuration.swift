// The family `config`: what the caller has said of the payloads.
extension RuleDocumentation {
  static let unexpectedlyValid = RuleDocumentation(
    severity: .error, family: .config,
    title: "a payload listed as invalid that has no error",
    explanation: """
      A file that 'invalid' names in .la-lint.json, or any payload with --invalid, is an example of what must not be \
      sent: it documents a mistake, or tests that the check finds it. Its findings are not shown as long as one of them \
      is an error. When there is none, either the example does not show the mistake, or a change of the Swift model has \
      made it right, as an optional member does for a key that was left out; somebody should know that. Make the payload \
      invalid again, or move it to the valid ones.
      """,
    bad: Example(
      """
      ↓{
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "on its way", "stopsAway": 4 }
        }
      }
      """, arguments: ["--invalid"]),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "on its way", "stopsAway": "4" }
        }
      }
      """, arguments: ["--invalid"]))
}
