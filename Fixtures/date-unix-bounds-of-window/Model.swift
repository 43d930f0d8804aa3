import ActivityKit
import Foundation

struct ChimneySweepAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var arrival: ClosedRange<Date>
    var quiet: Range<Date>?
  }
}
