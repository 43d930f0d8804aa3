import ActivityKit
import Foundation

struct OrchardAttributes: ActivityAttributes {
  enum Tree: String, Codable, Hashable { case apple, pear }
  enum Grade: String, Codable, Hashable, CodingKeyRepresentable { case a, b }

  struct ContentState: Codable, Hashable {
    var crates: [Tree: Int]
    var rows: [Int: Double]
    var pickers: [UUID: String]
    var sugar: [Grade: Double]
    var names: [String: String]
  }
}
