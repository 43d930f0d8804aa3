import ActivityKit
import Foundation

struct CrosswordAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var clue: String
    var solved: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        (clue, solved) = (text, 0)
      } else {
        let parts = try container.decode([String: Int].self)
        clue = parts.keys.sorted().joined()
        solved = parts.values.reduce(0, +)
      }
    }
  }
}
