import ActivityKit
import Foundation

struct DamLevelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var maxLevel: Double
    var awayScore: Int
    var driverLongitude: Double
  }
}
