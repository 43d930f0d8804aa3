import ActivityKit
import Foundation

struct Warnings: OptionSet, Codable, Hashable {
  let rawValue: UInt8
  static let wind = Warnings(rawValue: 1 << 0)
  static let battery = Warnings(rawValue: 1 << 1)
}

struct Rotor: RawRepresentable, Codable, Hashable {
  var rawValue: String
}

struct DroneAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var warnings: Warnings
    var rotor: Rotor
  }
}
