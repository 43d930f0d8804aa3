import Foundation

/// Enums with associated values, and all that may be renamed or left out in them.
struct EnumKeysAttributes: ActivityAttributes {
  enum Step: Codable, Hashable {
    case start(_ at: Date)
    case `default`(level: Int, note: String = "none")
    case été(Int)
    case hidden
    case pair((Int), String?)
    case nothing

    private enum CodingKeys: String, CodingKey {
      case start = "START", `default`, été, pair, nothing
    }

    private enum DefaultCodingKeys: CodingKey { case level }
    enum ÉtéCodingKeys: String, CodingKey { case _0 = "degrees" }
    enum NothingCodingKeys: CodingKey {}
  }

  enum Plain { case one, two(Int) }

  struct ContentState: Codable, Hashable {
    var steps: [Step]
    var plain: Plain
  }

  let first: Step?
}

extension EnumKeysAttributes.Plain: Codable, Hashable {}

extension EnumKeysAttributes.Plain {
  enum TwoCodingKeys: String, CodingKey { case _0 = "two" }
}
