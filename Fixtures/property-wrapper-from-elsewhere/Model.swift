import ActivityKit
import Foundation

struct ScalesAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    @Clamped(0...100) var load: Int
    @ISODate var weighed: Date
    var unit: String
  }
}
