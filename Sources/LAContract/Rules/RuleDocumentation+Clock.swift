// The family `clock`: rules that need to know what time it is.
extension RuleDocumentation {
  static let timestampPast = RuleDocumentation(
    severity: .warning, family: .clock,
    title: "an update from before --now",
    explanation: """
      Only with --now. An update whose 'timestamp' is more than a minute in the past is likely dropped as outdated: \
      Apple staff say that such an update is ignored (Developer Forums, thread 776165), and how much is tolerated is \
      not documented. An old end was seen to work and is not reported. Queues, retries and cached payloads make pushes \
      old. Set 'timestamp' when the push is sent, not when the event happened.
      """,
    bad: update("↓1796115600", now: "1796119200"),
    good: update("1796115600", now: "1796115605"))

  static let timestampFuture = RuleDocumentation(
    severity: .error, family: .clock,
    title: "a timestamp more than eight hours after --now",
    explanation: """
      Only with --now. Eight hours is the longest that a Live Activity lasts, and a push from further ahead is dropped, \
      according to Apple staff (Developer Forums, thread 776165). A time zone that was added to a Unix time, or the time \
      of the event instead of that of the push, leads here. Unix time has no zone: send the current one, and put the \
      time of the event into the content state.
      """,
    bad: update("↓1796158800", now: "2026-12-01T09:00:00Z"),
    good: update("1796115600", now: "2026-12-01T09:00:00Z"))

  private static func update(_ timestamp: String, now: String) -> Example {
    Example(
      """
      {
        "aps": {
          "timestamp": \(timestamp),
          "event": "update",
          "content-state": { "home": 1, "away": 1 }
        }
      }
      """, model: Example.match, arguments: ["--now", now])
  }
}
