// Of the family `request`: what differs between a device and a channel.
extension RuleDocumentation {
  static let channelIDInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "a channel push without a base64 apns-channel-id",
    explanation: """
      A channel push names its channel in 'apns-channel-id': the base64 text that APNs returned when the channel was \
      made. Without it APNs answers 400 MissingChannelId, with other text 400 BadChannelId. A name of one's own, or the \
      id in base64url without padding, does not do. Keep the id as it came and send it as it is.
      """,
    source: .broadcasting,
    bad: channel(#""apns-channel-id": ↓"rovers-united""#),
    good: channel(#""apns-channel-id": "Um92ZXJzVW5pdGVk""#))

  static let pathInvalid = RuleDocumentation(
    severity: .error, family: .request,
    title: "a path that is none of APNs'",
    explanation: """
      A push to a device goes to /3/device/<token>, the token's bytes in hexadecimal digits, of which there may be any \
      even number. A channel push goes to /4/broadcasts/apps/<bundle id>, without the ending of the topic. APNs answers \
      404 BadPath, 400 BadDeviceToken or 400 TopicDisallowed to others. A token printed with its brackets and spaces, or in \
      base64, is not in this form. The path also tells la-lint whether it is a push to a channel.
      """,
    source: .sending,
    bad: request(path: "↓\"/3/device/<80c1f2aa 9be04d77>\"", headers: deviceHeaders),
    good: request(path: "\"/3/device/80c1f2aa9be04d77\"", headers: deviceHeaders))

  static let ignoredHeader = RuleDocumentation(
    severity: .warning, family: .request,
    title: "a header of the other kind of push",
    explanation: """
      A channel push has no topic: APNs takes the bundle id from the path, and 'apns-topic' does nothing there. A push \
      to a device has no channel: 'apns-channel-id' does nothing, and the push reaches one phone instead of everybody \
      who follows. Code that serves both often sets both. Remove the header, or change the path if the other kind is \
      meant.
      """,
    source: .broadcasting,
    bad: channel(
      #""apns-channel-id": "Um92ZXJzVW5pdGVk""#, #"↓"apns-topic": "com.example.rovers.push-type.liveactivity""#),
    good: channel(#""apns-channel-id": "Um92ZXJzVW5pdGVk""#))

  private static let deviceHeaders = [
    #""apns-push-type": "liveactivity""#, #""apns-topic": "com.example.rovers.push-type.liveactivity""#,
  ]

  /// A request for an update on a channel.
  private static func channel(_ headers: String...) -> Example {
    let others = [#""apns-push-type": "liveactivity""#, #""apns-priority": "10""#, #""apns-expiration": "0""#]
    return request(path: "\"/4/broadcasts/apps/com.example.rovers\"", headers: headers + others)
  }
}
