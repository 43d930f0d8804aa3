import Foundation

/// One value or another, tried in turn.
struct HandEitherAttributes: ActivityAttributes {
  enum Value: Codable, Hashable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  enum OneOrMany: Codable, Hashable {
    case one(Int)
    case many([Int])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .one(try container.decode(Int.self))
      } catch {
        self = .many(try container.decode([Int].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .one(let value): try container.encode(value)
      case .many(let values): try container.encode(values)
      }
    }
  }

  struct ContentState: Codable, Hashable {
    var value: Value
    var list: OneOrMany
    var optional: Value?
  }

  let name: String
}
