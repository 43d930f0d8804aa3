import Foundation

/// Each becomes plain text.
enum TextsOpenOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var link: URL?
      var ids: [UUID]
      var blob: [String: Data]
      var other: UUID
    }
  }
}

// New
enum TextsOpenNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var link: String?
      var ids: [String]
      var blob: [String: String]
      var other: URL
    }
  }
}
