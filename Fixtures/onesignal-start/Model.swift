import ActivityKit
import Foundation

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var pier: Int
    var departure: Date
  }
  var route: String
}
