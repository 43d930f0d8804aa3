import Foundation

/// The state is an enum with a raw type.
struct TrafficAttributes: ActivityAttributes {
  enum ContentState: String, Codable, Hashable {
    case clear
    case slow = "slow-moving"
    case jam
  }

  let road: String
  let signs: [String: ContentState]
}
