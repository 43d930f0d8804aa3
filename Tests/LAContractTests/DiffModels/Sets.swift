import Foundation

/// Arrays, sets and single values.
enum SetsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var tags: [String]
      var seats: Set<Int>
      var scores: [Int8]
      var name: String
    }
  }
}

// New
enum SetsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var tags: Set<String>
      var seats: [Int]
      var scores: ContiguousArray<Int>
      var name: [String]
    }
  }
}
