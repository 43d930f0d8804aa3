import Foundation

/// Types without anything to decode take anything.
struct EmptyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var nothing: Nothing
    var counter: Counter?
    var list: [Nothing]
  }

  struct Nothing: Codable, Hashable {}

  struct Counter: Codable, Hashable {
    static let shared = 1
    var text: String { "none" }
  }
}
