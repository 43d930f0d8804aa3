import Foundation

/// A number gets a type of its own that decodes as it did.
enum WrapperOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var price: Int, kind: String, prices: [Int32] }
  }
}

// New
enum WrapperNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var price: Cents, kind: Kind, prices: [Cents] }
    struct Cents: Codable, Hashable {
      var value: Int
      init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }
    struct Kind: RawRepresentable, Codable, Hashable { var rawValue: String }
  }
}
