import Testing

@testable import LAContract

@Suite("Key check")
struct KeyCheckTests {
  /// Members of a content state in short, the object that is sent for it, and the findings below `/aps/content-state`.
  private func check(_ members: String, _ state: String, _ expected: String) {
    let model = "struct LoafAttributes: ActivityAttributes { struct ContentState: Codable { \(members) } }"
    let aps = #""event": "update", @time, "content-state": \#(state)"#
    let found = CheckTable.findings(aps: aps, model: model).replacing("/aps/content-state/", with: "")
    #expect(found == CheckTable.expected(expected), "\(members) \(state)")
  }

  @Test(
    "One misspelt key is one finding, two different names are two",
    arguments: [
      ("var driverName: String", #"{"driver_name": "A"}"#, "missing-key driverName"),
      ("var driverName: String", #"{"DriverName": "A"}"#, "missing-key driverName"),
      ("var driverName: String", #"{"driverNmae": "A"}"#, "missing-key driverName"),
      ("var driverName: String?", #"{"driver_name": "A"}"#, "unknown-key driver_name"),
      ("var driverName: String", #"{"driverName": "A", "driver_name": "A"}"#, "unknown-key driver_name"),
      ("var maxValue: Int", #"{"minValue": 1}"#, "missing-key maxValue, unknown-key minValue"),
      ("var awayScore: Int", #"{"homeScore": 1}"#, "missing-key awayScore, unknown-key homeScore"),
      (
        "var driverLongitude: Double", #"{"driverLatitude": 1}"#,
        "missing-key driverLongitude, unknown-key driverLatitude"
      ),
      (
        "var minValue: Int; var maxValue: Int", #"{"min_value": 1, "max_value": 2}"#,
        "missing-key minValue, missing-key maxValue"
      ),
      ("var lines: Int; var liner: Int", #"{"line": 1}"#, "missing-key lines, missing-key liner"),
      ("var stopName: Int; var stopNames: Int", #"{"stop_names": 1}"#, "missing-key stopName, missing-key stopNames"),
      ("var a: Int", #"{"b": 1}"#, "missing-key a, unknown-key b"),
      ("var a: Int", #"{"A": 1}"#, "missing-key a"),
      ("var eta: Int", #"{"etd": 1}"#, "missing-key eta, unknown-key etd"),
      ("var a: Int; var b: Int", #"{}"#, "missing-key a, missing-key b"),
    ] as [(String, String, String)])
  func spelling(members: String, state: String, expected: String) {
    check(members, state, expected)
  }

  @Test(
    "Only what decoding reads is needed and known",
    arguments: [
      ("var a: Int = 1", #"{}"#, "missing-key a"), ("var a = 1", #"{}"#, "missing-key a"),
      ("var a: Int? = 1", #"{}"#, ""), ("var a: Int!", #"{}"#, ""), ("var a: Optional<Int>", #"{}"#, ""),
      ("let a = 1; var b: Int", #"{"b": 1}"#, ""), ("let a: Int", #"{}"#, "missing-key a"),
      ("let a = 1; var b: Int", #"{"a": 1, "b": 1}"#, "unknown-key a"),
      ("let a = 1", #"{"a": 1}"#, "unknown-key a"), ("let a = 1", #"{}"#, ""),
      ("var a: Int { 1 }; var b: Int", #"{"a": 1, "b": 1}"#, "unknown-key a"),
      ("static var a = 1; var b: Int", #"{"a": 1, "b": 1}"#, "unknown-key a"),
      ("lazy var a = 1; var b: Int", #"{"a": 1, "b": 1}"#, "unknown-key a"),
      ("private var a: Int", #"{}"#, "missing-key a"), ("var a: Int { didSet {} }", #"{}"#, "missing-key a"),
      ("var `in`: Int", #"{"in": 1}"#, ""), ("var a, b: Int", #"{"a": 1}"#, "missing-key b"),
      ("var a: Int", #"{"a": 1, "b": {"c": 1}, "d": [1]}"#, "unknown-key b, unknown-key d"),
      ("var a: Int", #"{"a": 1, "": 2}"#, "unknown-key "),
      ("var a: Int", #"{"a": 1, "b/c~d": 2}"#, "unknown-key b~1c~0d"),
      ("static let a = 1", #"{"b": 1}"#, ""),
    ] as [(String, String, String)])
  func members(members: String, state: String, expected: String) {
    check(members, state, expected)
  }

  @Test(
    "CodingKeys say which keys there are",
    arguments: [
      (#"var a: Int; enum CodingKeys: String, CodingKey { case a = "x" }"#, #"{"x": 1}"#, ""),
      (#"var a: Int; enum CodingKeys: String, CodingKey { case a = "x" }"#, #"{"a": 1}"#, "missing-key x"),
      (#"var a: Int?; enum CodingKeys: String, CodingKey { case a = "x" }"#, #"{"a": 1}"#, "unknown-key a"),
      (#"var a: Int, b = 1; enum CodingKeys: CodingKey { case a }"#, #"{"a": 1}"#, ""),
      (#"var a: Int, b = 1; enum CodingKeys: CodingKey { case a }"#, #"{"a": 1, "b": 1}"#, "unknown-key b"),
      (
        #"var a: Int, b: Int; enum CodingKeys: String, CodingKey { case a = "b", b = "a" }"#, #"{"a": 1, "b": "2"}"#,
        "type-mismatch b"
      ),
      (
        #"var camelKey: Int; enum CodingKeys: String, CodingKey { case camelKey = "camel_key" }"#, #"{"camelKey": 1}"#,
        "missing-key camel_key"
      ),
    ] as [(String, String, String)])
  func codingKeys(members: String, state: String, expected: String) {
    check(members, state, expected)
  }

  @Test("A repeated key is the text's mistake, and the first of them is decoded")
  func duplicates() {
    check("var a: Int", #"{"a": 1, "a": "x"}"#, "duplicate-key a")
    check("var a: Int", #"{"a": "x", "a": 1}"#, "type-mismatch a, duplicate-key a")
    check("var a: Int", #"{"a": 1, "b": 1, "b": 2, "\u0062": 3}"#, "unknown-key b, duplicate-key b, duplicate-key b")
    check("var a: [String: Int]", #"{"a": {"k": 1, "k": "x"}}"#, "duplicate-key a/k")
  }
}
