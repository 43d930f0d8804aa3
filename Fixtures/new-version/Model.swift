import ActivityKit
import Foundation

struct TrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: Status
    /// When the train leaves, with the delay that is known.
    var departure: Date
    var platform: Int?
    /// As it is written there, such as "7a"; `platform` is for 5.1.
    var platformName: String?
    var nextStopName: String
    var delayMinutes: Int
    var coach: Int?
    var isCancelled: Bool?

    enum CodingKeys: String, CodingKey {
      case status, departure, platform, platformName, delayMinutes, coach, isCancelled
      case nextStopName = "nextStop"
    }
  }

  enum Status: String, Codable {
    case scheduled, boarding, departed
  }

  var number: String
}
