import Foundation

/// A key changes, and a name whose key stays.
enum RenamedKeysOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var driver: String
      var stopsLeft: Int
      var rating: Double?
    }
  }
}

// New
enum RenamedKeysNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var driver: String
      var stops: Int
      var stars: Double?
      enum CodingKeys: String, CodingKey { case driver = "driver_name", stops = "stopsLeft", stars }
    }
  }
}
