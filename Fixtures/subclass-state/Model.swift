import ActivityKit
import Foundation

class Machine: Codable, Hashable {
  var speed: Double = 0
  static func == (a: Machine, b: Machine) -> Bool { a === b }
  func hash(into hasher: inout Hasher) {}
}

class Wheel: Machine {
  var buckets: Int = 8
}

struct MillAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var wheel: Wheel
  }
}
