import Foundation

/// Numbers with fractions in other types.
enum FractionsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: Float
      var b: Double
      var c: Decimal
      var d: Int
      var e: Double
      var f: Float
    }
  }
}

// New
enum FractionsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: Double
      var b: Float
      var c: Double
      var d: Decimal
      var e: Decimal
      var f: Decimal
    }
  }
}
