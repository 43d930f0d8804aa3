import ActivityKit
import Foundation

struct VendingAttributes: ActivityAttributes {
  enum Slot: Codable, Hashable { case empty, holding(item: String, count: Int) }
  enum Mood: Codable, Hashable { case calm, jammed }

  struct ContentState: Codable, Hashable {
    var slot: Slot
    var last: Slot?
    var mood: Mood
  }
}
