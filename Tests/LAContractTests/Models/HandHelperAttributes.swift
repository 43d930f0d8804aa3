import Foundation

/// Helpers of one's own around the container.
extension KeyedDecodingContainer {
  fileprivate func number(_ key: Key) throws -> Int {
    if let number = try? decode(Int.self, forKey: key) { return number }
    return Int(try decode(String.self, forKey: key)) ?? 0
  }

  fileprivate func value<T: Decodable>(_ key: Key, or fallback: T) throws -> T {
    try decodeIfPresent(T.self, forKey: key) ?? fallback
  }
}

struct HandHelperAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    var title: String
    var plain: Bool

    init(count: Int, title: String, plain: Bool) { (self.count, self.title, self.plain) = (count, title, plain) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.number(.count)
      title = try container.value(.title, or: "none")
      plain = try container.decode(Bool.self, forKey: .plain)
    }
  }

  let name: String
}
