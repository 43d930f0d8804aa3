import ActivityKit
import Foundation

struct GlassKilnAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var anneals: Date
  }
}
