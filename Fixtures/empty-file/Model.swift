import ActivityKit
import Foundation

struct SourdoughAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: String
    var done: Double
  }

  let baker: String
}
