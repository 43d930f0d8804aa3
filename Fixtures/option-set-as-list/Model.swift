import ActivityKit
import Foundation

struct Warnings: OptionSet, Codable, Hashable {
  let rawValue: UInt8
  static let wind = Warnings(rawValue: 1 << 0)
}

struct DroneAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var warnings: Warnings
  }
}
