import Foundation

/// Whole numbers grow; some become fractions.
enum WiderNumbersOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var level: Int8
      var port: UInt16
      var count: Int32
      var total: Int
      var size: UInt8
    }
  }
}

// New
enum WiderNumbersNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var level: Int
      var port: Int32
      var count: Double
      var total: Double
      var size: Int16
    }
  }
}
