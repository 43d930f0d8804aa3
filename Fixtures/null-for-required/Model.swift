import ActivityKit
import Foundation

struct BirdHideAttributes: ActivityAttributes {
  struct Perch: Codable, Hashable {
    var height: Double
    var tree: String?
  }

  struct ContentState: Codable, Hashable {
    var species: String
    var seen: [Int]
    var perch: Perch
    var ringed: Bool?
  }
}
