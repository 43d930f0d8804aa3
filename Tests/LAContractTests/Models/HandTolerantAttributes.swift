import Foundation

/// `try?` with a fallback forgives everything.
struct HandTolerantAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    var stage: Stage
    var note: String?
    var link: URL?
    var limit: Int

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      count = (try? values.decode(Int.self, forKey: .count)) ?? 1
      stage = (try? values.decode(Stage.self, forKey: .stage)) ?? .unknown
      note = try? values.decode(String.self, forKey: .note)
      link = try? values.decodeIfPresent(URL.self, forKey: .link)
      limit = try values.decode(Int.self, forKey: .limit)
    }

    init(count: Int) { (self.count, stage, note, link, limit) = (count, .open, "n", URL(filePath: "/a"), 3) }
  }

  enum Stage: String, Codable { case open, closed, unknown }

  let name: String
}
