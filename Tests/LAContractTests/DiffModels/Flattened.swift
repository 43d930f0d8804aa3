import Foundation

/// A struct inside is spread out.
enum FlattenedOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var score: Score, minute: Int }
    struct Score: Codable, Hashable { var home: Int, away: Int }
  }
}

// New
enum FlattenedNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var home: Int?
      var away: Int?
      var minute: Int
    }
  }
}
