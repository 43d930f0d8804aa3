import Foundation

/// Types of our own with the names of Swift's.
enum Own {
  struct Set: Codable, Hashable { var number: Int }
  struct Data: Codable, Hashable { var bytes: [UInt8] }
  struct Array<Element: Codable & Hashable>: Codable, Hashable { var first: Element }
  enum Optional: String, Codable { case none, some }
  typealias Int = Swift.String

  struct OwnNamesAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var set: Set
      var data: Data
      var array: Array<Bool>
      var sugar: [Bool]
      var optional: Optional
      var question: Bool?
      var int: Int
      var real: Swift.Int
      var literal = 3
    }

    var bytes: Foundation.Data
  }
}
