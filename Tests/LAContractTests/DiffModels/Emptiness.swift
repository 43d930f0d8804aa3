import Foundation

/// Types without members get some.
enum EmptinessOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }
}

// New
enum EmptinessNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var hint: String? }
    var name: String?
  }
}
