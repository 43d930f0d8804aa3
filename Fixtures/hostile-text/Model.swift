import ActivityKit
import Foundation

struct GuestbookAttributes: ActivityAttributes {
  enum Mood: String, Codable, Hashable { case glad, sad }

  struct ContentState: Codable, Hashable {
    var entry: String
    var mood: Mood
  }
}
