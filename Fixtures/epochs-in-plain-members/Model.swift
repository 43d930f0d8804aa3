import ActivityKit
import Foundation

struct TelegraphAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var sentAt: Int
    var sentMillis: Int64
    var heard: Double
    var stamp: String
    var label: TimeInterval
  }
}
