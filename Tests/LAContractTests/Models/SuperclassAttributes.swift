import Foundation

/// What classes inherit.
class Base<Value: Codable>: Codable {
  var value: Value
  init(value: Value) { self.value = value }
}

final class Derived: Base<Int> {
  var own = "own"
}

class Grandparent: Decodable {
  enum Kind: String, Codable { case old, young }
  var kind = Kind.old
  init() {}
}

class Parent: Grandparent, Encodable {
  var parentKey = 1
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
  }

  private enum CodingKeys: CodingKey { case kind }
}

final class Child: Parent {
  var favourite: Kind { kind }
}

final class SuperclassAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var derived: Derived
    var child: Child?
    var base: Base<String>

    static func == (a: ContentState, b: ContentState) -> Bool { a.derived === b.derived }
    func hash(into hasher: inout Hasher) { hasher.combine(derived.value) }
  }

  let name: String
  init(name: String) { self.name = name }
}
