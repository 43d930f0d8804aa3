import Foundation

/// A required member comes.
enum AddedRequiredOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int }
    var order: String
  }
}

// New
enum AddedRequiredNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int, tip: Int = 0 }
    var order: String
    var gift: Bool
  }
}
