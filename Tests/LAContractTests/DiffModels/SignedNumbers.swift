import Foundation

/// Signs come and go.
enum SignedNumbersOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Int, b: UInt, c: UInt32, d: Int64, e: UInt8 }
  }
}

// New
enum SignedNumbersNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: UInt, b: Int, c: Int64, d: Int, e: Int8 }
  }
}
