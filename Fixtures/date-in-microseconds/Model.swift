import ActivityKit
import Foundation

struct SeismographAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var peak: Date
    var felt: Date
    var magnitude: Float
  }
}
