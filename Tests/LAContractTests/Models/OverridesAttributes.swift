import Foundation

/// Enums that are raw by hand, raw values through chains, and names that look like others.
struct OverridesAttributes: ActivityAttributes {
  typealias Raw = Value
  typealias Value = Swift.Int16

  enum Code: Raw, Codable, CaseIterable {
    case ok = 200
    case moved = 301, found
    case gone = -4_10
  }

  enum Sign: String, Codable, CodingKey { case plus = "+", minus = "-" }

  enum Nested: String, Codable {
    enum Inner: String, Codable { case deep }
    case shallow
  }

  struct ContentState: Codable, Hashable {
    var code: Code
    var sign: Sign
    var nested: Nested
    var inner: Nested.Inner
    var codes: Set<Code>
    var bySign: [Sign: Int]
    var byInner: [String: [Nested.Inner: Bool]]
    var Code: Int
  }

  let code: Code
}
