import ActivityKit
import Foundation

struct CaféQueueAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var café: String
    var naïve: Int
    var größe: Double
    var 順番: Int
  }
}
