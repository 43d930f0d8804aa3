import Foundation

/// Required members become optional, and the other way round.
enum OptionalityOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var gate: String
      var belt: Int?
      var terminal: String?
      var seats: [Int?]
      var rows: [Int]
    }
  }
}

// New
enum OptionalityNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var gate: String?
      var belt: Int
      var terminal: String?
      var seats: [Int]
      var rows: [Int?]
    }
  }
}
