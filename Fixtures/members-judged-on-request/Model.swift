import ActivityKit

/// A run with a watch: what its owner sees, and what anybody may see.
struct RunAttributes: ActivityAttributes {
  struct Split: Codable, Hashable {
    var kilometre: Int
    var seconds: Double
  }

  struct ContentState: Codable, Hashable {
    var metres: Int
    var heartRate: Int
    var isHeartRateShown: Bool
    var splits: [Split]
    var map: Data?
  }

  var runner: String
  var shareToken: String
}
