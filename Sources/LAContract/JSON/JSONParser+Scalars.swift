extension JSONParser {
  /// Reads a string or a key that is plain text, as most are; `offset` is at its opening quote, and stays there if not.
  @inline(__always)
  mutating func takesPlainString(as kind: JSONDocument.Node.Kind) -> Bool {
    guard hasNoPlaceholders else { return false }
    let start = offset
    let end = bytes.endOfPlainText(from: start &+ 1)
    guard end < bytes.count, bytes[end] == .quote else { return false }
    offset = end &+ 1
    append(kind, from: start, to: offset, isPlain: true)
    return true
  }

  /// Reads any string or key; `offset` is at its opening quote.
  mutating func parseString(as kind: JSONDocument.Node.Kind) throws(Problem) {
    let start = offset
    offset += 1
    var isPlain = true
    var isKnown = true
    var placeholder = nextPlaceholder(from: offset)
    while true {
      offset = min(bytes.endOfPlainText(from: offset), placeholder?.lowerBound ?? Int.max)
      guard offset < bytes.count else { break }
      if let skipped = placeholder, skipped.lowerBound == offset {
        // It may hold quotes that are not the text's, as in `$(date "+%s")`.
        isPlain = false
        isKnown = kind == .key
        offset = skipped.upperBound
        placeholder = nextPlaceholder(from: offset)
        continue
      }
      switch bytes[offset] {
      case .quote:
        offset += 1
        append(isKnown ? kind : .placeholder, from: start, to: offset, isPlain: isPlain)
        return
      case .backslash:
        isPlain = false
        try skipEscape()
      case 0..<0x20:
        throw Problem(message: JSONParser.controlCharacter(bytes[offset]), range: offset..<offset + 1)
      default:
        isPlain = false
        try skipMultibyte()
      }
    }
    throw Problem(message: "the text ends inside this string, which is never closed", range: start..<start + 1)
  }

  private static func controlCharacter(_ byte: UInt8) -> String {
    switch byte {
    case .lineFeed, .carriageReturn: #"a string cannot go over the end of a line; write the line break as \n"#
    case .tab: #"a tab in a string has to be written as \t"#
    default: "a control character in a string has to be written as \(escape(UInt32(byte)))"
    }
  }

  private static func escape(_ unit: UInt32) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private mutating func skipEscape() throws(Problem) {
    let start = offset
    guard start + 1 < bytes.count else { return offset += 1 }
    switch bytes[start + 1] {
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(at: start)
      offset += 6
      switch unit {
      case 0xD800..<0xDC00:
        let isPair = offset + 1 < bytes.count && bytes[offset] == .backslash && bytes[offset + 1] == UInt8(ascii: "u")
        guard isPair, (0xDC00..<0xE000).contains(try codeUnit(at: offset)) else {
          throw loneSurrogate(unit, at: start)
        }
        offset += 6
      case 0xDC00..<0xE000:
        throw loneSurrogate(unit, at: start)
      default:
        break
      }
    default:
      throw Problem(
        message: #"JSON has no such escape; it has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#,
        range: start..<start + 2)
    }
  }

  private func loneSurrogate(_ unit: UInt32, at start: Int) -> Problem {
    Problem(
      message: "\(JSONParser.escape(unit)) is half of a character; write both halves of the surrogate pair",
      range: start..<start + 6)
  }

  private func codeUnit(at start: Int) throws(Problem) -> UInt32 {
    let end = min(start + 6, bytes.count)
    let digits = bytes[start + 2..<max(end, start + 2)].prefix(while: \.isHexDigit)
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw Problem(message: #"\u needs four hexadecimal digits"#, range: start..<digits.endIndex)
    }
    return unit
  }

  /// Steps over one character outside ASCII.
  private mutating func skipMultibyte() throws(Problem) {
    let length: Int
    let second: ClosedRange<UInt8>
    // The table of well-formed sequences of the Unicode Standard, 3.9.
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw notUTF8()
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
      bytes[offset + 1..<offset + length].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { throw notUTF8() }
    offset += length
  }

  private func notUTF8() -> Problem {
    Problem(message: "this byte is no UTF-8; save the file as UTF-8", range: offset..<offset + 1)
  }

  /// Reads a number; `offset` is at its sign or first digit.
  mutating func parseNumber() throws(Problem) {
    let start = offset
    let integerStart = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    var end = bytes.endOfDigits(from: integerStart)
    if !hasNoPlaceholders, placeholder(at: end) != nil {
      offset = end
      return parsePlaceholder(from: start)
    }
    guard end > integerStart else { throw badNumber(from: start, "a '-' needs a digit behind it") }
    if bytes[integerStart] == UInt8(ascii: "0"), end > integerStart + 1 {
      throw badNumber(from: start, "a number cannot begin with 0; remove the leading zero")
    }
    let integerEnd = end
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fractionStart = end + 1
      end = bytes.endOfDigits(from: fractionStart)
      guard end > fractionStart else {
        throw badNumber(from: start, "a number needs a digit behind its decimal point")
      }
    }
    let hasExponent = end < bytes.count && bytes[end] | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      let hasSign =
        end + 1 < bytes.count && (bytes[end + 1] == UInt8(ascii: "+") || bytes[end + 1] == UInt8(ascii: "-"))
      let exponentStart = hasSign ? end + 2 : end + 1
      end = bytes.endOfDigits(from: exponentStart)
      guard end > exponentStart else { throw badNumber(from: start, "a number needs a digit in its exponent") }
    }
    if end < bytes.count, bytes[end].isLetter || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "_") {
      throw badNumber(
        from: start, "this is no JSON number; write decimal digits, perhaps with a fraction and an exponent")
    }
    offset = end
    append(.number, from: start, to: end, isPlain: end == integerEnd, hasExponent: hasExponent)
  }

  private func badNumber(from start: Int, _ message: String) -> Problem {
    let range = start..<wordEnd(from: start)
    let word = String(decoding: bytes[range], as: UTF8.self)
    return Problem(message: JSONParser.notFinite(word) ?? message, range: range)
  }

  /// The message about a word for a number that JSON does not have.
  private static func notFinite(_ word: String) -> String? {
    let name = word.lowercased().drop { $0 == "-" || $0 == "+" }
    guard ["nan", "inf", "infinity"].contains(name) else { return nil }
    return "JSON has no \(word); send a number, or null for an optional"
  }

  /// The message about a word of other languages, or of JSON with capitals.
  private static func foreignWord(_ word: String) -> String? {
    switch word {
    case "True", "False": "'\(word)' is Python; write \(word.lowercased())"
    case "None": "'None' is Python; write null"
    case "undefined": "'undefined' is JavaScript; write null"
    case "nil": "'nil' is Swift; write null"
    default:
      word != word.lowercased() && ["true", "false", "null"].contains(word.lowercased())
        ? "JSON's words have no capitals; write \(word.lowercased())" : nil
    }
  }

  /// The message about a character that looks like white space or like nothing.
  private static func invisible(_ word: String) -> String? {
    guard let scalar = word.unicodeScalars.first, scalar.value >= 0x80, word.unicodeScalars.count == 1,
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    else { return nil }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return "U+\(padded) is no white space in JSON; remove it or write a plain space"
  }

  /// Names what stands at the offset where something else should.
  func unexpected(_ place: String, advice: String? = nil) -> Problem {
    let end = wordEnd(from: offset)
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    if let message = JSONParser.notFinite(word) ?? JSONParser.foreignWord(word) ?? JSONParser.invisible(word) {
      return Problem(message: message, range: offset..<end)
    }
    let message =
      switch (bytes[offset], word) {
      case (UInt8(ascii: "/"), _), (UInt8(ascii: "#"), _): "JSON has no comments; remove it"
      case (UInt8(ascii: "'"), _), (_, "\u{201C}"), (_, "\u{201D}"), (_, "\u{2018}"), (_, "\u{2019}"):
        "JSON strings stand in double quotes, written \" and nothing else"
      case (UInt8(ascii: "+"), _): "a number cannot begin with '+'; remove it"
      case (UInt8(ascii: "."), _): "a number cannot begin with '.'; write 0 before it"
      case (let byte, _) where byte.isLetter && advice == nil:
        "'\(word)' \(place); put it in double quotes if it is meant as text"
      default: "'\(word)' \(place)" + (advice.map { "; \($0)" } ?? "")
      }
    return Problem(message: message, range: offset..<end)
  }

  /// The end of the letters, digits and signs that belong together at an offset; at least one byte, at most 40.
  private func wordEnd(from start: Int) -> Int {
    let isWord = { (byte: UInt8) in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "+")
    }
    let rest = bytes[min(start, bytes.count)..<min(start + 40, bytes.count)]
    let word = rest.prefix(while: isWord)
    guard word.isEmpty, let first = rest.first else { return word.endIndex }
    // One character, whole: a curly quote takes three bytes.
    return first < 0x80 ? start + 1 : start + 1 + rest.dropFirst().prefix(3).prefix(while: { $0 & 0xC0 == 0x80 }).count
  }
}
