/// `$'…'`, where a backslash means what it does in C.
extension ShellWords {
  mutating func readANSIQuotes(into word: inout ShellWord) {
    offset += 2
    while let character = peek() {
      switch character {
      case "'":
        offset += 1
        return
      case "\\":
        let start = offset
        let escaped = readANSIEscape()
        word.text.append(escaped, from: text.fileRange(of: start..<offset))
      default:
        let start = offset
        while let plain = peek(), plain != "'", plain != "\\" { offset += 1 }
        word.text.append(start..<offset, of: text)
      }
    }
  }

  /// The bytes that an escape stands for; moves past it.
  private mutating func readANSIEscape() -> [UInt8] {
    let start = offset
    offset = min(offset + 2, text.bytes.count)
    guard let letter = text.character(at: start + 1) else { return [UInt8(ascii: "\\")] }
    switch letter {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "a": return [7]
    case "b": return [8]
    case "e", "E": return [27]
    case "f": return [12]
    case "v": return [11]
    case "\\", "'", "\"", "?": return [text.bytes[start + 1]]
    case "x": return readNumber(digits: 2, radix: 16).map { [UInt8(truncatingIfNeeded: $0)] } ?? Array("\\x".utf8)
    case "u": return scalar(readNumber(digits: 4, radix: 16)) ?? Array("\\u".utf8)
    case "U": return scalar(readNumber(digits: 8, radix: 16)) ?? Array("\\U".utf8)
    case "0"..."7":
      offset -= 1
      return [UInt8(truncatingIfNeeded: readNumber(digits: 3, radix: 8) ?? 0)]
    default: return [UInt8(ascii: "\\"), text.bytes[start + 1]]
    }
  }

  private mutating func readNumber(digits: Int, radix: UInt32) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let digit = peek()?.hexadecimalValue, digit < radix {
      // Eight hexadecimal digits fill the 32 bits exactly.
      value = value &* radix &+ digit
      offset += 1
      count += 1
    }
    return count > 0 ? value : nil
  }

  private func scalar(_ value: UInt32?) -> [UInt8]? {
    value.map { Array(String(Unicode.Scalar($0) ?? "\u{FFFD}").utf8) }
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 48
    case "a"..."f": value - 87
    case "A"..."F": value - 55
    default: nil
    }
  }
}
