import ActivityKit
import Foundation

struct TrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: Status
    /// When the train leaves, with the delay that is known.
    var departure: Date
    var platform: Int?
    var nextStop: String
    var delayMinutes: Int
  }

  enum Status: String, Codable {
    case scheduled, boarding, departed
  }

  var number: String
}
