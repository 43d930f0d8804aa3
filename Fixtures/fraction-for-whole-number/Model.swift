import ActivityKit
import Foundation

struct SnookerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var frame: Int
    var century: Int
    var shotSeconds: Int?
  }
}
