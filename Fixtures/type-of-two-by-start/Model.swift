import ActivityKit
import Foundation

struct TowpathAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var lock: String }
}

struct CanalBoatAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var lock: Int
  }
}
