import ActivityKit
import Foundation

struct SleepTrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var berth = 4
    var bedMade: Bool = false
    var breakfast: String? = "tea"
    var wake: Date?
    let carrier = "Sleeper"
  }
}
