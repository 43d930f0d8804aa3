import Foundation

/// Ranges of wider bounds.
enum RangesKeptOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: ClosedRange<Int8>
      var b: Range<Float>
      var c: ClosedRange<Int>
    }
  }
}

// New
enum RangesKeptNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: ClosedRange<Int>, b: Range<Double>, c: [Int] }
  }
}
