import Testing

@testable import LAContract

@Suite("Unrelated JSON")
struct UnrelatedTests {
  @Test(
    "Nothing of a Live Activity in it",
    arguments: [
      "{}", "[]", "1", "null", "{\"name\": \"x\"}", "{\"event\": \"a\", \"timestamp\": 1}",
      "{\"aps\": {\"alert\": {\"title\": \"Hi\"}, \"badge\": 1, \"relevance-score\": 1}}", "{\"aps\": null}",
      "{\"aps\": {\"alert\": \"x\"}, \"event\": \"purchase\", \"timestamp\": 1}", "{\"aps\": \"text\"}",
      "{\"cases\": [{\"aps\": {\"event\": \"update\"}}]}",
      "{\"message\": {\"token\": \"t\", \"data\": {\"event\": \"x\", \"timestamp\": \"1\"}}}",
      "{\"headers\": {}, \"payload\": {\"a\": 1}}", "{\"APNS\": \"{\\\"aps\\\": {\\\"alert\\\": \\\"x\\\"}}\"}",
    ])
  func unrelated(_ text: String) {
    #expect(Linter(models: []).isUnrelated(SourceFile(path: "a.json", text: text)))
  }

  @Test(
    "A push to a Live Activity, be it a bad one, or what may have been meant for one",
    arguments: [
      "", "{", "{\"a\": 1,}", "// {}", "{\"aps\": {\"event\": \"update\"}}", "{\"aps\": {\"timestamp\": 1}}",
      "{\"aps\": {\"contentState\": {}}}", "{\"aps\": {\"stale_date\": 1}}", "{\"aps\": \"{\\\"event\\\": 1}\"}",
      "{\"content-state\": {}}", "{\"attributes_type\": \"A\"}", "{\"event_updates\": {}}",
      "{\"message\": {\"apns\": {\"payload\": {\"aps\": {\"event\": \"end\", \"timestamp\": 1}}}}}",
      "{\"message\": {\"data\": {\"content_state\": \"{}\"}}}",
      "{\"headers\": {\"apns-push-type\": \"liveactivity\"}, \"payload\": {}}",
      "{\"APNS\": \"{\\\"aps\\\": {\\\"content-state\\\": {}}}\"}",
    ])
  func related(_ text: String) {
    #expect(!Linter(models: []).isUnrelated(SourceFile(path: "a.json", text: text)))
  }

  @Test("Where the caller has said what the payloads are, none is unrelated")
  func said() {
    let file = SourceFile(path: "a.json", text: "{}")
    var options = [Linter.Options(), Linter.Options(), Linter.Options()]
    options[0].isBareContentState = true
    options[1].envelope = .fcm
    options[2].expectsErrors = true
    for options in options { #expect(!Linter(models: [], options: options).isUnrelated(file)) }
    #expect(!Linter(models: []).isUnrelated(SourceFile(path: "a.http", text: "GET /")))
  }
}
