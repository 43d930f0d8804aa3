import Testing

@testable import LAContract

@Suite("Size check")
struct SizeCheckTests {
  private static let model = """
    struct LoafAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var s: String }
      var a: String
    }
    """

  /// An update of exactly that many bytes.
  private func update(_ size: Int, extra: String = "") -> String {
    let empty = #"{"aps":{"event":"update","timestamp":1800000000,"content-state":{"s":""}}\#(extra)}"#
    let text = String(repeating: "x", count: size - empty.utf8.count)
    return empty.replacing(#"{"s":""}"#, with: #"{"s":"\#(text)"}"#)
  }

  private func findings(_ payload: String, _ options: Linter.Options = .init()) -> String {
    CheckTable.findings(payload: payload, options: options, model: Self.model)
  }

  @Test(
    "A push to a device has 4096 bytes, and a note from 90 % on",
    arguments: [
      (3000, ""), (3686, ""), (3687, "payload-near-limit "), (4096, "payload-near-limit "),
      (4097, "payload-too-large "), (5121, "payload-too-large "), (20_000, "payload-too-large "),
    ] as [(Int, String)])
  func device(size: Int, expected: String) {
    let payload = update(size)
    #expect(payload.utf8.count == size)
    #expect(findings(payload) == expected)
  }

  @Test(
    "A push to a channel has 5120 bytes, of which ActivityKit takes 4096 for the content state",
    arguments: [
      (4096, ""), (4169, "activity-data-too-large /aps/content-state"), (5121, "payload-too-large "),
      (4608, "activity-data-too-large /aps/content-state"),
      (4609, "activity-data-too-large /aps/content-state\npayload-near-limit "),
      (5120, "activity-data-too-large /aps/content-state\npayload-near-limit "),
    ] as [(Int, String)])
  func channel(size: Int, expected: String) {
    #expect(findings(update(size), .channel) == expected)
  }

  @Test("White space that only the file has is no part of the body")
  func whiteSpace() {
    let compact = update(3000)
    for (padding, expected) in [(1096, ""), (1097, "payload-too-large-as-stored ")] {
      let space = String(repeating: " \n\t\r", count: padding / 4) + String(repeating: " ", count: padding % 4)
      #expect(findings(compact.replacing(#","timestamp""#, with: space + #","timestamp""#)) == expected)
      #expect(findings(compact + space) == expected)
      #expect(findings(space + compact) == expected)
    }
    #expect(findings(update(3900) + String(repeating: " ", count: 400)) == "payload-too-large-as-stored ")
    #expect(findings(update(4097) + String(repeating: " ", count: 400)) == "payload-too-large ")
  }

  @Test("White space inside a string counts")
  func whiteSpaceInString() {
    #expect(findings(update(4097).replacing("xxxx", with: #" \" "#)) == "payload-too-large ")
  }

  @Test("Bytes count, not characters, and an escape counts as it is written")
  func bytes() {
    #expect(findings(update(4096).replacing("xxxxxx", with: #"\u0078"#)) == "payload-near-limit ")
    let accents = update(2100).replacing("x", with: "é")
    #expect(accents.count == 2100 && accents.utf8.count > 4096)
    #expect(findings(accents) == "payload-too-large ")
  }

  @Test("The Simulator's key is not sent, so it is not counted")
  func simulator() {
    let key = #","Simulator Target Bundle": "org.example.bread""#
    let compact = #","Simulator Target Bundle":"org.example.bread""#
    #expect(findings(update(4096 + compact.utf8.count, extra: compact)) == "payload-near-limit ")
    #expect(findings(update(4096 + key.utf8.count, extra: key)) == "payload-near-limit ")
    #expect(findings(update(4097 + key.utf8.count, extra: key)) == "payload-too-large ")
    let first = update(4096).replacing("{\"aps\"", with: #"{"Simulator Target Bundle":"org.example","aps""#)
    #expect(findings(first) == "payload-near-limit ")
  }

  @Test(
    "Attributes and content state together have 4096 bytes, whatever their white space",
    arguments: [(4096, ""), (4097, "activity-data-too-large /aps/content-state")] as [(Int, String)])
  func activityData(size: Int, expected: String) {
    let attributes = #"{"a":"\#(String(repeating: "y", count: 1000))"}"#
    let state = #"{"s":"\#(String(repeating: "x", count: size - attributes.utf8.count - 8))"}"#
    #expect(attributes.utf8.count + state.utf8.count == size)
    let payload =
      #"{"aps": {"event": "start", "timestamp": 1800000000, "attributes-type": "LoafAttributes","#
      + #" "attributes": \#(attributes), "content-state":   \#(state), "alert": {"title": "", "body": "b"}}}"#
    // On its own the body would be refused; a channel's limit leaves room to see the other one.
    let found = findings(payload, .channel).split(separator: "\n").filter { $0.hasPrefix("activity") }
    #expect(found.joined() == expected)
  }

  @Test("On an update the attributes are not part of the activity's data")
  func attributesOfUpdate() {
    let payload = update(5000).replacing(
      #""content-state""#, with: #""attributes":{"a":"1"},"content-state""#)
    let trimmed = payload.replacing(String(repeating: "x", count: 900), with: "")
    #expect(!findings(trimmed, .channel).contains("activity-data-too-large"))
  }

  @Test("A bare content state has ActivityKit's limit only")
  func bareContentState() {
    let state = { (size: Int) in #"{"s":"\#(String(repeating: "x", count: size - 8))"}"# }
    #expect(findings(state(4096), .bareContentState).isEmpty)
    #expect(findings(state(4097), .bareContentState) == "activity-data-too-large ")
  }

  @Test("A large push names its largest members, and only those that count")
  func largestMembers() {
    let over = CheckTable.report(payload: update(4097), model: Self.model).findings.map(\.message)
    #expect(over == ["the body has 4097 bytes and APNs refuses more than 4096; shorten 's' (4025 bytes)"])
    let data = CheckTable.report(payload: update(4500), options: .channel, model: Self.model).findings.map(\.message)
    #expect(
      data == ["the content state has 4434 bytes and ActivityKit takes no more than 4096; shorten 's' (4428 bytes)"])
  }
}
