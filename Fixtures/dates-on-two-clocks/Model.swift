import ActivityKit
import Foundation

struct GlacierHikeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var began: Date
    var summit: Date?
    var marks: [Date]
    var window: ClosedRange<Date>
    var season: Date
    var never: Date
    var always: Date
  }
}
