import Foundation

/// An initializer that hands on to another one, in an extension.
struct HandDelegatingAttributes: ActivityAttributes {
  struct ContentState: Hashable {
    var title: String
    var count: Int
    var label: String
  }

  let name: String
}

extension HandDelegatingAttributes.ContentState: Codable {
  private enum Keys: String, CodingKey { case title = "t", count = "c" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      title: try container.decode(String.self, forKey: .title),
      count: try container.decodeIfPresent(Int.self, forKey: .count) ?? 1, label: "x")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(title, forKey: .title)
    try container.encode(count, forKey: .count)
  }
}
