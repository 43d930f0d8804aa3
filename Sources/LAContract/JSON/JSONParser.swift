/// Reads RFC 8259 JSON in UTF-8, and nothing more lenient. Foundation's reader will not do: it keeps no positions,
/// takes trailing commas and byte-order marks, and hides duplicate keys.
///
/// A trailing comma is noted and reading goes on, so that one run shows more than one mistake; anything else ends it.
struct JSONParser {
  /// As many arrays and objects inside each other as `JSONDecoder` takes.
  static let nestingLimit = 512

  /// A place where the text is no JSON, in words.
  struct Problem: Error, Sendable, Equatable {
    let message: String
    let range: Range<Int>
    /// Without these bytes it is right.
    var isSuperfluous = false
  }

  let bytes: [UInt8]
  private let placeholders: [Range<Int>]
  /// As in every file of JSON.
  let hasNoPlaceholders: Bool
  private var nextPlaceholder = 0
  var offset = 0
  var nodes: [JSONDocument.Node] = []
  var problems: [Problem] = []
  private var mayRepeatKeys = false

  /// - Returns: The document, unless the text cannot be read to its end, and what is wrong with the text.
  static func parse(_ text: MappedText) -> (document: JSONDocument?, problems: [Problem]) {
    // Offsets are kept in 32 bits.
    guard text.bytes.count < UInt32.max else {
      return (nil, [Problem(message: "the text is over 4 GB, where a push has 4 KB", range: 0..<1)])
    }
    var parser = JSONParser(text)
    do throws(Problem) {
      try parser.parseDocument()
      let document = JSONDocument(bytes: parser.bytes, nodes: parser.nodes, mayRepeatKeys: parser.mayRepeatKeys)
      return (document, parser.problems)
    } catch {
      return (nil, parser.problems + [error])
    }
  }

  private init(_ text: MappedText) {
    bytes = text.bytes
    placeholders = text.placeholders
    hasNoPlaceholders = placeholders.isEmpty
    nodes.reserveCapacity(min(bytes.count / 4, 1 << 16) + 1)
  }

