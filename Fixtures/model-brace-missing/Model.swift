import ActivityKit

struct KiteAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var metres: Double

  var name: String
}
