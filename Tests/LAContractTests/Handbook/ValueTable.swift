@testable import LAContract

/// The handbook's table of Swift types with JSON that decodes and JSON that throws; every cell is put to the linter.
enum ValueTable {
  struct Row {
    let type: String
    let decodes: [String]
    let throwing: [String]
  }

  /// What the types of the rows are.
  static let types = """
    enum Phase: String, Codable { case packed, onTheWay = "on-the-way" }
    enum Leg: Codable, Hashable { case walking, bus(line: String), train(String) }
    struct Stop: Codable, Hashable { var name: String }
    """

  static let rows = [
    Row(type: "Int", decodes: ["3", "3.0", "-1"], throwing: ["3.5", "\"3\"", "true", "null"]),
    Row(type: "UInt8", decodes: ["255"], throwing: ["256", "-1"]),
    Row(type: "Double", decodes: ["0.5", "1"], throwing: ["\"0.5\"", "1e400"]),
    Row(type: "Bool", decodes: ["true"], throwing: ["1", "\"true\""]),
    Row(type: "String", decodes: ["\"A 4\"", "\"\""], throwing: ["4", "null"]),
    Row(type: "Date", decodes: ["833694300", "833694300.5"], throwing: ["\"2027-06-03T05:45:00Z\"", "\"833694300\""]),
    Row(type: "Int?", decodes: ["3", "null"], throwing: ["\"3\"", "3.5"]),
    Row(type: "[Int]", decodes: ["[]", "[1, 2]"], throwing: ["[1, null]", "{}", "\"1, 2\""]),
    Row(
      type: "Stop", decodes: ["{\"name\": \"Slussen\"}"],
      throwing: ["{}", "\"Slussen\"", "{\"Name\": \"Slussen\"}"]),
    Row(type: "Phase", decodes: ["\"packed\"", "\"on-the-way\""], throwing: ["\"onTheWay\"", "\"Packed\"", "0"]),
    Row(type: "Phase?", decodes: ["null"], throwing: ["\"lost\""]),
    Row(
      type: "Leg",
      decodes: ["{\"walking\": {}}", "{\"bus\": {\"line\": \"4\"}}", "{\"train\": {\"_0\": \"S1\"}}"],
      throwing: ["\"walking\"", "{}", "{\"bus\": \"4\"}", "{\"walking\": null}"]),
    Row(
      type: "ClosedRange<Double>", decodes: ["[0, 10]"],
      throwing: ["{\"lowerBound\": 0, \"upperBound\": 10}", "[10, 0]", "[0]"]),
    Row(type: "PartialRangeFrom<Int>", decodes: ["[5]"], throwing: ["5"]),
    Row(type: "[String: Int]", decodes: ["{\"home\": 1}"], throwing: ["[\"home\", 1]", "{\"home\": null}"]),
    Row(type: "[Int: String]", decodes: ["{\"7\": \"Ana\"}"], throwing: ["{\"seven\": \"Ana\"}", "[7, \"Ana\"]"]),
    Row(type: "[Phase: Int]", decodes: ["[\"packed\", 1]", "[]"], throwing: ["{\"packed\": 1}", "[\"packed\"]"]),
    Row(type: "URL", decodes: ["\"https://example.com/a\""], throwing: ["\"\"", "{\"relative\": \"/a\"}"]),
    Row(
      type: "UUID", decodes: ["\"0d3c7c44-6f0e-4b52-a5f1-9e3b8f1a2c77\""],
      throwing: ["\"0d3c7c446f0e4b52a5f19e3b8f1a2c77\""]),
    Row(type: "Data", decodes: ["\"RmVycnk=\""], throwing: ["\"RmVycnk\"", "[70, 101]"]),
    Row(type: "Decimal", decodes: ["12.50"], throwing: ["\"12.50\""]),
    Row(type: "CGPoint", decodes: ["[1, 2]"], throwing: ["{\"x\": 1, \"y\": 2}"]),
    Row(type: "Duration", decodes: ["[0, 5]"], throwing: ["5"]),
    Row(type: "TimeZone", decodes: ["{\"identifier\": \"Europe/Paris\"}"], throwing: ["\"Europe/Paris\""]),
  ]

  static var markdown: String {
    let cells = rows.map { "| `\($0.type)` | \(code($0.decodes)) | \(code($0.throwing)) |\n" }
    return "| Swift | decodes | throws |\n|---|---|---|\n" + cells.joined()
  }

  private static func code(_ values: [String]) -> String {
    values.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The verdict on a value: whether a content state with such a member decodes.
  static func decodes(_ value: String, as type: String) -> Bool? {
    let model = """
      \(types)
      struct TableAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var value: \(type) }
      }
      """
    let payload = """
      {"aps": {"timestamp": 1812001200, "event": "update", "content-state": {"value": \(value)}}}
      """
    let linter = Linter(models: [SourceFile(path: "Model.swift", text: model)])
    return linter.check(SourceFile(path: "payload.json", text: payload)).contentStateDecodes
  }
}
