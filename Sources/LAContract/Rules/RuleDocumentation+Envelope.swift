// The family `envelope`: where things are.
extension RuleDocumentation {
  static let apsMissing = RuleDocumentation(
    severity: .error, family: .envelope,
    title: "no aps object where one belongs",
    explanation: """
      The phone reads a push from the object under 'aps'. Without one there is nothing to read and it drops the push, \
      although APNs has answered 200; Apple documents the key, and the silent drop was observed on devices. Most often \
      the server built the inner object, and nothing wrapped it. Send {"aps": {…}}; keys of your own may stand beside \
      'aps', but not instead of it.
      """,
    source: .generating,
    bad: Example(
      """
      ↓{
        "timestamp": 1796115600,
        "event": "update",
        "content-state": { "secondsLeft": 90 }
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

  static let stringifiedJSON = RuleDocumentation(
    severity: .error, family: .envelope,
    title: "an object sent as a string of JSON",
    explanation: """
      The phone needs an object here and gets text. It drops the push, or takes an alert for absent, and nobody is \
      told; that was observed on devices, and Apple's examples of Live Activities only show objects. The value was \
      encoded twice: an encoder's output was put into another object, or a habit came along from a service that takes \
      only strings, as FCM does under 'data'. Put in the object itself. A String member of the content state may hold \
      JSON text; that is the app's own affair, and it is not reported.
      """,
    bad: Example(
      #"""
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": ↓"{\"gate\":\"B7\",\"isBoarding\":true}"
        }
      }
      """#, model: Example.flight),
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

  static let misplacedKey = RuleDocumentation(
    severity: .warning, family: .envelope,
    title: "a key on the wrong level",
    explanation: """
      APNs or the phone knows this key, but not at this place, so it has no effect and nothing says so. Keys of a Live \
      Activity belong inside 'aps'. Headers such as 'apns-priority' belong to the HTTP request, or with FCM beside \
      'payload', and the token never belongs into the payload. Move the key there. Where the key is one that the push \
      needs, the missing key is reported instead.
      """,
    source: .generating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "status": "on its way", "stopsAway": 4 }
        },
        ↓"stale-date": 1796119200,
        ↓"headers": { "apns-priority": "10" }
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
}
