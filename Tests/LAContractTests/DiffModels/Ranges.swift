import Foundation

/// Ranges change.
enum RangesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: ClosedRange<Int>
      var b: Range<Date>
      var c: ClosedRange<Int>
      var d: Range<Int>
      var e: Range<UUID>
      var f: [Int]
    }
  }
}

// New
enum RangesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: Range<Double>
      var b: [Date]
      var c: Int
      var d: [Int]
      var e: Range<String>
      var f: Range<Int>
    }
  }
}
