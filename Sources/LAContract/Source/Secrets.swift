/// What is never printed: the value of an `authorization` header, wherever a line has one, and bearer tokens.
///
/// The text is searched as it is, because files are printed that cannot be read as JSON, or hold it as text in text.
public enum Secrets {
  static let syntaxMessage = "this is no JSON value; a string stands in double quotes"

  private static let name = Array("authorization".utf8)
  private static let scheme = Array("bearer".utf8)
  private static let tokenStart = Array("eyJ".utf8)

  /// A line with `*` for each byte of a secret, so that columns stay.
  public static func masked(_ line: some Collection<UInt8>) -> [UInt8] {
    var line = Array(line)
    for range in ranges(in: line[...]) {
      for offset in range { line[offset] = UInt8(ascii: "*") }
    }
    return line
  }

  /// A message, a pointer or a value with `*` for each byte of a web token: a file may have one in place of a key.
  static func masked(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var isChanged = false
    var offset = 0
    while offset + 20 <= bytes.count {
      guard bytes[offset] == tokenStart[0], bytes[offset...].starts(with: tokenStart) else {
        offset += 1
        continue
      }
      let end = bytes[offset...].firstIndex { !isTokenPart($0) } ?? bytes.count
      // A message may have cut it before its first point.
      if end - offset >= 20 {
        isChanged = true
        for place in offset..<end { bytes[place] = UInt8(ascii: "*") }
      }
      offset = end
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Whether a place in a text is in a secret of its line.
  static func isSecret(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let isLineEnd = { (byte: UInt8) in byte == .lineFeed || byte == .carriageReturn }
    let offset = min(place.lowerBound, bytes.count)
    let start = bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isLineEnd) ?? bytes.count
    return ranges(in: bytes[start..<end]).contains { $0.overlaps(place.lowerBound..<max(place.upperBound, offset + 1)) }
  }

  private static func ranges(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = line.startIndex
    while offset < line.endIndex {
      let rest = line[offset...]
      var range: Range<Int>?
      switch line[offset] | 0x20 {
      case UInt8(ascii: "a") where starts(rest, with: name): range = value(behind: offset + name.count, in: line)
      case UInt8(ascii: "b") where starts(rest, with: scheme): range = token(behind: offset + scheme.count, in: line)
      case UInt8(ascii: "e") where rest.starts(with: tokenStart): range = token(at: offset, in: line)
      default: break
      }
      if let range, !range.isEmpty { ranges.append(range) }
      offset = max(offset + 1, range?.upperBound ?? 0)
    }
    return ranges
  }

  private static func starts(_ line: ArraySlice<UInt8>, with word: [UInt8]) -> Bool {
    line.count >= word.count && zip(line, word).allSatisfy { $0 | 0x20 == $1 }
  }

  /// Behind the header's name, a sign and perhaps the scheme: up to the closing quote, else to the end of the line.
  private static func value(behind offset: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    let isFiller = { (byte: UInt8) in byte == .space || byte == .tab || isQuote(byte) }
    let sign = line[offset...].drop(while: isFiller)
    guard sign.first == .colon || sign.first == UInt8(ascii: "=") else { return nil }
    var value = sign.dropFirst().drop { isFiller($0) || $0 == .openBracket }
    if starts(value, with: scheme), value.dropFirst(scheme.count).first == .space {
      value = value.dropFirst(scheme.count + 1)
    }
    let end = value.firstIndex(where: isQuote) ?? line.endIndex
    return value.startIndex..<end
  }

  /// The word behind `bearer`, if it is long enough for a token.
  private static func token(behind offset: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    let rest = line[offset...]
    guard rest.first == .space else { return nil }
    let token = rest.drop { $0 == .space }.prefix { $0 != .space && !isQuote($0) }
    return token.count >= 16 ? token.startIndex..<token.endIndex : nil
  }

  /// A JSON web token: base64 with points.
  private static func token(at offset: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    let token = line[offset...].prefix(while: isTokenPart)
    return token.count >= 20 && token.contains(UInt8(ascii: ".")) ? token.startIndex..<token.endIndex : nil
  }

  private static func isTokenPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == .quote || byte == UInt8(ascii: "'") || byte == .backslash
  }
}
