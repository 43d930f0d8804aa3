import ActivityKit
import Foundation

struct CherryOrchardAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var boxes: Int
  }
}
