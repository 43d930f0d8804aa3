import ActivityKit
import Foundation

struct TrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: Status
    /// When the train leaves, with the delay that is known.
    var departure: Date
    var platform: String?
    var nextStopName: String
    var delayMinutes: Double
    var coach: Int?
  }

  enum Status: String, Codable {
    case scheduled, boarding, departed, cancelled
  }

  var number: String
}
