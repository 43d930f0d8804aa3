import Foundation

/// Keys that JSON escapes, and keys outside ASCII.
struct QuotedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var quote: Int
    var slash: Int
    var emoji: Int
    var accent: Int
    var long: Int?

    enum CodingKeys: String, CodingKey {
      case quote = "say \"so\""
      case slash = "a/b\\c"
      case emoji = "\u{1F600}"
      case accent = "caf\u{E9}"
      case long = #"raw\n"#
    }
  }

  var `init`: String
}
