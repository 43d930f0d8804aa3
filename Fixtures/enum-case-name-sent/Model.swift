import ActivityKit
import Foundation

struct MarathonAttributes: ActivityAttributes {
  enum Phase: String, Codable, Hashable {
    case warmUp = "WARM_UP", racing = "RACING"
    case finished
  }
  enum Weather: Int, Codable, Hashable { case dry = 10, wet }

  struct ContentState: Codable, Hashable {
    var phase: Phase
    var weather: Weather
  }
}
