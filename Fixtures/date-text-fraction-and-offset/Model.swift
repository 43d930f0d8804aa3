import ActivityKit
import Foundation

struct NightBusAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var leaves: Date?
    var arrives: Date
    var printed: Date
  }
}
