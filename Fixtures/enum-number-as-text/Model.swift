import ActivityKit
import Foundation

struct LiftAttributes: ActivityAttributes {
  enum Direction: Int, Codable, Hashable { case down = -1, idle, up }
  enum Door: UInt8, Codable, Hashable { case open = 0x10, shut = 0b1 }

  struct ContentState: Codable, Hashable {
    var direction: Direction
    var door: Door
  }
}
