import Foundation

/// Enums that take unknown values.
struct HandFallbackEnumAttributes: ActivityAttributes {
  enum Stage: String, Codable, Hashable {
    case open, closed, unknown

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let raw = try container.decode(String.self)
      self = Stage(rawValue: raw) ?? .unknown
    }
  }

  enum Level: Int, Codable, Hashable {
    case low, high

    init(from decoder: any Decoder) throws {
      self = Self(rawValue: try decoder.singleValueContainer().decode(Int.self)) ?? .low
    }
  }

  enum Tone: String, Codable, Hashable {
    case warm, cold

    init(from decoder: any Decoder) throws {
      self = (try? Tone(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .warm) ?? .cold
    }
  }

  struct ContentState: Codable, Hashable {
    var stage: Stage
    var level: Level?
    var tones: [Tone]
  }

  let stage: Stage
}
