import Foundation

/// The new version forgives.
enum FallbacksOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: String, stage: String, limit: Int }
  }
}

// New
enum FallbacksNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var count: Int, stage: Stage, limit: Int
      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        count = (try? values.decode(Int.self, forKey: .count)) ?? 0
        stage = (try? values.decode(Stage.self, forKey: .stage)) ?? .unknown
        limit = try values.decodeIfPresent(Int.self, forKey: .limit) ?? 10
      }
    }
    enum Stage: String, Codable { case open, unknown }
  }
}
