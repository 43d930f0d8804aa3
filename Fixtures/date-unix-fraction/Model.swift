import ActivityKit
import Foundation

struct SubmersibleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var depth: Double
    var lastPing: Date?
  }
}
