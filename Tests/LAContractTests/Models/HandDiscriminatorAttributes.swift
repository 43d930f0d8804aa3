import Foundation

/// A switch on a discriminator.
struct HandDiscriminatorAttributes: ActivityAttributes {
  enum Card: Codable, Hashable {
    case text(String)
    case image(URL, width: Int?)

    private enum CodingKeys: String, CodingKey { case type, text, url, width }
    private enum Kind: String, Codable { case text, image }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Kind.self, forKey: .type) {
      case .text:
        self = .text(try container.decode(String.self, forKey: .text))
      case .image:
        let url = try container.decode(URL.self, forKey: .url)
        self = .image(url, width: try container.decodeIfPresent(Int.self, forKey: .width))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .text(let text):
        try container.encode(Kind.text, forKey: .type)
        try container.encode(text, forKey: .text)
      case .image(let url, let width):
        try container.encode(Kind.image, forKey: .type)
        try container.encode(url, forKey: .url)
        try container.encodeIfPresent(width, forKey: .width)
      }
    }
  }

  struct ContentState: Codable, Hashable {
    var cards: [Card]
    var count: Int
  }

  let name: String
}
