import ActivityKit
import Foundation

struct OdometerAttributes: ActivityAttributes {
  enum Gear: Int, Codable, Hashable { case low = 1, high = 5 }

  struct ContentState: Codable, Hashable {
    var whole: Int
    var hundred: Int
    var zero: Int
    var tenth: UInt8
    var gear: Gear
    var litres: Double
    var precise: Double
    var single: Float
    var money: Decimal
  }
}
