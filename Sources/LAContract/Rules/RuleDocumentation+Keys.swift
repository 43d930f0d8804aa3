// Of the family `aps`: keys that the phone does not use, or not like this.
extension RuleDocumentation {
  static let pushInputConflict = RuleDocumentation(
    severity: .error, family: .aps,
    title: "both input-push-token and input-push-channel",
    explanation: """
      The two keys are different answers to one question: does the new activity get its updates by a token of its own, \
      or from a channel? Apple describes each alone. The iOS builds that have been inspected drop a start that has \
      both, although APNs answers 200; that was observed and is not documented. A template that serves both kinds of \
      activity is the usual cause. Send the one that the activity is updated by.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "input-push-token": 1,
          "input-push-channel": ↓"Um92ZXJzVW5pdGVk",
          "attributes-type": "MatchAttributes",
          "attributes": { "fixture": "Rovers v United" },
          "content-state": { "home": 0, "away": 0 },
          "alert": { "title": "Kick-off", "body": "Rovers v United has begun" }
        }
      }
      """, model: Example.match),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "input-push-channel": "Um92ZXJzVW5pdGVk",
          "attributes-type": "MatchAttributes",
          "attributes": { "fixture": "Rovers v United" },
          "content-state": { "home": 0, "away": 0 },
          "alert": { "title": "Kick-off", "body": "Rovers v United has begun" }
        }
      }
      """, model: Example.match))

  static let inputPushChannelInvalid = RuleDocumentation(
    severity: .error, family: .aps,
    title: "an input-push-channel that is not a base64 channel id",
    explanation: """
      The activity does not start when the channel in 'input-push-channel' is not valid. A channel is known by the \
      base64 text that APNs returned when it was created, not by a name of one's own. Send that text unchanged: \
      padded, and in the alphabet with '+' and '/'.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "input-push-channel": ↓"rovers-united",
          "attributes-type": "MatchAttributes",
          "attributes": { "fixture": "Rovers v United" },
          "content-state": { "home": 0, "away": 0 },
          "alert": { "title": "Kick-off", "body": "Rovers v United has begun" }
        }
      }
      """, model: Example.match),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "input-push-channel": "Um92ZXJzVW5pdGVk",
          "attributes-type": "MatchAttributes",
          "attributes": { "fixture": "Rovers v United" },
          "content-state": { "home": 0, "away": 0 },
          "alert": { "title": "Kick-off", "body": "Rovers v United has begun" }
        }
      }
      """, model: Example.match))

  static let ignoredKey = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "a known key without effect in this push",
    explanation: """
      The phone does not read this key here, so whatever it was meant to do does not happen. 'attributes', \
      'attributes-type' and the 'input-push-…' keys count on a start only, and 'dismissal-date' on an end only. \
      'badge', 'category', 'mutable-content' and their like belong to ordinary notifications, as do 'subtitle' and \
      'title-loc-key' in the alert. Apple says what each key is for; that the others are ignored was observed on \
      devices. Remove the key, or send it with the event that reads it.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          ↓"dismissal-date": 1796122800,
          ↓"mutable-content": 1,
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

  static let ignoredValue = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "an optional value of a wrong type, which is ignored",
    explanation: """
      The phone takes an optional value of the wrong type for absent: the push works, but the activity never turns \
      stale, is ranked without a score, or alerts without its sound. Apple documents the right types; that wrong ones \
      are passed over in silence was observed on devices. Dates as ISO 8601 text, numbers in quotes and the sound \
      objects of critical alerts are the usual ones. Send numbers for 'stale-date', 'dismissal-date' and \
      'relevance-score', 1 for 'input-push-token', and text for 'sound' and inside 'loc-args'.
      """,
    source: .generating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "stale-date": ↓"2026-12-01T10:00:00Z",
          "relevance-score": ↓"75",
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
          "relevance-score": 75,
          "content-state": { "status": "on its way", "stopsAway": 4 }
        }
      }
      """))

  static let unknownAPSKey = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "a key that aps does not have",
    explanation: """
      'aps' is Apple's own object, and keys in it that Apple does not know are ignored. Mostly it is a key with \
      hyphens in another spelling, which then is as good as absent, or a value for the app that landed one level too \
      high. Correct the spelling, move the app's values into the content state, and put what only the server needs \
      beside 'aps'.
      """,
    source: .generating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          ↓"staleDate": 1796119200,
          "content-state": { "gate": "B7", "isBoarding": true },
          ↓"trace": "9f2c"
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
          "content-state": { "gate": "B7", "isBoarding": true }
        },
        "trace": "9f2c"
      }
      """, model: Example.flight))
}
