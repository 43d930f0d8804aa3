import Foundation

struct GameAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var `default`: Int
    var `class`: String
    var `Type`: Kind
    var `self`: Bool?
    var kind: Kind
    var größe: Double
    var 名前: String
  }

  enum Kind: String, Codable {
    case `default`, `switch`
    case `in` = "inside"
    case été
  }

  var `protocol`: String
}
