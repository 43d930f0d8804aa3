#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract
@testable import la_lint

/// The schema, and the examples of configurations in the documentation.
@Suite("Configuration schema")
struct ConfigurationSchemaTests {
  private static func value(_ text: String) throws -> JSONValue {
    try JSONValue.read(SourceFile(path: "a.json", text: text)).get()
  }

  /// The example in the README.
  private static func readmeExample() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(text.firstRange(of: "```jsonc\n")).upperBound
    return String(text[start..<(try #require(text[start...].firstRange(of: "```"))).lowerBound])
  }

  @Test("The examples are valid, by the schema and for the program")
  func examples() throws {
    let help = try #require(Help.config.firstRange(of: "  {\n")).lowerBound
    let schema = try Self.value(ConfigurationSchema.text())
    for text in [try Self.readmeExample(), String(Help.config[help...]), "{}"] {
      #expect(Validator.problems(of: try Self.value(text), by: schema, at: "").isEmpty)
      _ = try ConfigurationReader.read(SourceFile(path: "a.json", text: text), folder: "/")
    }
  }

  @Test(
    "What the program refuses, the schema does too",
    arguments: [
      "[]", "{\"contarcts\": []}", "{\"contracts\": {}}", "{\"contracts\": [{\"model\": [\"a\"]}]}",
      "{\"contracts\": [{\"model\": [], \"payloads\": [\"a\"]}]}",
      "{\"contracts\": [{\"model\": \"a\", \"payloads\": [\"a\"]}]}",
      "{\"contracts\": [{\"model\": [\"a\"], \"payloads\": [\"a\"], \"channel\": 1}]}",
      "{\"contracts\": [{\"model\": [\"a\"], \"payloads\": [\"a\"], \"envelope\": \"x\"}]}",
      "{\"contracts\": [{\"model\": [\"a\"], \"payloads\": [\"a\"], \"files\": []}]}",
      "{\"contracts\": [{\"versions\": {}, \"payloads\": [\"a\"]}]}",
      "{\"contracts\": [{\"versions\": [\"a\"], \"payloads\": [\"a\"]}]}",
      "{\"contracts\": [{\"versions\": {\"5\": 1}, \"payloads\": [\"a\"]}]}",
      "{\"contracts\": [{\"versions\": {\"5\": []}, \"payloads\": [\"a\"]}]}",
      "{\"rules\": {\"unknown-keys\": \"off\"}}", "{\"rules\": {\"unknown-key\": \"fatal\"}}", "{\"exclude\": [\"\"]}",
      "{\"failOn\": \"note\"}", "{\"strict\": 1}", "{\"$schema\": 1}",
    ])
  func mistakes(_ text: String) throws {
    let problems = Validator.problems(of: try Self.value(text), by: try Self.value(ConfigurationSchema.text()), at: "")
    #expect(problems.count == 1, "\(problems)")
    // What an editor makes of the reference to the schema is no business of the program.
    guard !text.contains("$schema") else { return }
    #expect(throws: RunError.self) { try ConfigurationReader.read(SourceFile(path: "", text: text), folder: "/") }
  }

  @Test("The schema says what it is")
  func head() throws {
    let text = try ConfigurationSchema.text()
    #expect(text.contains("\"$schema\" : \"https://json-schema.org/draft/2020-12/schema\""))
    #expect(text.contains("\"title\" : \"la-lint configuration, .la-lint.json\""))
    for rule in Rule.allCases { #expect(text.contains("\"\(rule.id)\" : {")) }
  }

  @Test("The README's example does what is said of it")
  func readme() throws {
    func update(_ state: String) -> String {
      "{\"aps\": {\"timestamp\": 1796115600, \"event\": \"update\", \"content-state\": \(state)}}"
    }
    let folder = try TemporaryFolder([
      ".la-lint.json": try Self.readmeExample(),
      "App/Courier/A.swift": """
      struct CourierAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var stops: Int } }
      """,
      "App/Match.swift": """
      struct MatchAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var home: Int } }
      """,
      "fixtures/courier/a/b.json": update("{\"stops\": 1, \"more\": 1}"), "fixtures/courier/readme.txt": "",
      "fixtures/courier/bad/c.json": update("{}"), "fixtures/courier/bad/d.json": update("{\"stops\": 1}"),
      "fixtures/match/e.json": update("{\"home\": 1}"), "fixtures/match/drafts/f.json": "",
    ])
    let run = CommandRun([], workingFolder: WorkingFolder(path: folder["fixtures/match"]))
    #expect(run.status == .findings && run.error.isEmpty, "\(run.error)")
    let heads = run.output.replacing(folder[""], with: "").split(separator: "\n").filter { $0.hasSuffix("]") }
    #expect(heads.count == 2)
    #expect(heads.first?.hasPrefix("fixtures/courier/a/b.json:1:84: error: ") ?? false, "\(heads)")
    #expect(heads.last?.hasSuffix("[unexpectedly-valid]") ?? false)
  }
}

/// Judges by as much of JSON Schema as the configuration's has.
private enum Validator {
  static func problems(of value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
    var problems: [String] = []
    let keywords = members(schema)
    for (keyword, operand) in keywords {
      switch (keyword, value.content) {
      case ("type", _):
        if text(operand) != kind(of: value) { return ["\(path) is no \(text(operand) ?? "")"] }
      case ("enum", _):
        let allowed = elements(operand).compactMap(text)
        if !allowed.contains(text(value) ?? "") { problems.append("\(path) is none of \(allowed)") }
      case ("properties", .object(let members)):
        let schemas = Self.members(operand)
        for member in members {
          if let schema = schemas[member.name] {
            problems += Self.problems(of: member.value, by: schema, at: "\(path)/\(member.name)")
          }
        }
      case ("additionalProperties", .object(let members)):
        let known = Self.members(keywords["properties"])
        for member in members where known[member.name] == nil {
          if case .bool(false) = operand.content {
            problems.append("\(path)/\(member.name) is unknown")
          } else {
            problems += Self.problems(of: member.value, by: operand, at: "\(path)/\(member.name)")
          }
        }
      case ("minProperties", .object(let members)) where members.isEmpty: problems.append("\(path) is empty")
      case ("anyOf", _):
        let choices = elements(operand).map { Self.problems(of: value, by: $0, at: path) }
        if !choices.contains([]) { problems.append("\(path) is none of \(choices)") }
      case ("allOf", _): for schema in elements(operand) { problems += Self.problems(of: value, by: schema, at: path) }
      case ("required", .object(let members)):
        let missing = elements(operand).compactMap(text).filter { name in !members.contains { $0.name == name } }
        problems += missing.map { "\(path)/\($0) is missing" }
      case ("items", .array(let elements)):
        for element in elements { problems += Self.problems(of: element, by: operand, at: "\(path)/-") }
      case ("minItems", .array(let elements)) where elements.isEmpty: problems.append("\(path) is empty")
      case ("minLength", .string("")): problems.append("\(path) is empty")
      case ("properties", _), ("required", _), ("items", _), ("minItems", _), ("minLength", _), ("minProperties", _):
        break
      case ("additionalProperties", _), ("description", _), ("title", _), ("$schema", _): break
      default: problems.append("the schema uses \(keyword)")
      }
    }
    return problems
  }

  private static func kind(of value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  private static func members(_ value: JSONValue?) -> [String: JSONValue] {
    guard case .object(let members) = value?.content else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value.content { elements } else { [] }
  }

  private static func text(_ value: JSONValue) -> String? {
    if case .string(let text) = value.content { text } else { nil }
  }
}
