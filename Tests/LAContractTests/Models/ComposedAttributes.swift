import Foundation

/// Letters that can be written in two ways.
struct ComposedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var café: Int
    var naïve: String?
    var kind: Kind

    enum CodingKeys: String, CodingKey {
      case café = "cafe\u{301}"
      case naïve
      case kind = "ki\u{301}nd"
    }
  }

  enum Kind: String, Codable { case é, ñandú = "n\u{303}" }

  let straße: Kind
}
