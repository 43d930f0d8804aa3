import Foundation

/// An enum gets another raw type.
enum RawTypesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var level: Level, size: Size, ratio: Ratio }
    enum Level: Int, Codable { case low = 1, high = 2 }
    enum Size: Int, Codable { case small = 1, large = 300 }
    enum Ratio: Double, Codable { case half = 0.5, whole = 1 }
  }
}

// New
enum RawTypesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var level: Level, size: Int8, ratio: Double }
    enum Level: String, Codable { case low, high }
  }
}
