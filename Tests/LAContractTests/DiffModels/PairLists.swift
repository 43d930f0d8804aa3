import Foundation

/// A dictionary that is a list.
enum PairListsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: [UInt8: Int8], b: [UUID: UUID], c: [Int8] }
  }
}

// New
enum PairListsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: [Int], b: [String], c: [Int8: Int8] }
  }
}
