import ActivityKit
import Foundation

struct PinballAttributes: ActivityAttributes {
  enum Mode: String, Codable, Hashable { case attract, multiball, tilt }
  struct Table: Codable, Hashable { var mode: Mode }

  struct ContentState: Codable, Hashable {
    var tables: [Table]
  }
}
