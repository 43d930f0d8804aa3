import Foundation

/// Every one of them decodes.
enum FloatToDoubleOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Float, b: Float?, c: [Float], d: Int16, e: UInt32 }
  }
}

// New
enum FloatToDoubleNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: Double
      var b: Double?
      var c: [Decimal]
      var d: Float
      var e: Decimal
    }
  }
}
