// Of the family `aps`: `content-state`, before its members are looked at.
extension RuleDocumentation {
  static let contentStateMissing = RuleDocumentation(
    severity: .error, family: .aps,
    title: "no content-state in a start or an update",
    explanation: """
      A start and each update carry the whole content state; the phone does not merge partial updates. It drops a push \
      without the key, although APNs answers 200; that was observed on devices, while Apple's examples always have it. \
      The name has a hyphen, which encoders that make camelCase or snake_case keys get wrong, and some senders put it \
      beside 'aps'. Send all of ContentState under "content-state" inside 'aps'.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          ↓"contentState": { "gate": "B7", "isBoarding": true }
        }
      }
      """, model: Example.flight),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "gate": "B7", "isBoarding": true }
        }
      }
      """, model: Example.flight))

  static let endWithoutContentState = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "an end without a content-state",
    explanation: """
      Apple advises to send the final content state with an end, and a WWDC session calls it optional. The iOS builds \
      that have been inspected look for it before they look at the event, and drop the push where it is absent, so the \
      activity goes on; this was observed and is not documented. Send the last state once more with the end, and \
      people see the final result too.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": ↓{
          "timestamp": 1796115600,
          "event": "end",
          "dismissal-date": 1796116200
        }
      }
      """),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "end",
          "dismissal-date": 1796116200,
          "content-state": { "status": "delivered", "stopsAway": 0 }
        }
      }
      """))

  static let contentStateInvalid = RuleDocumentation(
    severity: .error, family: .aps,
    title: "a content-state that is neither an object nor an array",
    explanation: """
      The phone hands 'content-state' to the app's ContentState type as JSON, and drops the push if it is text, a \
      number or a boolean, although APNs answers 200; that was observed on devices. It happens where a server sends \
      the one value that has changed. Send an object with every member of ContentState under its name, even if there \
      is only one.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": ↓90
        }
      }
      """, model: Example.timer),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "secondsLeft": 90 }
        }
      }
      """, model: Example.timer))
}
