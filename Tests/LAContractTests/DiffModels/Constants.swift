import Foundation

/// A member stops being decoded.
enum ConstantsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var version: Int, unit: String, total: Int }
  }
}

// New
enum ConstantsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      static let version = 2
      var unit: String { "km" }
      var total: Int
    }
  }
}
