import ActivityKit
import Foundation

struct BarometerAttributes: ActivityAttributes {
  enum Trend: String, Codable, Hashable { case rising, falling }

  struct ContentState: Codable, Hashable {
    var hectopascals: Double
    var trend: Trend
  }
}
