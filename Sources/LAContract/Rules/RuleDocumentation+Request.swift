// The family `request`: headers and path, where the file carries them. Those of every push.
extension RuleDocumentation {
  static let pushTypeInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an apns-push-type that is absent or not liveactivity",
    explanation: """
      'apns-push-type' tells APNs what the push is for. For a Live Activity it is "liveactivity", in lower case; with \
      any other type APNs answers 400 InvalidPushType because the topic does not fit it, or the phone handles the push \
      as an ordinary notification. Senders that grew with alerts have "alert" in a default. Send "liveactivity" for \
      start, update and end, to a device and to a channel.
      """,
    source: .startingAndUpdating,
    bad: device(#""apns-push-type": ↓"alert""#, topic),
    good: device(#""apns-push-type": "liveactivity""#, topic))

  static let topicInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an apns-topic that is not the bundle id with .push-type.liveactivity",
    explanation: """
      A push to a device needs the topic '<bundle id>.push-type.liveactivity': the id of the app, not of its widget \
      extension, and the ending once. Without a topic APNs answers 400 MissingTopic, with another one 400 BadTopic or \
      TopicDisallowed. The plain bundle id, which ordinary pushes take, and '.liveactivity' alone, which some tutorials \
      show, are the usual mistakes. Append '.push-type.liveactivity' to the bundle id.
      """,
    source: .startingAndUpdating,
    bad: device(type, #""apns-topic": ↓"com.example.rovers""#),
    good: device(type, #""apns-topic": "com.example.rovers.push-type.liveactivity""#))

  static let priorityInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an apns-priority other than 1, 5 and 10, or none for a channel",
    explanation: """
      APNs answers 400 BadPriority to a priority that it does not know, and a channel push has to have one; to a device, \
      10 is the default. Words such as "high" come from FCM's Android settings. Send "10" for an update that people \
      have to see at once, which counts against the budget of the Live Activity, and "5" for one that can wait.
      """,
    source: .startingAndUpdating,
    bad: device(type, topic, #""apns-priority": ↓"high""#),
    good: device(type, topic, #""apns-priority": "10""#))

  static let expirationInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an apns-expiration that is no Unix time, or none for a channel",
    explanation: """
      'apns-expiration' is the Unix time in whole seconds until which APNs keeps the push for a phone that it cannot \
      reach; 0 means one attempt. APNs answers 400 BadExpirationDate to anything else. A channel push has to have it, \
      and on a channel that stores no messages only 0 is allowed. It is a point in time, not a duration: add the \
      duration to the current time.
      """,
    source: .broadcasting,
    bad: device(type, topic, #""apns-expiration": ↓"1h""#),
    good: device(type, topic, #""apns-expiration": "1796119200""#))

  static let collapseIDInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an apns-collapse-id that is empty or over 64 bytes",
    explanation: """
      Pushes with the same 'apns-collapse-id' replace each other. It has 64 bytes at most, UTF-8 bytes and not \
      characters, and APNs answers 400 BadCollapseId to a longer one; senders report the same for an empty one. \
      Names put together from several ids grow too long without anybody noticing. Shorten the id or send a hash of it, \
      and leave the header out where there is none.
      """,
    source: .sending,
    bad: device(type, topic, "\"apns-collapse-id\": ↓\"\(String(repeating: "rovers-united-", count: 5))score\""),
    good: device(type, topic, #""apns-collapse-id": "rovers-united-score""#))

  static let requestIDInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an apns-id or apns-request-id that is no UUID",
    explanation: """
      'apns-id', and for channels 'apns-request-id', names one push so that the answer of APNs can be told apart. It is \
      a UUID of 32 hexadecimal digits, written 8-4-4-4-12, and APNs answers 400 BadMessageId to anything else. A \
      database key or a trace id is no UUID. Make one for each push, or leave the header out: APNs then makes one and \
      returns it.
      """,
    source: .sending,
    bad: device(type, topic, #""apns-id": ↓"push-42""#),
    good: device(type, topic, #""apns-id": "0d3c7c44-6f0e-4b52-a5f1-9e3b8f1a2c77""#))

  static let authorizationInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "an authorization that is not bearer with a token",
    explanation: """
      Live Activities need token authentication: 'authorization' is the word bearer, a space, and the signed JSON web \
      token. APNs answers 403 InvalidProviderToken to anything else, such as the bare token. la-lint looks at the form \
      alone and never prints the value. It is not missed where it is absent, since files do well not to hold it.
      """,
    source: .sending,
    bad: device(type, topic, #"↓"authorization": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln""#),
    good: device(type, topic, #""authorization": "bearer eyJhbGciOiJFUzI1NiJ9.e30.c2ln""#))

  private static let type = #""apns-push-type": "liveactivity""#
  private static let topic = #""apns-topic": "com.example.rovers.push-type.liveactivity""#

  /// A request for an update on a device.
  private static func device(_ headers: String...) -> Example {
    request(path: "\"/3/device/80c1f2aa9be04d77\"", headers: headers)
  }

  /// A request for an update; the path and the headers are JSON.
  static func request(path: String, headers: [String]) -> Example {
    Example(
      """
      {
        "path": \(path),
        "headers": {
          \(headers.joined(separator: ",\n    "))
        },
        "payload": {
          "aps": {
            "timestamp": 1796115600,
            "event": "update",
            "content-state": { "home": 1, "away": 0 }
          }
        }
      }
      """, model: Example.match)
  }
}
