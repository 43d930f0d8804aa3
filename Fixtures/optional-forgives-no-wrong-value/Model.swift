import ActivityKit
import Foundation

struct KnittingAttributes: ActivityAttributes {
  enum Yarn: String, Codable, Hashable { case merino, mohair }

  struct ContentState: Codable, Hashable {
    var row: Int?
    var yarn: Yarn?
    var needle: Double?
  }
}
