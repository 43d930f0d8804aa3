import ActivityKit
import Foundation

struct LighthouseAttributes: ActivityAttributes {
  struct Lamp: Codable, Hashable {
    var watts: Int?
  }

  struct ContentState: Codable, Hashable {
    var a: Int?
    var b: Optional<String>
    var c: Bool??
    var d: Double!
    var e: [Int?]
    var f: [String: Date?]
    var g: Lamp?
    var h: [Lamp]? = nil
  }
}
