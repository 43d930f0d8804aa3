import ActivityKit
import Foundation

struct FerryBoardAttributes: ActivityAttributes {
  struct Crossing: Codable, Hashable {
    var route: String
    var departs: Date
    var returns: Date?
  }

  struct ContentState: Codable, Hashable {
    var crossings: [Crossing]
    var updated: Date
  }
}
