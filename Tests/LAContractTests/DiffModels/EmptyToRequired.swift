import Foundation

/// Types without members get one that is required.
enum EmptyToRequiredOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var mark: Mark }
    struct Mark: Codable, Hashable {}
  }
}

// New
enum EmptyToRequiredNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var mark: Mark }
    struct Mark: Codable, Hashable { var color: String }
  }
}
