import ActivityKit
import Foundation

struct AquariumAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var temperature: Double
    var nextFeeding: Date
  }
}
