// Of the family `aps`: what the push is for. And the family `channel`, which is about the event too.
extension RuleDocumentation {
  static let eventMissing = RuleDocumentation(
    severity: .error, family: .aps,
    title: "no event in aps",
    explanation: """
      'event' tells the phone what to do with the push. Without it, or with one that is not a string, the phone drops \
      the push, and APNs answers 200 all the same; Apple documents the key, and the silent drop was observed on \
      devices. Ordinary pushes have no such key, and some typings of client libraries call it 'events'. Send "event" \
      with the value "start", "update" or "end".
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          ↓"events": "update",
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
          "content-state": { "home": 2, "away": 1 }
        }
      }
      """, model: Example.match))

  static let eventUnknown = RuleDocumentation(
    severity: .error, family: .aps,
    title: "an event other than start, update and end",
    explanation: """
      The phone knows "start", "update" and "end", in lower case. It drops a push with any other event, although APNs \
      answers 200; the three values are documented, and the drop was observed on devices. Servers send the names of \
      their own states here, or a verb in another form, such as "updated" or "stop". Put such a state into the content \
      state, and choose one of the three events.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": ↓"boarding",
          "content-state": { "gate": "B7", "isBoarding": true }
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

  static let channelStart = RuleDocumentation(
    severity: .error, family: .channel,
    title: "a start as a channel push",
    explanation: """
      A broadcast push reaches those who already follow its channel, so it can only update or end a Live Activity; \
      Apple says outright that it cannot start one. Senders who move from tokens to channels often keep their start \
      push and change only the address. Start the activity by a push to each device's push-to-start token that names \
      the channel in 'input-push-channel', or in the app, and broadcast what comes after.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": ↓"start",
          "attributes-type": "MatchAttributes",
          "attributes": { "fixture": "Rovers v United" },
          "content-state": { "home": 0, "away": 0 },
          "alert": { "title": "Kick-off", "body": "Rovers v United has begun" }
        }
      }
      """, model: Example.match, arguments: ["--channel"]),
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
}
