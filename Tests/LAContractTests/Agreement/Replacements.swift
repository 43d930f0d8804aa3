/// What a value is replaced by.
enum Replacements {
  /// JSON texts of every kind, with those that only just fit a Swift type or only just do not.
  static let all: [String] =
    ["null", "true", "false"] + numbers + strings + [
      "[]", "[null]", "[1,2]", "[2,1]", "[1]", "[1,2,3]", "[[1,2],[3,4]]", "[\"a\",\"b\"]", "[\"a\"]", "[\"a\",1]",
      "[1,1]",
      "[{}]", "{}", "{\"a\":1}", "{\"1\":1}", "{\"a\":null}", "{\"lowerBound\":1,\"upperBound\":2}", "{\"a\":\"b\"}",
      "{\"a\":{}}", "{\"identifier\":\"Europe/Paris\"}",
    ]

  private static let numbers = [
    "0", "-0", "1", "2", "-1", "1.0", "1.5", "1e2", "10e-1", "300", "-129", "70000", "-70000", "5000000000",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616",
    "1e39", "1e-50", "1e400", "1e-400", "0.1", "1e200", "3.0e0",
  ]

  private static let strings = [
    "", "1", "true", "null", "text", "NaN", "2026-09-21T14:28:20Z", "4F0C9C5E-2A1B-4B0F-8F6D-1C2B3A495867",
    "4f0c9c5e2a1b4b0f8f6d1c2b3a495867", "https://example.com/a?b=c", "ht tp://x", "http://[::1", "a b", "cGFja2Vk",
    "cGFja2VkIQ", "cGFja2VkIQ==", "-_8=", "Ünïcode", "{}",
  ].map { "\"\($0)\"" }

  /// A string in other cases and with something around it.
  static func others(of text: String) -> [String] {
    [
      text.uppercased(), text.lowercased(), capitalized(text), text + " ", text + "x", String(text.dropLast()),
      snakeCase(text),
    ]
  }

  /// Keys that one may take for another.
  static func otherSpellings(of key: String) -> [String] {
    var spellings = [snakeCase(key), capitalized(key), key.uppercased(), key + "s", String(key.dropLast()), key + " "]
    if Int(key) != nil {
      spellings += ["0\(key)", "+\(key)", " \(key)", "-\(key)", "\(key).0", "\(key)e0", "99999999999999999999", "0x1"]
    }
    return spellings.filter { $0 != key }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func snakeCase(_ text: String) -> String {
    text.reduce(into: "") { snake, character in
      snake += character.isUppercase ? "_\(character.lowercased())" : "\(character)"
    }
  }
}
