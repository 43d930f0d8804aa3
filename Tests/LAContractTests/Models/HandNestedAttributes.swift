import Foundation

/// Containers in containers.
struct HandNestedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var city: String
    var street: String?
    var count: Int

    enum CodingKeys: String, CodingKey { case address, count }
    enum AddressKeys: String, CodingKey { case city, street = "street_name" }

    init(city: String, street: String?, count: Int) { (self.city, self.street, self.count) = (city, street, count) }

    init(from decoder: any Decoder) throws {
      let root = try decoder.container(keyedBy: CodingKeys.self)
      count = try root.decode(Int.self, forKey: .count)
      let address = try root.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
      city = try address.decode(String.self, forKey: .city)
      street = try address.decodeIfPresent(String.self, forKey: .street)
    }

    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: CodingKeys.self)
      try root.encode(count, forKey: .count)
      var address = root.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
      try address.encode(city, forKey: .city)
      try address.encodeIfPresent(street, forKey: .street)
    }
  }

  let name: String
}
