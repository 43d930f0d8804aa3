import ActivityKit
import Foundation

struct PollAttributes: Vendor.PushAttributes {
  struct ContentState: Codable, Hashable {
    var turnout: Double
  }
}
