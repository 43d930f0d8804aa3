import Foundation

/// What is text in JSON.
enum TextsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var link: URL
      var id: UUID
      var blob: Data
      var other: UUID
      var name: String
      var code: String
    }
  }
}

// New
enum TextsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var link: String
      var id: String
      var blob: String
      var other: URL
      var name: URL
      var code: UUID
    }
  }
}
