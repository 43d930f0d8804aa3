import Foundation
import Testing

@testable import LAContract

@Suite("Smallest pushes and growing members")
struct SmallestSizesTests {
  private static func size(_ members: String, _ types: String = "", attributes: String = "") throws -> ModelSize {
    let source = """
      struct LoafAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { \(members) }
        \(types)
        \(attributes)
      }
      """
    let linter = Linter(models: [SourceFile(path: "M.swift", text: source)])
    return try #require(linter.modelSizes.first)
  }

  @Test(
    "The smallest content state has what decoding asks for, as short as it can be",
    arguments: [
      ("var a: Int", #"{"a":0}"#), ("var a: Int?; var b: String", #"{"b":""}"#), ("var a: Bool", #"{"a":true}"#),
      ("var a: URL; var d: Data", #"{"a":"a","d":""}"#), ("var a: [Int?]; var b: [Int: Int]", #"{"a":[],"b":{}}"#),
      ("var r: ClosedRange<Int>; var p: CGPoint", #"{"r":[0,0],"p":[0,0]}"#),
      ("enum E: String, Codable { case long, b, c = \"xyz\" }; var e: E", #"{"e":"b"}"#),
      ("enum E: Int, Codable { case a = 100, b = -1 }; var e: E", #"{"e":-1}"#),
      ("enum E: Codable { case long, a(Int), bc(Int?) }; var e: E", #"{"e":{"bc":{}}}"#),
      ("enum E: Codable { case a(String, Bool), cases }; var e: E", #"{"e":{"cases":{}}}"#),
      ("indirect enum T: Codable { case node(T), end }; var t: T", #"{"t":{"end":{}}}"#),
      ("struct N: Codable { var next: [N]; var n: Int }; var n: N", #"{"n":{"next":[],"n":0}}"#),
      ("var t: TimeZone", #"{"t":{"identifier":""}}"#),
      ("var u: UUID", #"{"u":"4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867"}"#),
      ("let n = 1", "{}"),
      (
        """
        var n: Int
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          n = try c.decodeIfPresent(Int.self, forKey: .n) ?? 0
        }
        """, "{}"
      ),
    ])
  func smallest(_ members: String, _ json: String) throws {
    #expect(try Self.size(members).contentState == json)
  }

  @Test("It decodes, and a check of the smallest pushes finds no error", arguments: AgreementModel.all)
  func decodes(_ model: AgreementModel) throws {
    let linter = Linter(models: [try model.source()], options: .type(model.attributesType))
    let contract = try #require(try SchemaDump.contract(model))
    let push = try #require(SmallestPush(contract, SmallestSizes(contract.table)))
    let size = try #require(linter.modelSizes.first)
    // A value of an unknown type may need anything, and a TimeZone an identifier that exists.
    guard !size.isGuess, model.reading == .complete, model.unjudged.isEmpty else { return }
    #expect(throws: Never.self, "\(push.contentState.compact)") {
      try model.decodeContentState(Data(push.contentState.compact.utf8))
    }
    guard let attributes = push.attributes, let start = push.start else { return }
    #expect(throws: Never.self, "\(attributes.compact)") { try model.decodeAttributes(Data(attributes.compact.utf8)) }
    // States that are strings and numbers have no place in a push.
    guard push.contentState.compact.hasPrefix("{") || push.contentState.compact.hasPrefix("[") else { return }
    for tree in [push.update, start] {
      let report = linter.check(SourceFile(path: "p.json", text: tree.compact))
      #expect(!report.findings.contains { $0.severity == .error }, "\(tree.compact): \(report.findings.map(\.message))")
      #expect(tree.compact.utf8.count <= 4096)
    }
  }

  @Test("Nothing shorter decodes: of every text that is the smallest with a byte less, none does")
  func nothingShorter() throws {
    for model in AgreementModel.all where model.reading == .complete && model.unjudged.isEmpty {
      let contract = try #require(try SchemaDump.contract(model))
      let sizes = SmallestSizes(contract.table)
      guard !sizes.guesses.contains(contract.contentState), let json = sizes.json(of: contract.contentState) else {
        continue
      }
      #expect(json.compact.utf8.count == sizes[contract.contentState])
      let bytes = Array(json.compact.utf8)
      for place in bytes.indices {
        var shorter = bytes
        shorter.remove(at: place)
        let isTaken = (try? model.decodeContentState(Data(shorter))) != nil
        #expect(!isTaken, "\(model.attributesType) decodes \(String(decoding: shorter, as: UTF8.self))")
      }
    }
  }

  @Test("A model without a finite value has no smallest, and a huge one no trap")
  func without() throws {
    let endless = try Self.size("var n: N", "final class N: Codable { var n: N }")
    #expect(endless.contentState == nil && endless.update == nil && endless.growing.isEmpty)
    let doubling = (0..<80).map { "struct S\($0): Codable { var a: S\($0 + 1); var b: S\($0 + 1) }" }.joined(
      separator: "\n")
    let huge = try Self.size("var s: S0", doubling + "\nstruct S80: Codable { var n: [Int] }")
    #expect(huge.contentState == nil)
    let chain = (0..<600).map { "struct S\($0): Codable { var a: S\($0 + 1) }" }.joined(separator: "\n")
    #expect(try Self.size("var s: S0", chain + "\nstruct S600: Codable { var n: [Int] }").contentState == nil)
    #expect(try Self.size("var x: Elsewhere").isGuess)
  }

  private struct Growing: Sendable {
    let members: String
    /// The member, and how many elements fit.
    let expected: String
    /// What stands around the elements, and elements to try it with.
    let head: String
    let elements: [String]
    let tail: String

    init(_ members: String, _ expected: String, _ parts: (String, [String], String)) {
      (self.members, self.expected) = (members, expected)
      (head, elements, tail) = parts
    }
  }

  private static let shortKeys: [String] =
    [""] + (0x20...0x7E).filter { $0 != 0x22 && $0 != 0x5C }.map { String(UnicodeScalar(UInt8($0))) }
    + (0x21...0x7E).flatMap { first in
      (0x20...0x7E).map { second in String(UnicodeScalar(UInt8(first))) + String(UnicodeScalar(UInt8(second))) }
    }.filter { !$0.contains("\"") && !$0.contains("\\") }

  @Test("So many elements fit and no more, each the smallest that decodes and in the smallest push")
  func fitting() throws {
    let rows = [
      Growing("var a: [Int]", "ContentState.a 2011", (#"{"a":["#, Array(repeating: "0", count: 3000), "]}")),
      Growing(
        "var a: [Int]?; var b: Int", "ContentState.a 2008", (#"{"b":0,"a":["#, Array(repeating: "0", count: 3000), "]}")
      ),
      Growing("var a: [[String]]", "ContentState.a 1341", (#"{"a":["#, Array(repeating: "[]", count: 3000), "]}")),
      Growing(
        "struct S: Codable { var a: [Int]; var n: Bool }; var s: S?", "S.a 2004",
        (#"{"s":{"n":true,"a":["#, Array(repeating: "0", count: 3000), "]}}")),
      Growing(
        "var m: [String: Int]", "ContentState.m 588",
        (#"{"m":{"#, Self.shortKeys.map { #""\#($0)":0"# }, "}}")),
      Growing(
        "var m: [Int: Int]", "ContentState.m 517",
        (
          #"{"m":{"#,
          (0...9).map { #""\#($0)":0"# } + (1...9).map { #""-\#($0)":0"# } + (10...99).map { #""\#($0)":0"# }
            + (100...999).map { #""\#($0)":0"# }, "}}"
        )),
    ]
    for row in rows {
      let size = try Self.size(row.members)
      let growing = try #require(size.growing.first)
      #expect("\(growing.name) \(growing.fitting)" == row.expected)
      func push(_ count: Int) -> Int {
        let state: String = row.head + row.elements.prefix(count).joined(separator: ",") + row.tail
        return #"{"aps":{"timestamp":1800000000,"event":"update","content-state":\#(state)}}"#.utf8.count
      }
      #expect(push(growing.fitting) <= 4096 && push(growing.fitting + 1) > 4096, "\(row.expected)")
    }
  }

  @Test("What has an end does not grow; texts are told apart")
  func bounded() throws {
    let size = try Self.size(
      "enum E: String, Codable { case a }; var n: Int; var s: Set<E>; var m: [E: Int]; var r: Range<Int>; var t: String; var f: [Bool: [Int]]"
    )
    #expect(size.growing.map(\.name) == ["ContentState.t", "ContentState.f"])
    #expect(size.growing.map(\.kind) == ["text", "array"])
  }
}
