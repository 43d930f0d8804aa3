import Testing

@testable import LAContract

@Suite("Event check")
struct EventCheckTests {
  @Test(
    "Each event needs its keys, and a missing one is said once",
    arguments: [
      ("@update", ""), ("@end", ""), ("@start", ""),
      (#"@time, @state"#, "event-missing /aps/event"),
      (#""event": null, @time, @state"#, "event-missing /aps/event"),
      (#""event": 1, @time, @state"#, "event-missing /aps/event"),
      (#""event": ["update"], @time, @state"#, "event-missing /aps/event"),
      (#""Event": "update", @time, @state"#, "event-missing /aps/event"),
      (#""events": "update", @time, @state"#, "event-missing /aps/event"),
      (#""event": "", @time, @state"#, "event-unknown /aps/event"),
      (#""event": "UPDATE", @time, @state"#, "event-unknown /aps/event"),
      (#""event": "updated", @time, @state"#, "event-unknown /aps/event"),
      (#""event": "update ", @time, @state"#, "event-unknown /aps/event"),
      (#""event": "stop", @time, @state"#, "event-unknown /aps/event"),
      (#""event": "upd\u0061te", @time, @state"#, ""),
      (#""event": "update", @state"#, "timestamp-missing /aps/timestamp"),
      (#""event": "update", "time-stamp": 1800000000, @state"#, "timestamp-missing /aps/timestamp"),
      (#""event": "update", "timestamp": null, @state"#, "timestamp-invalid /aps/timestamp"),
      (#""event": "update", "timestamp": "1800000000", @state"#, "timestamp-invalid /aps/timestamp"),
      (#""event": "update", "timestamp": true, @state"#, "timestamp-invalid /aps/timestamp"),
      (#""event": "update", @time"#, "content-state-missing /aps/content-state"),
      (#""event": "end", @time"#, "end-without-content-state /aps/content-state"),
      (#""event": "end""#, "timestamp-missing /aps/timestamp, end-without-content-state /aps/content-state"),
      (#"@time"#, "event-missing /aps/event"),
      (#""event": "nope", @time"#, "event-unknown /aps/event"),
      ("", "event-missing /aps/event, timestamp-missing /aps/timestamp"),
      (
        #""event": "start""#,
        "timestamp-missing /aps/timestamp, content-state-missing /aps/content-state, "
          + "attributes-type-missing /aps/attributes-type, attributes-missing /aps/attributes, "
          + "start-alert-missing /aps/alert"
      ),
    ] as [(String, String)])
  func requiredKeys(aps: String, expected: String) {
    #expect(CheckTable.findings(aps: aps) == CheckTable.expected(expected))
  }

  @Test(
    "A content state is an object; its text is no substitute",
    arguments: [
      (#"null"#, "content-state-invalid /aps/content-state"), (#"1"#, "content-state-invalid /aps/content-state"),
      (#""n""#, "content-state-invalid /aps/content-state"), (#"false"#, "content-state-invalid /aps/content-state"),
      (#""""#, "content-state-invalid /aps/content-state"), (#""12""#, "content-state-invalid /aps/content-state"),
      (#""{\"n\": 1}""#, "stringified-json /aps/content-state"), (#""[]""#, "stringified-json /aps/content-state"),
      (#"[]"#, "type-mismatch /aps/content-state"), (#"{}"#, "missing-key /aps/content-state/n"), (#"{"n": 2}"#, ""),
    ] as [(String, String)])
  func contentState(value: String, expected: String) {
    for event in ["update", "end"] {
      let aps = #""event": "\#(event)", @time, "content-state": \#(value)"#
      #expect(CheckTable.findings(aps: aps) == CheckTable.expected(expected))
    }
  }

  @Test(
    "A start says what to start",
    arguments: [
      (#""attributes-type": null, "attributes": {"a": 1}"#, "attributes-type-missing /aps/attributes-type"),
      (#""attributes-type": 3, "attributes": {"a": 1}"#, "attributes-type-missing /aps/attributes-type"),
      (#""attributes_type": "LoafAttributes", "attributes": {"a": 1}"#, "attributes-type-missing /aps/attributes-type"),
      (#""attributeType": "LoafAttributes", "attributes": {"a": 1}"#, "attributes-type-missing /aps/attributes-type"),
      (#""attributes-type": "LoafAttributes", "attributes": null"#, "attributes-missing /aps/attributes"),
      (#""attributes-type": "LoafAttributes", "attributes": []"#, "type-mismatch /aps/attributes"),
      (#""attributes-type": "LoafAttributes", "attributes": "a""#, "attributes-missing /aps/attributes"),
      (#""attributes-type": "LoafAttributes", "attributes": "{\"a\": 1}""#, "stringified-json /aps/attributes"),
      (#""attributes-type": "LoafAttributes", "attribute": {"a": 1}"#, "attributes-missing /aps/attributes"),
      (#""attributes-type": "LoafAttributes", "attributes": {}"#, "missing-key /aps/attributes/a"),
      (#""attributes-type": "LoafAttributes""#, "attributes-missing /aps/attributes"),
    ] as [(String, String)])
  func start(members: String, expected: String) {
    let aps = #""event": "start", @time, @state, "alert": {"title": "", "body": "B"}, \#(members)"#
    #expect(CheckTable.findings(aps: aps) == CheckTable.expected(expected))
  }

  @Test(
    "What asks for updates is one of two",
    arguments: [
      (#""input-push-token": 1"#, ""), (#""input-push-token": 1.0"#, ""), (#""input-push-token": null"#, ""),
      (#""input-push-token": 0"#, "ignored-value /aps/input-push-token"),
      (#""input-push-token": true"#, "ignored-value /aps/input-push-token"),
      (#""input-push-token": "1""#, "ignored-value /aps/input-push-token"),
      (#""input-push-channel": "bG9hZg==""#, ""), (#""input-push-channel": null"#, ""),
      (#""input-push-channel": """#, "input-push-channel-invalid /aps/input-push-channel"),
      (#""input-push-channel": "bG9hZg""#, "input-push-channel-invalid /aps/input-push-channel"),
      (#""input-push-channel": 12"#, "input-push-channel-invalid /aps/input-push-channel"),
      (#""input-push-channel": ["bG9hZg=="]"#, "input-push-channel-invalid /aps/input-push-channel"),
      (
        #""input-push-token": 1, "input-push-channel": "bG9hZg==""#,
        "push-input-conflict /aps/input-push-channel"
      ),
      (#""input-push-token": null, "input-push-channel": "bG9hZg==""#, ""),
      (#""input-push-token": 0, "input-push-channel": "bG9hZg==""#, "ignored-value /aps/input-push-token"),
      (#""input-bundle-identifiers": ["org.example"]"#, ""),
    ] as [(String, String)])
  func pushInput(members: String, expected: String) {
    #expect(CheckTable.findings(aps: "@start, \(members)") == CheckTable.expected(expected))
  }

  @Test(
    "Where there is no aps object, that is all there is to say",
    arguments: [
      (#"{}"#, "aps-missing /aps"), (#"[]"#, "aps-missing /aps"), (#"12"#, "aps-missing /aps"),
      (#"null"#, "aps-missing /aps"), (#""{}""#, "aps-missing /aps"), (#"{"aps": null}"#, "aps-missing /aps"),
      (#"{"aps": []}"#, "aps-missing /aps"), (#"{"aps": "x"}"#, "aps-missing /aps"),
      (#"{"aps": "{}"}"#, "stringified-json /aps"), (#"{"Aps": {}}"#, "aps-missing /aps"),
      (#"{"event": "update", "content-state": {}}"#, "aps-missing /aps"),
      (#"{"alert": "x"}"#, "aps-missing /aps"),
    ] as [(String, String)])
  func withoutAPS(payload: String, expected: String) {
    #expect(CheckTable.findings(payload: payload) == CheckTable.expected(expected))
  }

  @Test("Only a channel push cannot start")
  func channel() {
    #expect(CheckTable.findings(aps: "@start", options: .channel) == "channel-start /aps/event")
    for aps in ["@update", "@end"] { #expect(CheckTable.findings(aps: aps, options: .channel).isEmpty) }
  }

  @Test("A bare content state has no push around it to check")
  func bareContentState() {
    #expect(CheckTable.findings(payload: #"{"n": 1}"#, options: .bareContentState).isEmpty)
    #expect(CheckTable.findings(payload: #"{"aps": {}, "n": 1}"#, options: .bareContentState) == "unknown-key /aps")
    #expect(CheckTable.findings(payload: #"12"#, options: .bareContentState) == "type-mismatch ")
  }
}
