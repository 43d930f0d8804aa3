import Foundation
import Testing

@testable import LAContract

@Suite("JSON Schema")
struct SchemaTests {
  /// The schema of a content state with these members, and its types.
  private func schema(_ members: String, _ types: String = "", _ part: SchemaPart = .contentState) throws -> String {
    let source = "struct A: ActivityAttributes { struct ContentState: Codable { \(members) }\n\(types) }"
    let linter = Linter(models: [SourceFile(path: "A.swift", text: source)])
    return try #require(linter.contracts.first).schema(of: part)
  }

  @Test(
    "A member's schema is what its type decodes from",
    arguments: [
      ("Bool", #""type": "boolean""#),
      ("UInt8", #""type": "integer", "minimum": 0, "maximum": 255"#),
      ("UInt64", #""maximum": 18446744073709551615"#),
      ("String?", #""anyOf": [{"type": "string"}, {"type": "null"}]"#),
      ("[Bool]", #""type": "array", "items": {"type": "boolean"}"#),
      ("[String: Bool]", #""type": "object", "additionalProperties": {"type": "boolean"}"#),
      ("[Int: Bool]", #""propertyNames": {"pattern": "^[+-]?[0-9]+$"}"#),
      ("[Bool: String]", #""items": {"anyOf": [{"type": "boolean"}, {"type": "string"}]}"#),
      ("CGPoint", #""prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2"#),
      ("ClosedRange<Double>", #""minItems": 2, "$comment": "Not in this schema: the lower bound"#),
      ("UUID", #""pattern": "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$""#),
      ("Data", #""contentEncoding": "base64""#),
      ("URL", #""minLength": 1, "$comment": "Not in this schema: has to be a URL"#),
      ("Stage", ##""$ref": "#/$defs/Stage""##),
      ("Stage", #""type": "string", "enum": ["open", "on hold"]"#),
      ("Rank", #""type": "integer", "enum": [1, 2]"#),
      ("[Rank: Int]", ##""items": {"anyOf": [{"$ref": "#/$defs/Rank"}, {"##),
      ("Way", #""oneOf": [{"required": ["on"]}, {"required": ["off"]}]"#),
      ("Foreign", #""$comment": "Not in this schema: not known from the Swift code, so not checked""#),
      ("Größe", ##""$ref": "#/$defs/Gr%C3%B6%C3%9Fe""##),
      ("Nothing", ##""value": {"title": "Value"}"##),
    ])
  func members(_ type: String, _ expected: String) throws {
    let types = """
      enum Stage: String, Codable { case open, hold = "on hold" }
      enum Rank: Int, Codable { case one = 1, two }
      enum Way: Codable { case on(Int), off }
      enum Größe: String, Codable { case klein }
      struct Nothing: Codable {}
      """
    let text = try schema("var value: \(type)", types)
    let onOneLine = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("{ ", with: "{").replacing(" }", with: "}").replacing("[ ", with: "[").replacing(" ]", with: "]")
    #expect(onOneLine.contains(expected), "\(text)")
  }

  @Test("Titles come from names, descriptions from documentation, types that hold themselves are finite")
  func words() throws {
    let text = try schema(
      "\n/// Still to come.\n var stopsLeft: Int\n var homeURL: URL?\n var next: Node?",
      "final class Node: Codable { var next: Node? }")
    #expect(text.contains(#""title": "Stops left""#) && text.contains(#""description": "Still to come.""#))
    #expect(text.contains(#""title": "Home URL""#) && text.contains(#""title": "A.ContentState""#))
    #expect(text.components(separatedBy: #""title": "Node""#).count == 2)
  }

  @Test("Every schema is JSON whose references lead somewhere", arguments: AgreementModel.all)
  func references(_ model: AgreementModel) throws {
    let contract = try #require(try SchemaDump.contract(model))
    for part in SchemaPart.allCases {
      let text = contract.schema(of: part)
      let parsed = JSONParser.parse(MappedText(SourceFile(path: "schema.json", text: text)))
      #expect(parsed.problems.isEmpty)
      let document = try #require(parsed.document)
      #expect(document.nodes.indices.allSatisfy { document.kind($0) != .object || document.duplicates(in: $0).isEmpty })
      let definitions = document.member("$defs", of: document.root)
      let names = definitions.map { Set(document.members($0.value).compactMap { document.string($0.key) }) } ?? []
      for reference in text.matches(of: /"\$ref": "#\/\$defs\/([^"]*)"/) {
        let name = String(reference.1).removingPercentEncoding ?? ""
        #expect(names.contains(name), "\(name) in \(part)")
      }
    }
  }

  /// Writes what `Tests/Schema/run` compares with a validator of JSON Schema.
  @Test("Mutants are written down where somebody asks for them")
  func dump() throws {
    guard let folder = ProcessInfo.processInfo.environment["SCHEMA_DUMP"] else { return }
    let dump = try SchemaDump(folder)
    for model in AgreementModel.all { try dump.write(model) }
    let ofPushes = ["CourierAttributes", "FlightAttributes", "PaymentAttributes", "EmptyAttributes"]
    for model in AgreementModel.all where ofPushes.contains(model.file) { try dump.writePushes(model) }
  }
}
