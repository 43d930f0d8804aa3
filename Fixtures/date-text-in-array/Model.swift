import ActivityKit
import Foundation

struct RelayRaceAttributes: ActivityAttributes {
  struct Leg: Codable, Hashable {
    var runner: String
    var began: Date
  }

  struct ContentState: Codable, Hashable {
    var legs: [Leg]
    var handovers: [Date]
  }
}
