import Foundation

/// A case with values comes.
enum UnionGrowsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var status: Status }
    enum Status: Codable, Hashable { case idle, moving(speed: Int32) }
  }
}

// New
enum UnionGrowsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var status: Status }
    enum Status: Codable, Hashable { case idle, moving(speed: Double, limit: Int?), parked(at: String) }
  }
}
