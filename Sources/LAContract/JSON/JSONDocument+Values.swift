#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONDocument {
  /// The text of a string or key, its escapes resolved; nil for anything else.
  func string(_ node: NodeIndex) -> String? {
    guard kind(node) == .string || kind(node) == .key else { return nil }
    let content = bytes[contentRange(node)]
    guard !nodes[node].isPlain, content.contains(.backslash) else { return String(decoding: content, as: UTF8.self) }
    return String(decoding: JSONDocument.resolvingEscapes(content), as: UTF8.self)
  }

  /// A number's value, rounded to a `Double` as Foundation does; nil for anything else and for what does not fit.
  func double(_ node: NodeIndex) -> Double? {
    guard kind(node) == .number else { return nil }
    if let integer = shortInteger(node), abs(integer) < 1 << 53 { return Double(integer) }
    return Double(text(node))
  }

  /// The value of a number without point and exponent that has so few digits that `Int` holds it whatever they are;
  /// nil for minus zero, which `Int` does not have.
  func shortInteger(_ node: NodeIndex) -> Int? {
    let range = range(node)
    guard kind(node) == .number, nodes[node].isPlain, range.count <= 18 else { return nil }
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    var magnitude = 0
    for offset in (isNegative ? range.lowerBound + 1 : range.lowerBound)..<range.upperBound {
      magnitude = magnitude &* 10 &+ Int(bytes[offset] &- UInt8(ascii: "0"))
    }
    if isNegative, magnitude == 0 { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// A number's exact value, for arithmetic whose result is shown; nil for anything else. What is too small for any
  /// `Double` is 0, as for the decoder, which takes `1e-400` for an integer.
  func decimal(_ node: NodeIndex) -> Decimal? {
    guard kind(node) == .number else { return nil }
    return Decimal(string: text(node)) ?? (double(node) == 0 ? 0 : nil)
  }

  /// Whether a string holds a JSON object or array, as when a sender serializes once too often.
  func holdsJSON(_ node: NodeIndex) -> Bool {
    guard kind(node) == .string, let text = string(node) else { return false }
    let inner = JSONParser.parse(MappedText(SourceFile(path: "", text: text)))
    guard let document = inner.document else { return false }
    return document.kind(document.root) == .object || document.kind(document.root) == .array
  }

  /// The bytes that a string's content stands for. The parser has checked the escapes.
  static func resolvingEscapes(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == .backslash, index + 1 < content.endIndex else {
        result.append(content[index])
        index += 1
        continue
      }
      switch content[index + 1] {
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      case UInt8(ascii: "t"): result.append(.tab)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        let (scalar, length) = unicodeEscape(content[index...])
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index += length
        continue
      case let other: result.append(other)
      }
      index += 2
    }
    return result
  }

  /// The scalar that `\uXXXX` or a surrogate pair of two of them stands for, and the bytes that it takes.
  static func unicodeEscape(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int) {
    func unit(at offset: Int) -> UInt32? {
      let start = text.startIndex + offset
      guard start + 6 <= text.endIndex, text[start] == .backslash, text[start + 1] == UInt8(ascii: "u") else {
        return nil
      }
      return UInt32(String(decoding: text[start + 2..<start + 6], as: UTF8.self), radix: 16)
    }
    guard let first = unit(at: 0) else { return ("\u{FFFD}", min(2, text.count)) }
    if (0xD800..<0xDC00).contains(first), let second = unit(at: 6), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return (scalar, 12)
    }
    return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
  }
}
