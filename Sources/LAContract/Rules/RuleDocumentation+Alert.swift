// Of the family `aps`: `alert` and its sound.
extension RuleDocumentation {
  static let startAlertMissing = RuleDocumentation(
    severity: .error, family: .aps,
    title: "a start without a usable alert",
    explanation: """
      A start has to tell people that a Live Activity has begun, so Apple asks for an alert, and the phone drops a \
      start without one although APNs answers 200. Which alerts count was observed and is not documented: an object \
      with both 'title' and 'body', each a string or {"loc-key": …, "loc-args": […]}. Plain text, a title alone and \
      the 'title-loc-key' of ordinary pushes count as no alert at all. Send both; empty strings pass.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "attributes-type": "FlightAttributes",
          "attributes": { "number": "LX 38" },
          "content-state": { "gate": "B7", "isBoarding": false },
          "alert": ↓{ "title": "LX 38 to New York" }
        }
      }
      """, model: Example.flight),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "attributes-type": "FlightAttributes",
          "attributes": { "number": "LX 38" },
          "content-state": { "gate": "B7", "isBoarding": false },
          "alert": { "title": "LX 38 to New York", "body": { "loc-key": "GATE", "loc-args": ["B7"] } }
        }
      }
      """, model: Example.flight))

  static let alertUnusable = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "an alert that will not show",
    explanation: """
      The update arrives, but silently: the phone takes this alert for absent, its sound with it. What counts was \
      observed and is not documented: an object with both 'title' and 'body', each a string or {"loc-key": …, \
      "loc-args": […]}. Ordinary pushes also take plain text, a body alone and 'title-loc-key', and their builders \
      produce these. Send both parts, or no alert if the update is meant to be silent.
      """,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "home": 3, "away": 1 },
          "alert": ↓"Goal for Rovers!"
        }
      }
      """, model: Example.match),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "home": 3, "away": 1 },
          "alert": { "title": "Goal!", "body": "Rovers 3, United 1", "sound": "default" }
        }
      }
      """, model: Example.match))

  static let alertEmpty = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "an alert with neither text nor sound",
    explanation: """
      Title, body and sound are all empty, and what happens then is undefined, as Apple staff say in the Developer \
      Forums (thread 799195). Senders do this to keep quiet where an alert seems to be required. Leave the alert out \
      of an update that is meant to be silent; in a start, write what has begun.
      """,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "secondsLeft": 0 },
          "alert": ↓{ "title": "", "body": "", "sound": "" }
        }
      }
      """, model: Example.timer),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "secondsLeft": 0 },
          "alert": { "title": "Eggs", "body": "Time to take them out", "sound": "default" }
        }
      }
      """, model: Example.timer))

  static let soundMisplaced = RuleDocumentation(
    severity: .warning, family: .aps,
    title: "a sound outside the alert",
    explanation: """
      An ordinary push has its 'sound' in 'aps'; a Live Activity has it inside 'alert', as Apple's examples show. In \
      'aps' the phone does not read it (observed on devices), and the alert comes with no sound of its own. Builders \
      made for ordinary pushes put it in the old place. Move it into 'alert', beside 'title' and 'body'.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "at the door", "stopsAway": 0 },
          "alert": { "title": "Your parcel", "body": "The courier is at the door" },
          ↓"sound": "doorbell.caf"
        }
      }
      """),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "at the door", "stopsAway": 0 },
          "alert": { "title": "Your parcel", "body": "The courier is at the door", "sound": "doorbell.caf" }
        }
      }
      """))
}
