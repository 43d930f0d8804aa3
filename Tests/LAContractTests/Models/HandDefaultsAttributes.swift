import Foundation

/// `decodeIfPresent ?? default`, the most common of all.
struct HandDefaultsAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    var title: String
    var tags: [String]
    var ratio: Double?

    init(count: Int, title: String, tags: [String], ratio: Double?) {
      (self.count, self.title, self.tags, self.ratio) = (count, title, tags, ratio)
    }

    init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 0
      self.title = try container.decode(String.self, forKey: .title)
      tags = (try container.decodeIfPresent([String].self, forKey: .tags)) ?? []
      ratio = try container.decodeIfPresent(Double.self, forKey: .ratio)
    }
  }

  let name: String
}
