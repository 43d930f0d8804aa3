import ActivityKit
import Foundation

struct ArcadeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var lives: UInt8
    var score: Int32
    var debt: UInt
    var seed: Int64
    var gain: Float
    var odds: Double
    var price: Decimal
  }
}
