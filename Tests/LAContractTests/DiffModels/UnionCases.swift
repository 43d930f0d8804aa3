import Foundation

/// An enum with associated values changes.
enum UnionCasesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var status: Status, last: Status? }
    enum Status: Codable, Hashable {
      case idle
      case moving(speed: Double)
      case late(minutes: Int, reason: String?)
      case gone(Int)
    }
  }
}

// New
enum UnionCasesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var status: Status, last: Status? }
    enum Status: Codable, Hashable {
      case idle
      case moving(speed: Double, limit: Double?)
      case late(minutes: Double, reason: String)
      case parked
    }
  }
}
