import Foundation

/// A number that may come as text.
enum AlternativesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Int, b: Flexible, c: Flexible, d: Bool }
    struct Flexible: Codable, Hashable {
      var text: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
          text = "\(number)"
        } else {
          text = try container.decode(String.self)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }
  }
}

// New
enum AlternativesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Flexible, b: Int, c: Flexible, d: Flexible }
    struct Flexible: Codable, Hashable {
      var text: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
          text = "\(number)"
        } else {
          text = try container.decode(String.self)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }
  }
}
