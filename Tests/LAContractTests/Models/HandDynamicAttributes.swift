import Foundation

/// Keys that are known only at run time.
struct HandDynamicAttributes: ActivityAttributes {
  struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int?
    init?(intValue: Int) { nil }
    init(stringValue: String) { self.stringValue = stringValue }
  }

  struct Scores: Codable, Hashable {
    var points: [String: Int]

    init(points: [String: Int]) { self.points = points }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      var points: [String: Int] = [:]
      for key in container.allKeys where key.stringValue != "total" {
        points[key.stringValue] = try container.decode(Int.self, forKey: key)
      }
      self.points = points
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, value) in points { try container.encode(value, forKey: AnyKey(stringValue: key)) }
    }
  }

  struct ContentState: Codable, Hashable {
    var scores: Scores
    var count: Int
  }

  let name: String
}
