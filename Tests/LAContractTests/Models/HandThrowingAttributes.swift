import Foundation

/// Bodies that refuse what decodes.
struct HandThrowingAttributes: ActivityAttributes {
  struct Percent: Codable, Hashable {
    let value: Int

    init(value: Int) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try container.decode(Int.self)
      guard (0...100).contains(value) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(value) is no percentage")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  struct ContentState: Codable, Hashable {
    var percent: Percent
    var link: URL

    init(percent: Percent, link: URL) { (self.percent, self.link) = (percent, link) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      percent = try container.decode(Percent.self, forKey: .percent)
      let text = try container.decode(String.self, forKey: .link)
      guard let link = URL(string: text) else {
        throw DecodingError.dataCorruptedError(forKey: .link, in: container, debugDescription: "no URL")
      }
      self.link = link
    }
  }

  let name: String
}
