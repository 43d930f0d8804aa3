import Foundation

/// Lists of fixed length.
enum PointsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Spot, b: Spot, c: Duration, d: Area, e: [Double] }
    struct Spot: Codable, Hashable { var x: Double, y: Double }
    struct Area: Codable, Hashable { var width: Int, height: Int }
  }
}

// New
enum PointsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: [String: Double]
      var b: Spot
      var c: [Decimal]
      var d: [String: Int]
      var e: Duration
    }
    struct Spot: Codable, Hashable { var x: Double, y: Double, z: Double? }
  }
}
