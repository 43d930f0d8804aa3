import Foundation

/// Old keys that are still taken, and values in two forms.
struct HandLegacyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var name: String
    var price: Double
    var count: Int

    enum CodingKeys: String, CodingKey { case name, oldName = "title", price, count, number }

    init(name: String, price: Double, count: Int) { (self.name, self.price, self.count) = (name, price, count) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let name = try container.decodeIfPresent(String.self, forKey: .name) {
        self.name = name
      } else {
        name = try container.decode(String.self, forKey: .oldName)
      }
      if let number = try? container.decode(Double.self, forKey: .price) {
        price = number
      } else {
        price = Double(try container.decode(String.self, forKey: .price)) ?? 0
      }
      count =
        try container.decodeIfPresent(Int.self, forKey: .count)
        ?? container.decodeIfPresent(Int.self, forKey: .number) ?? 0
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(price, forKey: .price)
      try container.encode(count, forKey: .count)
    }
  }

  let name: String
}
