import ActivityKit
import Foundation

struct AnemometerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var knots: Int
    var gusts: [Double]
  }
}
