import ActivityKit
import Foundation

struct WorldClockAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var zone: TimeZone
    var tongue: Locale
    var shift: DateInterval
    var nap: Duration
    var spot: CGPoint
  }
}
