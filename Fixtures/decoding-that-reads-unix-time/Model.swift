import ActivityKit
import Foundation

struct SundialAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var noon: Date
    var city: String

    enum CodingKeys: String, CodingKey { case noon, city }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      noon = Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .noon))
      city = try container.decodeIfPresent(String.self, forKey: .city) ?? "Greenwich"
    }
  }
}
