import ActivityKit
import Foundation

struct CableCarAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var cabin: Int
    var cached: String = ""

    enum CodingKeys: String, CodingKey {
      case cabin
    }
  }
}
