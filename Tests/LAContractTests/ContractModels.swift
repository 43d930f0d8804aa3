import Foundation
import Testing

@testable import LAContract

/// Models to write down and read back: those of the decoder agreement, those of the fixtures, and the unusual ones here.
struct ContractModel: Sendable, CustomTestStringConvertible {
  let name: String
  let sources: [SourceFile]
  var type: String?
  /// Content states to change and to check.
  var states: [String] = []

  var testDescription: String { name }

  var options: Linter.Options {
    var options = Linter.Options()
    options.type = type
    return options
  }

  static let all: [ContractModel] =
    unusual
    + AgreementModel.all.compactMap { model in
      guard let source = try? model.source() else { return nil }
      return ContractModel(
        name: model.testDescription, sources: [source], type: model.attributesType,
        states: (try? model.contentStates.get()) ?? [])
    }
    + Fixture.all.map { ContractModel(name: "fixture \($0.name)", sources: $0.models, type: $0.options.type) }

  private init(name: String, sources: [SourceFile], type: String?, states: [String] = []) {
    self.name = name
    self.sources = sources
    self.type = type
    self.states = states
  }

  private init(_ name: String, _ declarations: String, others: [String] = [], states: String...) {
    self.name = name
    sources = ([declarations] + others).enumerated().map { SourceFile(path: "App/\(name)\($0).swift", text: $1) }
    self.states = states
  }

  /// The attributes type `A` with a content state of the given members.
  private init(members: String, _ name: String, besides: String = "", states: String...) {
    self.init(
      name,
      """
      struct A: ActivityAttributes {
        struct ContentState: Codable, Hashable {
      \(members)
        }
      }
      \(besides)
      """)
    self.states = states
  }

  private static let unusual: [ContractModel] = [
    ContractModel(
      members:
        "  /// The \"stage\" | of it\n  /// in two lines.\n  var stage: Stage = .a, b: Level?, c: Ratio, d: Name",
      "RawValues",
      besides: #"""
        enum Stage: UInt64, Codable { case a = 18446744073709551615, b = 0, c }
        enum Level: Int, Codable { case low = -9223372036854775808, none = -1, next, hex = 0x10 }
        enum Ratio: Double, Codable { case half = 0.5, one = 1, big = 1e100, small = -5e-324 }
        enum Name: String, Codable { case plain, quoted = "a \"b\" \\ \u{1F600}\n", long = "\#(String(repeating: "x", count: 80))" }
        """#,
      states: #"{"stage":18446744073709551615,"b":-1,"c":0.5,"d":"plain"}"#),
    ContractModel(
      "SameNames",
      """
      struct A: ActivityAttributes {
        struct ContentState: Codable, Hashable { var a: X.Item, b: Y.Item?, items: [X.Item] }
        struct X: Codable, Hashable { struct Item: Codable, Hashable { var x: Int } }
        struct Y: Codable, Hashable { enum Item: String, Codable { case one, two } }
        var item: Item
      }
      struct Item: Codable { let id = 1, name: String; static let s = 1; var f: Int { 1 } }
      """, states: #"{"a":{"x":1},"b":"one","items":[{"x":2}]}"#),
    ContractModel(
      members: "var list: List, tree: Tree, value: Wrapped?, deep: [[[[[[Int]]]]]], dict: [String: [Int: [Tree]]]",
      "Recursive",
      besides: """
        indirect enum List: Codable, Hashable { case next(List, value: Int), end }
        struct Tree: Codable, Hashable { var name: String, children: [Tree], parent: Box<Tree>? }
        struct Box<T: Codable & Hashable>: Codable, Hashable { var value: T }
        struct Wrapped: Codable, Hashable {
          var inner: [Wrapped]
          init(from decoder: any Decoder) throws { inner = try decoder.singleValueContainer().decode([Wrapped].self) }
        }
        """,
      states:
        #"{"list":{"next":{"_0":{"end":{}},"value":1}},"tree":{"name":"a","children":[]},"value":[[],[[]]],"deep":[[[[[[1]]]]]],"dict":{"a":{"1":[]}}}"#
    ),
    ContractModel(
      members: """
          var a: Int, b: String, c: Date, d: Foreign, e: [Foreign], f: Bool
          enum CodingKeys: String, CodingKey { case a = "alpha", b, c, d, e, f, old }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let new = try container.decodeIfPresent(Int.self, forKey: .a) { a = new }
            else { a = try container.decode(Int.self, forKey: .old) }
            b = (try? container.decode(String.self, forKey: .b)) ?? "none"
            if let text = try? container.decode(String.self, forKey: .c) { c = parse(text) }
            else { c = try container.decode(Date.self, forKey: .c) }
            d = try container.decode(Foreign.self, forKey: .d)
            e = try container.decodeIfPresent([Foreign].self, forKey: .e) ?? []
            f = b == "none" ? try container.decode(Bool.self, forKey: .f) : false
          }
        """, "ByHand", states: #"{"alpha":1,"old":2,"b":"x","c":811693700,"d":1,"e":[],"f":true}"#),
    ContractModel(
      members:
        "var a: Money, b: Both, c: Itself, @Custom var d: Int, e: Duration, f: TimeZone, g: Range<Date>, h: Options",
      "Wrappers",
      besides: """
        struct Money: Codable, Hashable {
          var cents: Int
          init(from decoder: any Decoder) throws { cents = try decoder.singleValueContainer().decode(Int.self) }
        }
        class Base: Codable { var x: Int; required init(from decoder: any Decoder) throws { } }
        struct Both: Codable, Hashable {
          var money: Point; var z: Int
          enum CodingKeys: CodingKey { case z }
          init(from decoder: any Decoder) throws {
            money = try Point(from: decoder)
            z = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .z)
          }
        }
        struct Point: Codable, Hashable { var x: Int, y: Int? }
        struct Itself: Codable, Hashable {
          init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Itself.self) }
        }
        struct Options: OptionSet, Codable, Hashable { let rawValue: UInt8 }
        """,
      states: #"{"a":1,"b":{"x":1,"z":2},"c":1,"d":1,"e":[1,2],"f":{"identifier":"UTC"},"g":[1,2],"h":3}"#),
    ContractModel(
      members: "typealias D1 = [D0: D0], D0 = [Int?: Int?]\nvar a: [D1: D1], b: [String: D1]", "Large",
      states: #"{"a":[],"b":{}}"#),
    ContractModel(
      "Copies",
      "struct A: ActivityAttributes { struct ContentState: Codable, Hashable { var a: Int, b: Int? } }",
      others: [
        "struct A: ActivityAttributes { struct ContentState: Codable, Hashable { var a: Int, b: Int } }",
        "struct A: ActivityAttributes { struct ContentState: Codable, Hashable { var b: Int, a: Int } }",
        "struct B: ActivityAttributes { typealias ContentState = [Stop]; enum Stop: String, Codable { case x } }",
      ], states: #"{"a":1,"b":2}"#),
    ContractModel("NoState", "struct A: ActivityAttributes { var id: Int }", states: "{}"),
    ContractModel("NoType", "struct A { var id: Int }", states: "{}"),
    ContractModel("Broken", "struct A: ActivityAttributes { struct ContentState: Codable { var a: Int }", states: "{}"),
    ContractModel("Empty", "", states: "{}"),
    ContractModel(
      "Alias", "struct A: ActivityAttributes { typealias ContentState = Int; var x: Never }", states: "1"),
  ]
}
