import ActivityKit
import Foundation

struct CafeTabAttributes: ActivityAttributes {
  enum Entry: Codable, Hashable {
    case opened
    case rated(Int)
    case moved(from: String?, to: String)
    case paid(Decimal, tip: Decimal = 0)
  }

  struct ContentState: Codable, Hashable {
    var entries: [Entry]
  }
}
