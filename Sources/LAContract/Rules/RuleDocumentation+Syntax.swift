// The family `syntax`: the text itself.
extension RuleDocumentation {
  static let jsonSyntax = RuleDocumentation(
    severity: .error, family: .syntax,
    title: "text that is not JSON",
    explanation: """
      APNs expects JSON in UTF-8 as RFC 8259 defines it, and a body that is anything else does not reach the app. \
      Trailing commas, comments, single quotes, NaN and byte-order marks come from payloads that are edited by hand or \
      put together from pieces of text. They go unnoticed because some parsers forgive them; Swift's own JSONDecoder \
      takes a trailing comma. Let a JSON encoder write the payload, and in a template escape whatever is filled in.
      """,
    source: .generating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "home": 2, "away": 1↓, }
        }
      }
      """, model: Example.match),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "home": 2, "away": 1 }
        }
      }
      """, model: Example.match))

  static let duplicateKey = RuleDocumentation(
    severity: .warning, family: .syntax,
    title: "the same key twice in one object",
    explanation: """
      Which of two equal keys wins differs between parsers: many take the last one, Swift's JSONDecoder takes the \
      first. A push passes through several of them on its way, so people may see the value that was not meant, and \
      nothing reports it. It happens where templates are merged, or where a key is added to text that already has it. \
      Keep one of the two; RFC 8259 asks for names that are unique.
      """,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "packed", "stopsAway": 4, ↓"status": "on its way" }
        }
      }
      """),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "on its way", "stopsAway": 4 }
        }
      }
      """))
}
