import Testing

@testable import LAContract

@Suite("Push key check")
struct PushKeyCheckTests {
  @Test(
    "A key that does nothing where it stands is said so",
    arguments: [
      ("@update", #""attributes": {}"#, "ignored-key /aps/attributes"),
      ("@update", #""attributes-type": "LoafAttributes""#, "ignored-key /aps/attributes-type"),
      ("@end", #""attributes-type": "Other""#, "ignored-key /aps/attributes-type"),
      ("@end", #""input-push-token": 1"#, "ignored-key /aps/input-push-token"),
      ("@update", #""input-push-channel": "x""#, "ignored-key /aps/input-push-channel"),
      ("@update", #""dismissal-date": 1"#, "ignored-key /aps/dismissal-date"),
      ("@start", #""dismissal-date": 1800000600"#, "ignored-key /aps/dismissal-date"),
      ("@update", #""dismissal-date": null"#, ""), ("@update", #""attributes": null"#, ""),
      ("@update", #""input-bundle-identifiers": []"#, ""),
      ("@update", #""badge": 1"#, "ignored-key /aps/badge"), ("@update", #""badge": null"#, ""),
      ("@update", #""category": "c""#, "ignored-key /aps/category"),
      ("@update", #""thread-id": "c""#, "ignored-key /aps/thread-id"),
      ("@update", #""content-available": 1"#, "ignored-key /aps/content-available"),
      ("@update", #""mutable-content": 1"#, "ignored-key /aps/mutable-content"),
      ("@update", #""interruption-level": "active""#, "ignored-key /aps/interruption-level"),
      ("@update", #""target-content-id": "c""#, "ignored-key /aps/target-content-id"),
      ("@update", #""filter-criteria": "c""#, "ignored-key /aps/filter-criteria"),
      ("@update", #""url-args": []"#, "ignored-key /aps/url-args"),
      ("@update", #""content-changed": true"#, "ignored-key /aps/content-changed"),
      ("@update", #""sound": "default""#, "sound-misplaced /aps/sound"),
      ("@start", #""sound": "default""#, "sound-misplaced /aps/sound"),
      ("@end", #""relevance-score": "9""#, "ignored-value /aps/relevance-score"),
      ("@end", #""relevance-score": -3.5e2"#, ""), ("@end", #""relevance-score": null"#, ""),
    ] as [(String, String, String)])
  func ignoredKeys(event: String, member: String, expected: String) {
    #expect(CheckTable.findings(aps: "\(event), \(member)") == CheckTable.expected(expected))
  }

  @Test(
    "An unknown key comes with the one that was meant",
    arguments: [
      ("staleDate", "stale-date"), ("stale_date", "stale-date"), ("stale-dates", "stale-date"),
      ("StaleDate", "stale-date"), ("relevanceScore", "relevance-score"), ("relevance", nil),
      ("dismissaldate", "dismissal-date"), ("dismisal-date", "dismissal-date"), ("alerts", "alert"),
      ("input_push_token", "input-push-token"), ("Badge", "badge"), ("mutable_content", "mutable-content"),
      ("id", nil), ("order", nil), ("data", nil), ("priority", nil), ("content", nil), ("", nil), ("時刻", nil),
    ] as [(String, String?)])
  func unknownKeys(key: String, meant: String?) {
    let aps = #"@update, "\#(key)": 3"#
    #expect(CheckTable.findings(aps: aps) == "unknown-aps-key /aps/\(key)")
    let messages = CheckTable.messages(aps: aps)
    #expect(messages.first?.contains("rename it to \"\(meant ?? "")\"") == (meant != nil), "\(messages)")
  }

  @Test(
    "A misspelt required key is only the missing one",
    arguments: [
      (#""Event": "update", @time, @state"#, "event-missing /aps/event"),
      (#""event": "update", "timeStamp": 1800000000, @state"#, "timestamp-missing /aps/timestamp"),
      (#""event": "update", "timestmap": 1800000000, @state"#, "timestamp-missing /aps/timestamp"),
      (#""event": "update", @time, "contentState": {"n": 1}"#, "content-state-missing /aps/content-state"),
      (#""event": "update", @time, "content_state": {"n": 1}"#, "content-state-missing /aps/content-state"),
      (#""event": "end", @time, "contentstate": {"n": 1}"#, "end-without-content-state /aps/content-state"),
      (#""event": "update", @time, @state, "content_state": {"n": 1}"#, "unknown-aps-key /aps/content_state"),
      (
        #""event": "update", @time, "content_state": {}, "contentState": {}"#,
        "content-state-missing /aps/content-state, unknown-aps-key /aps/contentState"
      ),
    ] as [(String, String)])
  func misspeltKeys(aps: String, expected: String) {
    #expect(CheckTable.findings(aps: aps) == CheckTable.expected(expected))
  }

  @Test(
    "Beside aps stands what one likes, unless it was meant for somewhere else",
    arguments: [
      (#"@update"#, #""order": 7, "data": {"a": [1]}, "event": "x", "timestamp": 1"#, ""),
      (#"@update"#, #""headers": {"apns-priority": "5"}"#, "misplaced-key /headers"),
      (#"@update"#, #""headers": {"x-trace": "5"}"#, ""), (#"@update"#, #""headers": null"#, ""),
      (#"@update"#, #""stale-date": 1800000060"#, "misplaced-key /stale-date"),
      (#"@end"#, #""dismissal-date": 0"#, "misplaced-key /dismissal-date"),
      (#""event": "update", @time"#, #"@state"#, "content-state-missing /aps/content-state"),
      (#""event": "update", @state"#, #""timestamp": 1800000000"#, "timestamp-missing /aps/timestamp"),
      (#"@time, @state"#, #""event": "update""#, "event-missing /aps/event"),
      (#"@update"#, #"@state"#, ""), (#"@silent"#, #""alert": {}"#, "start-alert-missing /aps/alert"),
    ] as [(String, String, String)])
  func besideAPS(aps: String, beside: String, expected: String) {
    let payload = CheckTable.expand(#"{\#(beside), "aps": {\#(aps)}}"#)
    #expect(CheckTable.findings(payload: payload) == CheckTable.expected(expected))
  }
}
