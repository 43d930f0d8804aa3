import ActivityKit
import Foundation

struct PotteryClassAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var glazing: Double
    var wheelSpeed: Int?
    var temperature: Int
  }
}
