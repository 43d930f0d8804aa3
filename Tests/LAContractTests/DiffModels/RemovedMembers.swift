import Foundation

/// Members go: one that was optional, one that was not.
enum RemovedMembersOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var home: Int, away: Int, scorer: String?, minute: Int }
  }
}

// New
enum RemovedMembersNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var home: Int, away: Int }
  }
}
