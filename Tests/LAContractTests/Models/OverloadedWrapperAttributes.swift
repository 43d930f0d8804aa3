import Foundation

/// The usual way to give a key a default: a property wrapper, and an overload that the compiler's code then calls.
@propertyWrapper
struct DefaultFalse: Codable, Hashable {
  var wrappedValue = false
}

extension KeyedDecodingContainer {
  func decode(_ type: DefaultFalse.Type, forKey key: Key) throws -> DefaultFalse {
    DefaultFalse(wrappedValue: try decodeIfPresent(Bool.self, forKey: key) ?? false)
  }
}

struct OverloadedWrapperAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    @DefaultFalse var isMuted: Bool
    var count: Int
  }

  let name: String
}
