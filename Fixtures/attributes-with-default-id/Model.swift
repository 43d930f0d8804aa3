import ActivityKit
import Foundation

struct PostalAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var leg: Int
  }

  var id = UUID()
  var carrier: String = "Royal"
}
