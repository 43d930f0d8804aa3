import ActivityKit
import Foundation

struct BusLiveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var livery: Livery
    var stops: [StopID]
    var late: Int
  }
}
