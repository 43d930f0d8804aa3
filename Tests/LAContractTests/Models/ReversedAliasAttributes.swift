import Foundation

struct ReversedAliasAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var leg: Leg
    var count: Int
  }

  let name: String
}

typealias TripState = ReversedAliasAttributes.ContentState

extension TripState {
  struct Leg: Codable, Hashable { var from: String }

  enum CodingKeys: String, CodingKey {
    case leg = "current_leg"
    case count
  }
}
