// Of the family `aps`: what a start says about the attributes.
extension RuleDocumentation {
  static let attributesTypeMissing = RuleDocumentation(
    severity: .error, family: .aps,
    title: "no attributes-type in a start",
    explanation: """
      A start names the app's ActivityAttributes struct, or the phone cannot know which activity to start. Without the \
      name, or with one that is not a string, it drops the push although APNs answers 200; Apple documents the key, \
      and the silent drop was observed on devices. Updates do not have it, so senders that began with updates forget \
      it. Send the bare name of the struct under "attributes-type".
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": ↓{
          "timestamp": 1796115600,
          "event": "start",
          "attributes": { "number": "LX 38" },
          "content-state": { "gate": "B7", "isBoarding": false },
          "alert": { "title": "LX 38", "body": "Gate B7" }
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
          "alert": { "title": "LX 38", "body": "Gate B7" }
        }
      }
      """, model: Example.flight))

  static let attributesTypeMismatch = RuleDocumentation(
    severity: .error, family: .aps,
    title: "an attributes-type that is not the bare name of the attributes struct",
    explanation: """
      The phone looks for a type of exactly this name in the app, and starts nothing if there is none; Apple writes \
      that the value must match the name of the structure. Senders put the module or an outer type in front of it, \
      name the nested ContentState, or change the letter case. Send the name as it stands behind 'struct' in the Swift \
      code, without anything around it.
      """,
    source: .generating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "attributes-type": ↓"SportsKit.MatchAttributes",
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
          "attributes-type": "MatchAttributes",
          "attributes": { "fixture": "Rovers v United" },
          "content-state": { "home": 0, "away": 0 },
          "alert": { "title": "Kick-off", "body": "Rovers v United has begun" }
        }
      }
      """, model: Example.match))

  static let attributesMissing = RuleDocumentation(
    severity: .error, family: .aps,
    title: "no attributes object in a start",
    explanation: """
      A start carries the stored properties of the attributes struct itself under 'attributes'. Without that object \
      the phone drops the push although APNs answers 200; Apple documents the key, and the silent drop was observed on \
      devices. Many leave it out because the struct has no properties of its own, or because they take the content \
      state for the attributes. Send the object in each start, and {} for a struct without properties.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": ↓{
          "timestamp": 1796115600,
          "event": "start",
          "attributes-type": "EggTimerAttributes",
          "content-state": { "secondsLeft": 240 },
          "alert": { "title": "Eggs", "body": "Four minutes to go" }
        }
      }
      """, model: Example.timer),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "start",
          "attributes-type": "EggTimerAttributes",
          "attributes": {},
          "content-state": { "secondsLeft": 240 },
          "alert": { "title": "Eggs", "body": "Four minutes to go" }
        }
      }
      """, model: Example.timer))
}
