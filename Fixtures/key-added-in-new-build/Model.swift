import ActivityKit
import Foundation

struct ChessClockAttributes: ActivityAttributes {
  struct Move: Codable, Hashable {
    var san: String
    var seconds: Double
    // Since 4.2.
    var evaluation: Double
  }

  struct ContentState: Codable, Hashable {
    var moves: [Move]
  }
}
