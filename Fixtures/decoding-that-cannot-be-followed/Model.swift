import ActivityKit
import Foundation

struct AlmanacAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var tide: Double
    var moon: String

    init(from decoder: any Decoder) throws {
      var pages = try decoder.unkeyedContainer()
      (tide, moon) = (0, "")
      while !pages.isAtEnd {
        tide += try pages.decode(Double.self)
        moon = try pages.decode(String.self)
      }
    }
  }
}
