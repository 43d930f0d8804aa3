import ActivityKit
import Foundation

struct TideTableAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var highWater: [String: Date]
    var byBerth: [Int: [Date]]
  }
}
