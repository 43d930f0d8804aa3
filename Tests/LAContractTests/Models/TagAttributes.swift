import Foundation

/// Phantom types, and raw values behind protocols.
struct Tagged<Owner, RawValue: Codable & Hashable>: RawRepresentable, Codable, Hashable {
  var rawValue: RawValue
}

protocol Identifier: RawRepresentable, Codable, Hashable where RawValue == String {}

struct OrderID: Identifier {
  let rawValue: String
}

struct Deadline: RawRepresentable, Codable, Hashable {
  var rawValue: Date
}

struct Grade: RawRepresentable, Codable, Hashable {
  private let value: Int
  var rawValue: Int { value }

  init(rawValue: Int) { value = rawValue }
}

struct TagAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    typealias Key = Tagged<TagAttributes, String>

    var key: Key
    var order: OrderID
    var deadline: Deadline
    var grade: Grade
  }

  let order: OrderID
}
