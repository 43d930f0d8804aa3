import Foundation

/// Dates and numbers take each other's place.
enum DateMeaningsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var eta: Date
      var start: Double
      var end: Int
      var left: Date?
      var since: Date
    }
  }
}

// New
enum DateMeaningsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var eta: Double
      var start: Date
      var end: Date
      var left: Double?
      var since: Int
    }
  }
}
