import ActivityKit
import Foundation

struct AnemometerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var knots: Double
    var gusts: [Double]
    var calm: Bool?
  }
}
