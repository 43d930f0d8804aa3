// Of the family `aps`: `timestamp`, `stale-date` and `dismissal-date`, all in seconds since 1970.
extension RuleDocumentation {
  static let timestampMissing = RuleDocumentation(
    severity: .error, family: .aps,
    title: "no timestamp in aps",
    explanation: """
      The phone puts the pushes of a Live Activity into order by 'timestamp' and drops a push that has none, although \
      APNs answers 200; Apple documents the key, and the silent drop was observed on devices. Ordinary pushes do not \
      have it, so it is forgotten where Live Activities join an existing sender. Send the time at which the push is \
      made, in seconds since 1970.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": ↓{
          "event": "update",
          "content-state": { "secondsLeft": 90 }
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

  static let timestampInvalid = RuleDocumentation(
    severity: .error, family: .aps,
    title: "a timestamp that is not a number",
    explanation: """
      A 'timestamp' in quotes or as an ISO 8601 text counts as no timestamp at all, and the phone drops the push \
      without a word; that Apple wants a number is documented, the drop was observed on devices. Form values, \
      environment variables and date types with an ISO encoding are where the text comes from. Send a plain number: \
      seconds since 1970.
      """,
    source: .generating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": ↓"1796115600",
          "event": "update",
          "content-state": { "status": "on its way", "stopsAway": 4 }
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

  static let timeInMilliseconds = RuleDocumentation(
    severity: .error, family: .aps,
    title: "a time in milliseconds where seconds are due",
    explanation: """
      'timestamp', 'stale-date' and 'dismissal-date' count seconds since 1970. Milliseconds, as JavaScript's \
      Date.now() and Java's currentTimeMillis() give them, name a year beyond 50000. Apple staff say that an update \
      from so far ahead is dropped (Developer Forums, thread 776165), and developers have seen it shown and every \
      later one ignored as older; content with such a 'stale-date' never turns stale. Divide by 1000.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": ↓1796115600000,
          "event": "update",
          "stale-date": ↓1796119200000,
          "content-state": { "gate": "B7", "isBoarding": false }
        }
      }
      """, model: Example.flight),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "stale-date": 1796119200,
          "content-state": { "gate": "B7", "isBoarding": false }
        }
      }
      """, model: Example.flight))

  static let timeImplausible = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "a time that is not plausible as seconds since 1970",
    explanation: """
      Read as seconds since 1970 this is a day before September 2001, so the content is stale, the card gone or the \
      push outdated as soon as it arrives. What was meant is usually a duration, seconds since 2001 as Swift's \
      timeIntervalSinceReferenceDate counts them, or a placeholder that was never replaced. Send a point in time: the \
      current Unix time plus the duration. In 'stale-date' and 'dismissal-date' a 0 passes, since senders use it for \
      "at once".
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "stale-date": ↓3600,
          "content-state": { "status": "on its way", "stopsAway": 4 }
        }
      }
      """),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "stale-date": 1796119200,
          "content-state": { "status": "on its way", "stopsAway": 4 }
        }
      }
      """))

  static let staleDatePassed = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "a stale-date that is not later than the timestamp",
    explanation: """
      From 'stale-date' on the system shows the activity as outdated, so this content is stale the moment it arrives. \
      A start may never be shown at all; that was observed and is not documented by Apple. Replayed jobs and stale \
      dates reckoned from an old event lead here. Make 'stale-date' later than 'timestamp', or leave it out.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "stale-date": ↓1796115000,
          "content-state": { "home": 2, "away": 1 }
        }
      }
      """, model: Example.match),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "stale-date": 1796116200,
          "content-state": { "home": 2, "away": 1 }
        }
      }
      """, model: Example.match))

  static let dismissalDateLate = RuleDocumentation(
    severity: .note, family: .aps,
    title: "a dismissal-date more than four hours away",
    explanation: """
      The system takes an ended activity off the Lock Screen after at most four hours, whatever 'dismissal-date' says. \
      The push works, but a result that is meant to stay until tomorrow will not. Send a date within four hours of the \
      end, or leave it out: the system then chooses, within the same four hours.
      """,
    source: .displaying,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "end",
          "dismissal-date": ↓1796202000,
          "content-state": { "home": 3, "away": 1 }
        }
      }
      """, model: Example.match),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "end",
          "dismissal-date": 1796122800,
          "content-state": { "home": 3, "away": 1 }
        }
      }
      """, model: Example.match))
}
