import Foundation

/// Nothing throws, and everything means something else.
enum DateToNumberOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var eta: Date, window: ClosedRange<Date>, times: [Date?] }
  }
}

// New
enum DateToNumberNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var eta: Double
      var window: ClosedRange<Double>
      var times: [TimeInterval?]
    }
  }
}
