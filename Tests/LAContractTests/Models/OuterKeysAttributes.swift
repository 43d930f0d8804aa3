import Foundation

/// CodingKeys of the type around count for nothing inside.
struct OuterKeysAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var isOpen: Bool
    var seats: Seats

    struct Seats: Codable, Hashable {
      var isOpen: Bool
    }

    enum CodingKeys: String, CodingKey {
      case isOpen = "is_open"
      case seats = "SEATS"
    }
  }

  let isOpen: Bool

  enum CodingKeys: String, CodingKey { case isOpen = "open" }
}
