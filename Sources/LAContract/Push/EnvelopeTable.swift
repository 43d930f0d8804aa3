/// THE TABLE of envelopes. To add a sender, add a case to `Envelope` and its row here.
///
/// Rows rest on the senders' public documentation and client libraries. A place that no source confirms is left out: what
/// is not in the table is not judged.
extension Envelope {
  var row: EnvelopeRow { self == .apns ? Envelope.body : Envelope.rows[self] ?? makeRow() }

  /// What most payloads are; it stands first, so that the other rows need not be made to see that.
  private static let body = Envelope.apns.makeRow()
  /// Made once, since any other payload is compared with all of them.
  private static let rows = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeRow()) })

  private func makeRow() -> EnvelopeRow {
    switch self {
    case .apns:
      EnvelopeRow(name: "APNs", marks: [["aps"]], content: .body([""]))

    case .request:
      EnvelopeRow(
        name: "APNs",
        marks: [
          ["payload/aps"], ["body/aps"], ["headers", "payload"], ["headers", "body"], ["path", "payload"],
          ["path", "body"],
        ],
        content: .body(["payload", "body"]), holdsText: true, headers: .object(["headers"]), path: ["path", "url"],
        fillsInHeaders: false)

    case .fcm:
      // HTTP v1 with its proto and JSON spellings; the Admin SDKs take what is inside `message`.
      EnvelopeRow(
        name: "FCM", marks: [["message/apns"], ["message/token"], ["message/data"], ["apns/payload"]],
        content: .body(["message/apns/payload", "apns/payload"]),
        headers: .object(["message/apns/headers", "apns/headers"]), wantsTextHeaders: true)

    case .sns:
      // `Message` is JSON text that holds the text of each platform; some keep only the inner one.
      EnvelopeRow(
        name: "SNS",
        marks: [
          ["Message/APNS"], ["Message/APNS_SANDBOX"], ["Message", "MessageStructure"], ["APNS"], ["APNS_SANDBOX"],
        ],
        content: .body(["Message/APNS", "Message/APNS_SANDBOX", "APNS", "APNS_SANDBOX"]), holdsText: true,
        headers: .members([
          "apns-push-type": "MessageAttributes/AWS.SNS.MOBILE.APNS.PUSH_TYPE/StringValue",
          "apns-topic": "MessageAttributes/AWS.SNS.MOBILE.APNS.TOPIC/StringValue",
          "apns-priority": "MessageAttributes/AWS.SNS.MOBILE.APNS.PRIORITY/StringValue",
          "apns-collapse-id": "MessageAttributes/AWS.SNS.MOBILE.APNS.COLLAPSE_ID/StringValue",
        ]))

    case .oneSignal:
      // The type is in the URL. `headings` and `contents` become the alert.
      EnvelopeRow(
        name: "OneSignal", marks: [["event_updates"], ["event_attributes"]],
        content: .members(
          EnvelopeMembers(
            fields: [
              .event: "event", .contentState: "event_updates", .attributes: "event_attributes",
              .staleDate: "stale_date", .dismissalDate: "dismissal_date", .relevanceScore: "ios_relevance_score",
            ],
            event: .member, needs: [.contentState, .attributes], alertTexts: ["headings", "contents"])),
        suppliedTypes: ["OneSignalLiveActivityAttributeData", "OneSignalLiveActivityContentStateData"])

    case .braze:
      // The type's name is the one given to registerPushToStart.
      EnvelopeRow(
        name: "Braze",
        marks: [
          ["content_state", "activity_id"], ["content_state", "activity_attributes_type"],
          ["content_state", "activity_attributes"], ["content_state", "end_activity"],
          ["activity_attributes_type", "activity_id"],
        ],
        content: .members(
          EnvelopeMembers(
            fields: [
              .contentState: "content_state", .attributes: "activity_attributes",
              .attributesType: "activity_attributes_type", .alert: "notification/alert", .staleDate: "stale_date",
              .dismissalDate: "dismissal_date",
            ],
            event: .address(startOnly: ["activity_attributes", "activity_attributes_type"], isEnd: "end_activity"),
            needs: [.contentState, .attributes, .alert], dates: .iso8601, hasOwnTypeNames: true)))

    case .airship:
      // The keys of a start are not public, so there only the state is judged.
      EnvelopeRow(
        name: "Airship", marks: [["notification/ios/live_activity"]],
        content: .members(
          EnvelopeMembers(
            base: "notification/ios/live_activity",
            fields: [
              .event: "event", .contentState: "content_state", .alert: "alert", .timestamp: "timestamp",
              .staleDate: "stale_date", .dismissalDate: "dismissal_date", .relevanceScore: "relevance_score",
            ],
            event: .member, needs: [.contentState])))

    case .customerIO:
      // `notification_type` is a name of its own.
      EnvelopeRow(
        name: "Customer.io",
        marks: [
          ["content_state", "notification_type"], ["content_state", "instance_id"], ["content_state", "push_payload"],
        ],
        content: .members(
          EnvelopeMembers(
            fields: [.contentState: "content_state", .attributes: "attributes", .alert: "push_payload/alert"],
            event: .address(startOnly: ["notification_type", "attributes"], isEnd: nil),
            needs: [.contentState, .attributes, .alert])))

    case .pushwoosh:
      // `content` becomes the alert.
      EnvelopeRow(
        name: "Pushwoosh", marks: [["request/notifications/*/live_activity"]],
        content: .members(
          EnvelopeMembers(
            base: "request/notifications/*/live_activity",
            fields: [
              .contentState: "content-state", .attributes: "attributes", .attributesType: "attributes-type",
            ],
            event: .address(startOnly: ["attributes", "attributes-type"], isEnd: nil),
            needs: [.contentState, .attributes])))

    case .ably:
      EnvelopeRow(
        name: "Ably", marks: [["apns/aps"]], content: .body(["apns"]), headers: .object(["headers"]))
    }
  }
}
