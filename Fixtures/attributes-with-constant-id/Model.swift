import ActivityKit
import Foundation

struct PostalAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var leg: Int
  }

  let id = UUID()
  let carrier: String = "Royal"
}
