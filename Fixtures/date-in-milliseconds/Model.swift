import ActivityKit
import Foundation

struct RocketLaunchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var liftOff: Date
    var holds: [Date]
    var scrubbed: Bool
  }
}
