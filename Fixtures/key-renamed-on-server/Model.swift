import ActivityKit
import Foundation

struct DogWalkAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutesOut: Int
    var dog: String
  }
}
