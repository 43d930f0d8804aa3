import Testing

@testable import LAContract

@Suite("Envelopes")
struct EnvelopeTests {
  /// A text as it stands in a JSON string; twice for text in text.
  static func quoted(_ text: String) -> String {
    "\"" + CheckTable.expand(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static let update = #"{"aps": {@update}}"#
  static let wrong = #"{"aps": {"event": "update", @time, "content-state": {"n": "1"}}}"#
  static func sns(_ payload: String) -> String {
    #"{"TargetArn": "arn", "MessageStructure": "json", "Message": \#(quoted(#"{"default": "-", "APNS": \#(quoted(payload))}"#))}"#
  }

  /// A right one of each, and the ways that it goes wrong.
  static let payloads: [(String, String)] = [
    (update, ""),
    (#"{"Simulator Target Bundle": "com.example.loaf", "aps": {@start}}"#, ""),
    (#"{"Simulator Target Bundle": "com.example.loaf", "aps": {"alert": {"title": "T", "body": "B"}}}"#, ""),
    (#"{"Simulator Target Bundle": "com.example.loaf", "aps": {@state, @time}}"#, "event-missing /aps/event"),
    (wrong, "type-mismatch /aps/content-state/n"),

    // A request file.
    (#"{"payload": \#(update)}"#, ""),
    (#"{"body": \#(quoted(update))}"#, ""),
    (#"{"body": \#(quoted(wrong))}"#, "type-mismatch /body"),
    (#"{"headers": {"x": "y"}, "aps": {@update}}"#, ""),
    (#"{"path": "/3/device/ab", "payload": {@update}}"#, "aps-missing /payload/aps"),
    (#"{"path": "/3/device/ab", "body": "{"}"#, "json-syntax /body"),
    (
      #"{"path": "/3/device/ab", "body": "{\"aps\": {}, }"}"#,
      "json-syntax /body, event-missing /body, timestamp-missing /body"
    ),

    // FCM HTTP v1, and the Admin SDK's spelling.
    (
      #"{"message": {"token": "t", "apns": {"live_activity_token": "a1", "headers": {"apns-priority": "10"}, "payload": \#(update)}}}"#,
      ""
    ),
    (#"{"token": "t", "apns": {"liveActivityToken": "a1", "payload": {"aps": {@start}}}}"#, ""),
    (
      #"{"message": {"token": "t", "apns": {"payload": \#(wrong)}}}"#,
      "type-mismatch /message/apns/payload/aps/content-state/n"
    ),
    (
      #"{"message": {"token": "t", "apns": {"headers": {"apns-priority": 10}, "payload": \#(update)}}}"#,
      "priority-invalid /message/apns/headers/apns-priority"
    ),
    (
      #"{"message": {"token": "t", "apns": {"payload": {"live_activity_token": "a1", "aps": {@update}}}}}"#,
      "misplaced-key /message/apns/payload/live_activity_token"
    ),
    (
      #"{"message": {"token": "t", "apns": {"payload": {"headers": {"apns-priority": "5"}, "aps": {@update}}}}}"#,
      "misplaced-key /message/apns/payload/headers"
    ),
    (
      #"{"message": {"token": "t", "data": {"event": "update", "content-state": "{}"}}}"#,
      "aps-missing /message/apns/payload/aps"
    ),
    (
      #"{"message": {"token": "t", "apns": {"payload": {"aps": \#(quoted(#"{@update}"#))}}}}"#,
      "stringified-json /message/apns/payload/aps"
    ),
    (
      #"{"message": {"token": "t", "apns": {"payload": \#(quoted(update))}}}"#, "stringified-json /message/apns/payload"
    ),
    (
      #"{"message": {"token": "t", "apns": {"payload": {"content-state": {"n": 1}, "aps": {"event": "update", @time}}}}}"#,
      "content-state-missing /message/apns/payload/aps/content-state"
    ),

    // SNS: text in text.
    (sns(update), ""),
    (sns(wrong), "type-mismatch /Message"),
    (sns(#"{"aps": {"event": "update", "event": "end", @time, @state}}"#), "duplicate-key /Message"),
    (sns(#"{"event": "update"}"#), "aps-missing /Message"),
    (sns(#"{"aps": "#), "json-syntax /Message"),
    (#"{"Message": "{", "MessageStructure": "json"}"#, "json-syntax /Message"),
    (#"{"Message": "{}", "MessageStructure": "json"}"#, "aps-missing /Message"),
    (#"{"default": "-", "APNS_SANDBOX": \#(quoted(wrong)), "APNS": \#(quoted(wrong))}"#, "type-mismatch /APNS"),
    (#"{"APNS_SANDBOX": \#(quoted(update)), "APNS": \#(quoted(wrong))}"#, "type-mismatch /APNS"),
    (
      #"{"APNS": \#(quoted(update)), "MessageAttributes": {"AWS.SNS.MOBILE.APNS.PUSH_TYPE": {"DataType": "String", "StringValue": "alert"}, "AWS.SNS.MOBILE.APNS.TOPIC": {"StringValue": "com.example.push-type.liveactivity"}}}"#,
      "push-type-invalid /MessageAttributes/AWS.SNS.MOBILE.APNS.PUSH_TYPE/StringValue"
    ),

    // OneSignal.
    (
      #"{"event": "start", "name": "x", "event_attributes": {"a": 1}, "event_updates": {"n": 1}, "headings": {"en": "T"}, "contents": {"en": "B"}}"#,
      ""
    ),
    (
      #"{"event": "end", "name": "x", "event_updates": {"n": 1}, "dismissal_date": 1800000600, "stale_date": 1800000600, "priority": 5, "sound": "s"}"#,
      ""
    ),
    (
      #"{"event": "start", "event_attributes": {"a": 1}, "event_updates": {"n": 1}, "headings": {"en": "T"}}"#,
      "start-alert-missing /contents"
    ),
    (
      #"{"event": "start", "event_updates": {"n": 1.5}, "headings": {"en": "T"}, "contents": {"en": "B"}}"#,
      "attributes-missing /event_attributes, invalid-value /event_updates/n"
    ),
    (
      #"{"event": "update", "event_updates": "{\"n\": 1}", "stale_date": 1800000600000}"#,
      "stringified-json /event_updates, time-in-milliseconds /stale_date"
    ),
    (
      #"{"event": "stop", "event_updates": {"n": 1}, "stale_date": "2027-01-01"}"#,
      "event-unknown /event, ignored-value /stale_date"
    ),

    // Braze, whose times are texts.
    (
      #"{"activity_id": "r", "activity_attributes_type": "My loaf", "activity_attributes": {"a": 1}, "content_state": {"n": 1}, "stale_date": "2027-01-15T10:00:00+0000", "notification": {"alert": {"title": "T", "body": "B"}}}"#,
      ""
    ),
    (
      #"{"activity_id": "r", "content_state": {"n": 1}, "end_activity": true, "dismissal_date": "2027-01-15T10:00:00+0000"}"#,
      ""
    ),
    (
      #"{"activity_id": "r", "activity_attributes": {}, "content_state": {"n": 1}, "notification": {}}"#,
      "missing-key /activity_attributes/a, start-alert-missing /notification/alert"
    ),
    (
      #"{"activity_id": "r", "content_state": {"n": null}, "stale_date": 1800000600}"#,
      "null-value /content_state/n, ignored-value /stale_date"
    ),
    (
      #"{"activity_id": "r", "activity_attributes_type": "x", "activity_attributes": {"a": 1}, "notification": {"alert": {"title": "T"}}}"#,
      "content-state-missing /content_state, start-alert-missing /notification/alert"
    ),

    // Airship.
    (
      #"{"audience": "all", "notification": {"ios": {"live_activity": {"name": "r", "event": "update", "content_state": {"n": 1}, "priority": 5, "timestamp": 1800000000}}}}"#,
      ""
    ),
    (#"{"notification": {"ios": {"live_activity": {"event": "start", "content_state": {"n": 1}}}}}"#, ""),
    (
      #"{"notification": {"ios": {"live_activity": {"event": "update", "content_state": {"m": 1}, "alert": {"title": "T"}}}}}"#,
      "missing-key /notification/ios/live_activity/content_state/n, unknown-key /notification/ios/live_activity/content_state/m, alert-unusable /notification/ios/live_activity/alert"
    ),
    (
      #"{"notification": {"ios": {"live_activity": {"event": "update"}}}}"#,
      "content-state-missing /notification/ios/live_activity/content_state"
    ),

    // Customer.io.
    (
      #"{"platform": "ios", "notification_type": "com.example.loaf", "attributes": {"a": 1}, "content_state": {"n": 1}, "push_payload": {"alert": {"title": "T", "body": "B"}}}"#,
      ""
    ),
    (#"{"instance_id": "01", "content_state": {"n": 1}}"#, ""),
    (
      #"{"notification_type": "com.example.loaf", "attributes": {"a": "1"}, "content_state": {"n": 1}}"#,
      "type-mismatch /attributes/a, start-alert-missing /push_payload/alert"
    ),

    // Pushwoosh, which may send several.
    (
      #"{"request": {"notifications": [{"content": "T", "live_activity": {"attributes-type": "LoafAttributes", "attributes": {"a": 1}, "content-state": {"n": 1}}}]}}"#,
      ""
    ),
    (
      #"{"request": {"notifications": [{"live_activity": {"content-state": {"n": 1}}}, {"live_activity": {"content-state": {"n": "1"}}}]}}"#,
      "type-mismatch /request/notifications/1/live_activity/content-state/n"
    ),
    (
      #"{"request": {"notifications": [{"live_activity": {"attributes-type": "Loaf", "attributes": {"a": 1}, "content-state": {"n": 1}}}]}}"#,
      "attributes-type-mismatch /request/notifications/0/live_activity/attributes-type"
    ),

    // Ably, whose headers may be numbers.
    (
      #"{"recipient": {"channels": ["c"]}, "apnsBroadcast": "B", "apns": {"aps": {"input-push-channel": "c29tZQ==", @start}}, "headers": {"apns-priority": 10}}"#,
      ""
    ),
    (
      #"{"recipient": {}, "apns": {"aps": {"event": "update", @time, "content-state": {"n": true}}}, "headers": {"apns-priority": 7}}"#,
      "type-mismatch /apns/aps/content-state/n, priority-invalid /headers/apns-priority"
    ),
  ]

  @Test("What each sender makes of a push is found and judged by its own names", arguments: payloads)
  func findings(payload: String, expected: String) {
    #expect(CheckTable.findings(payload: CheckTable.expand(payload)) == CheckTable.expected(expected))
  }

  @Test("Every envelope of the table has a payload here that it is told from")
  func all() throws {
    let told = Set(
      Self.payloads.compactMap { payload, _ -> Envelope? in
        let file = SourceFile(path: "", text: CheckTable.expand(payload))
        guard let document = JSONParser.parse(MappedText(file)).document else { return nil }
        return PushFinder.recognized(in: Subject(file: file, text: MappedText(file), document: document))
      })
    #expect(told == Set(Envelope.allCases))
  }

  @Test("The verdicts and the event of an envelope are those of its push")
  func verdicts() {
    let report = CheckTable.report(payload: CheckTable.expand(Self.sns(#"{"aps": {@start}}"#)))
    #expect(report.event == "start" && report.attributesType == "LoafAttributes")
    #expect(report.contentStateDecodes == true && report.attributesDecode == true)
    let braze = CheckTable.report(payload: #"{"activity_id": "r", "content_state": {"n": 1.5}, "end_activity": true}"#)
    #expect(braze.event == "end" && braze.contentStateDecodes == false)
    let several = CheckTable.report(
      payload:
        #"{"request": {"notifications": [{"live_activity": {"content-state": {"n": "1"}}}, {"live_activity": {"content-state": {"n": 1}}}]}}"#
    )
    #expect(several.contentStateDecodes == false)
  }

  @Test("A finding inside JSON text points at the outer string and says where inside")
  func textInText() throws {
    let text = CheckTable.expand(Self.sns(Self.wrong))
    let finding = try #require(CheckTable.report(payload: text).findings.first)
    #expect(finding.message.hasSuffix(" (at /APNS/aps/content-state/n in the JSON text)"))
    let start = try #require(text.firstRange(of: #""{\"default"#)).lowerBound
    #expect(finding.location.offset == text.utf8.distance(from: text.startIndex, to: start))
  }

  @Test("An envelope can be forced")
  func forced() {
    var options = Linter.Options()
    options.envelope = .oneSignal
    #expect(
      CheckTable.findings(payload: #"{"event": "update"}"#, options: options) == "content-state-missing /event_updates")
    options.envelope = .fcm
    #expect(CheckTable.findings(payload: "{}", options: options) == "aps-missing /message/apns/payload/aps")
    options.envelope = .apns
    #expect(
      CheckTable.findings(payload: CheckTable.expand(#"{"payload": {"aps": {@update}}}"#), options: options)
        == "aps-missing /aps")
    options.envelope = .airship
    #expect(CheckTable.findings(payload: "{}", options: options) == "aps-missing /notification/ios/live_activity")
  }

  @Test("Members that OneSignal's server adds are not missed in its messages, and are elsewhere")
  func suppliedMembers() {
    let model = """
      struct LoafAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var n: Int
          var onesignal: OneSignalLiveActivityContentStateData?
        }
        var a: Int
        var onesignal: OneSignalLiveActivityAttributeData
      }
      """
    let start =
      #"{"event": "start", "event_attributes": {"a": 1}, "event_updates": {"n": 1}, "headings": {}, "contents": {}}"#
    #expect(CheckTable.findings(payload: start, model: model) == "")
    #expect(CheckTable.report(payload: start, model: model).attributesDecode == true)
    #expect(CheckTable.findings(aps: "@start", model: model) == "missing-key /aps/attributes/onesignal")
  }

  @Test("expo-widgets sends a name and JSON text, which is what its model says")
  func expoWidgets() {
    let model = """
      struct LiveActivityAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var name: String; var props: String }
      }
      """
    let push = { (state: String) in #""event": "update", @time, "content-state": \#(state)"# }
    #expect(CheckTable.findings(aps: push(#"{"name": "Loaf", "props": "{\"n\": 1}"}"#), model: model) == "")
    #expect(
      CheckTable.findings(aps: push(#"{"name": "Loaf", "props": {"n": 1}}"#), model: model)
        == "type-mismatch /aps/content-state/props")
  }

  @Test("Only the body that APNs gets is measured")
  func size() {
    let long = String(repeating: "x", count: 3000)
    #expect(
      CheckTable.findings(payload: CheckTable.expand(#"{"payload": {"aps": {@update}}, "note": "\#(long + long)"}"#))
        == "")
    let large = CheckTable.expand(#"{"aps": {@update}, "x": "\#(long + long)"}"#)
    #expect(CheckTable.findings(payload: #"{"payload": \#(large)}"#) == "payload-too-large /payload")
    #expect(CheckTable.findings(payload: #"{"APNS": \#(Self.quoted(large))}"#) == "payload-too-large /APNS")
    let state = #"{"n": 1, "x": "\#(long + long)"}"#
    #expect(
      CheckTable.findings(payload: #"{"activity_id": "r", "content_state": \#(state)}"#)
        == CheckTable.expected("activity-data-too-large /content_state, unknown-key /content_state/x"))
  }
}
