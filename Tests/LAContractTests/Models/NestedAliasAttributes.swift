import Foundation

/// Chains of aliases, some declared behind their use.
struct NestedAliasAttributes: ActivityAttributes {
  typealias ContentState = Current

  let history: History
  let owner: Owner
}

typealias Current = Versions.Latest
typealias History = [Versions.Old]
typealias Owner = Versions.Name

enum Versions {
  typealias Latest = V3
  typealias Name = Old.Label

  struct Old: Codable, Hashable {
    typealias Label = String
    var label: Label
    var pair: Both<Label>
  }

  struct V3: Codable, Hashable {
    var when: Moment
    var list: List<Moment>
    var table: Table<Int>
    var both: Both<Bool>?
  }

  typealias Moment = Date
  typealias List<Element> = [Element]
  typealias Table<Key: Hashable> = [Key: String]
  typealias Both<T: Codable & Hashable> = Two<T, T>
}

struct Two<A: Codable & Hashable, B: Codable & Hashable>: Codable, Hashable {
  var a: A
  var b: B
}