  private mutating func parseDocument() throws(Problem) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw Problem(
        message: "the file begins with a byte-order mark, which JSON forbids; save it as UTF-8 without one",
        range: 0..<3)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Problem(message: "the file is UTF-16, and JSON for APNs has to be UTF-8; save it as UTF-8", range: 0..<2)
    }
    skipWhiteSpace()
    guard offset < bytes.count else {
      throw Problem(message: "the file is empty; a push is a JSON object", range: 0..<0)
    }
    try parseValue(depth: 0)
    skipWhiteSpace()
    guard offset == bytes.count else {
      throw unexpected("after the end of the JSON value", advice: "remove it")
    }
  }

  @inline(__always)
  private mutating func parseValue(depth: Int) throws(Problem) {
    if !hasNoPlaceholders, placeholder(at: offset) != nil { return parsePlaceholder(from: offset) }
    guard offset < bytes.count else {
      throw Problem(message: "the text ends where a value is expected", range: bytes.count..<bytes.count)
    }
    switch bytes[offset] {
    case .openBrace: try parseObject(depth: depth + 1)
    case .openBracket: try parseArray(depth: depth + 1)
    case .quote: if !takesPlainString(as: .string) { try parseString(as: .string) }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t") where takes(Word.true): append(.true, from: offset - 4, to: offset)
    case UInt8(ascii: "f") where takes(Word.false): append(.false, from: offset - 5, to: offset)
    case UInt8(ascii: "n") where takes(Word.null): append(.null, from: offset - 4, to: offset)
    default: throw unexpected("where a value is expected")
    }
  }

  private mutating func parseObject(depth: Int) throws(Problem) {
    let node = try open(.object, depth: depth)
    skipWhiteSpace()
    if takes(.closeBrace) { return close(node) }
    var keys = KeySummary()
    while true {
      guard offset < bytes.count else { throw unclosed(node) }
      guard bytes[offset] == .quote else { throw unexpected("where a key in double quotes is expected") }
      let key = nodes.count
      if !takesPlainString(as: .key) { try parseString(as: .key) }
      if keys.mayHold(key, of: node, in: nodes, bytes) {
        nodes[node].mayRepeatKey = true
        mayRepeatKeys = true
      }
      skipWhiteSpace()
      guard takes(.colon) else {
        throw offset < bytes.count ? unexpected("where ':' is expected behind a key") : unclosed(node)
      }
      skipWhiteSpace()
      try parseValue(depth: depth)
      if takesPlainComma(before: .quote) { continue }
      guard try parseSeparator(of: node, closedBy: .closeBrace) else { return close(node) }
    }
  }

  private mutating func parseArray(depth: Int) throws(Problem) {
    let node = try open(.array, depth: depth)
    skipWhiteSpace()
    if takes(.closeBracket) { return close(node) }
    while true {
      guard offset < bytes.count else { throw unclosed(node) }
      try parseValue(depth: depth)
      guard try parseSeparator(of: node, closedBy: .closeBracket) else { return close(node) }
    }
  }

  /// Steps over a comma with nothing between it and a byte, as most senders write them.
  @inline(__always)
  private mutating func takesPlainComma(before next: UInt8) -> Bool {
    guard offset &+ 1 < bytes.count, bytes[offset] == .comma, bytes[offset &+ 1] == next else { return false }
    offset &+= 1
    return true
  }

  /// Steps over what stands behind a member or an element.
  ///
  /// - Returns: Whether another one follows.
  private mutating func parseSeparator(of node: Int, closedBy closing: UInt8) throws(Problem) -> Bool {
    skipWhiteSpace()
    if takes(closing) { return false }
    guard offset < bytes.count else { throw unclosed(node) }
    let comma = offset
    var closingText: Unicode.Scalar { Unicode.Scalar(closing) }
    guard takes(.comma) else { throw unexpected("where ',' or '\(closingText)' is expected") }
    skipWhiteSpace()
    guard takes(closing) else { return true }
    problems.append(
      Problem(
        message: "JSON has no trailing comma, so APNs refuses the push; remove the ',' before '\(closingText)'",
        range: comma..<comma + 1, isSuperfluous: true))
    return false
  }

  private mutating func open(_ kind: JSONDocument.Node.Kind, depth: Int) throws(Problem) -> Int {
    guard depth <= JSONParser.nestingLimit else {
      throw Problem(
        message: "more than \(JSONParser.nestingLimit) arrays and objects inside each other, which no decoder takes",
        range: offset..<offset + 1)
    }
    append(kind, from: offset, to: offset + 1)
    offset += 1
    return nodes.count - 1
  }

  private mutating func close(_ node: Int) {
    nodes[node].close(at: offset, next: nodes.count)
  }

  @inline(__always)
  mutating func append(
    _ kind: JSONDocument.Node.Kind, from start: Int, to end: Int, isPlain: Bool = false, hasExponent: Bool = false
  ) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, isPlain: isPlain, hasExponent: hasExponent, start: start, end: end, next: nodes.count &+ 1))
  }

  @inline(__always)
  private mutating func skipWhiteSpace() {
    while offset < bytes.count, bytes[offset] <= .space {
      let byte = bytes[offset]
      guard byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab else { return }
      offset += 1
    }
  }

  @inline(__always)
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private enum Word {
    static let `true` = Array("true".utf8)
    static let `false` = Array("false".utf8)
    static let null = Array("null".utf8)
  }

  private mutating func takes(_ word: [UInt8]) -> Bool {
    let end = offset + word.count
    guard end <= bytes.count, bytes.isSame(offset..<end, as: word.indices, of: word) else { return false }
    if end < bytes.count, bytes[end].isLetter || bytes[end].isDigit { return false }
    offset = end
    return true
  }

  /// A value that a placeholder is at least a part of, as in `{{now}}000`.
  mutating func parsePlaceholder(from start: Int) {
    while offset < bytes.count {
      if let placeholder = placeholder(at: offset) {
        offset = placeholder.upperBound
      } else if bytes[offset].isLetter || bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") {
        offset += 1
      } else {
        break
      }
    }
    append(.placeholder, from: start, to: offset)
  }

  /// The placeholder that begins at an offset.
  mutating func placeholder(at offset: Int) -> Range<Int>? {
    nextPlaceholder(from: offset).flatMap { $0.lowerBound == offset ? $0 : nil }
  }

  /// The first placeholder that begins at an offset or behind it. Those before it are never asked for again.
  mutating func nextPlaceholder(from offset: Int) -> Range<Int>? {
    if hasNoPlaceholders { return nil }
    while nextPlaceholder < placeholders.count, placeholders[nextPlaceholder].lowerBound < offset {
      nextPlaceholder += 1
    }
    return nextPlaceholder < placeholders.count ? placeholders[nextPlaceholder] : nil
  }

  private func unclosed(_ node: Int) -> Problem {
    let start = nodes[node].range.lowerBound
    let name = nodes[node].kind == .object ? "object" : "array"
    return Problem(message: "the text ends inside this \(name), which is never closed", range: start..<start + 1)
  }
}
