import ActivityKit
import Foundation

struct CarWashAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var bay: Int
    var litres: Double
    var waxed: Bool
    var rinsed: Bool
    var plan: String
    var brushes: Int
    var extras: [String]
  }
}
