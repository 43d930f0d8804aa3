import Testing

@testable import LAContract

@Suite("Alert check")
struct AlertCheckTests {
  private static let unusable = [
    #"{}"#, #"{"title": "T"}"#, #"{"body": "B"}"#, #"{"sound": "default"}"#, #"{"title": 1, "body": "B"}"#,
    #"{"title": "T", "body": null}"#, #"{"title": {}, "body": "B"}"#, #"{"title": {"loc-key": 3}, "body": "B"}"#,
    #"{"title": ["T"], "body": "B"}"#, #"{"title-loc-key": "T", "loc-key": "B"}"#,
    #"{"title": "T", "loc-key": "B", "loc-args": []}"#, #"{"Title": "T", "Body": "B"}"#, #"[]"#, #"1"#, #"true"#,
    #""Bread""#, #""""#, #"{"title": "", "sound": ""}"#,
  ]

  @Test("An alert without a title and a body drops a start, and shows nothing on others", arguments: unusable)
  func unusableAlert(alert: String) {
    let aps = #""alert": \#(alert)"#
    #expect(CheckTable.findings(aps: "@silent, \(aps)") == "start-alert-missing /aps/alert")
    #expect(CheckTable.findings(aps: "@update, \(aps)") == "alert-unusable /aps/alert")
    #expect(CheckTable.findings(aps: "@end, \(aps)") == "alert-unusable /aps/alert")
  }

  @Test(
    "An alert with a title and a body is usable",
    arguments: [
      (#"{"title": "T", "body": "B"}"#, ""), (#"{"title": "", "body": "B"}"#, ""),
      (#"{"title": "", "body": "", "sound": "bell.caf"}"#, ""), (#"{"title": "T", "body": "B", "sound": ""}"#, ""),
      (#"{"title": {"loc-key": "T"}, "body": {"loc-key": "B", "loc-args": []}}"#, ""),
      (#"{"title": {"loc-key": "T", "loc-args": ["1", "2"]}, "body": "B"}"#, ""),
      (#"{"title": "T", "body": "B", "sound": null}"#, ""), (#"{"title": "T", "body": "B", "x": 1}"#, ""),
      (#"{"title": "", "body": ""}"#, "alert-empty /aps/alert"),
      (#"{"title": "", "body": "", "sound": ""}"#, "alert-empty /aps/alert"),
      (#"{"title": "T", "body": "B", "sound": {"name": "x"}}"#, "ignored-value /aps/alert/sound"),
      (#"{"title": "T", "body": "B", "sound": 1}"#, "ignored-value /aps/alert/sound"),
      (#"{"title": {"loc-key": "T", "loc-args": [1]}, "body": "B"}"#, "ignored-value /aps/alert/title/loc-args"),
      (#"{"title": "T", "body": {"loc-key": "B", "loc-args": "1"}}"#, "ignored-value /aps/alert/body/loc-args"),
      (#"{"title": "T", "body": {"loc-key": "B", "loc-args": ["1", null]}}"#, "ignored-value /aps/alert/body/loc-args"),
      (#"{"title": "T", "body": "B", "subtitle": "S"}"#, "ignored-key /aps/alert/subtitle"),
      (#"{"title": "T", "body": "B", "title-loc-key": "S"}"#, "ignored-key /aps/alert/title-loc-key"),
      (
        #"{"title": "T", "body": "B", "loc-key": "S", "loc-args": []}"#,
        "ignored-key /aps/alert/loc-key, ignored-key /aps/alert/loc-args"
      ),
      (#"{"title": "T", "body": "B", "launch-image": "S"}"#, "ignored-key /aps/alert/launch-image"),
    ] as [(String, String)])
  func usableAlert(alert: String, expected: String) {
    for event in ["@silent", "@update", "@end"] {
      #expect(CheckTable.findings(aps: #"\#(event), "alert": \#(alert)"#) == CheckTable.expected(expected))
    }
  }

  @Test("No alert is wrong for a start only, and null is no alert")
  func absent() {
    #expect(CheckTable.findings(aps: "@silent") == "start-alert-missing /aps/alert")
    #expect(CheckTable.findings(aps: #"@silent, "alert": null"#) == "start-alert-missing /aps/alert")
    #expect(CheckTable.findings(aps: #"@update, "alert": null"#).isEmpty)
    #expect(CheckTable.findings(aps: #"@end, "alert": null"#).isEmpty)
  }

  @Test("An alert as JSON text is that and nothing else", arguments: ["@silent", "@update", "@end"])
  func stringified(event: String) {
    let aps = #"\#(event), "alert": "{\"title\": \"T\", \"body\": \"B\"}""#
    #expect(CheckTable.findings(aps: aps) == "stringified-json /aps/alert")
  }

  @Test("A misspelt alert is the missing one of a start, and an unknown key elsewhere")
  func misspelt() {
    let alert = #""alerts": {"title": "T", "body": "B"}"#
    #expect(CheckTable.findings(aps: "@silent, \(alert)") == "start-alert-missing /aps/alert")
    #expect(CheckTable.findings(aps: "@update, \(alert)") == "unknown-aps-key /aps/alerts")
  }

  @Test("Without a known event nobody can say what the alert is for")
  func unknownEvent() {
    #expect(CheckTable.findings(aps: #""event": "go", @time, @state, "alert": {}"#) == "event-unknown /aps/event")
  }
}
