extension Lexer {
  /// `.`, or an operator that starts with one: `...`, `..<`, `.==`.
  mutating func scanPoint() -> Token.Kind {
    switch peek(1) {
    case ".", "=", "+", "*", "%", "&", "|", "^", "~": return scanOperator()
    case "-" where peek(2) != ">": return scanOperator()
    default:
      offset += 1
      return .punctuation
    }
  }

  /// Reads operator characters up to a comment, or to `<` or `>`, which stand alone except in `->` and `..<`.
  mutating func scanOperator() -> Token.Kind {
    let start = offset
    if current == "/", scanBareRegularExpression() { return .regularExpression }
    if current == "?" || current == "!", isLeftBound(start) {
      offset += 1
      return .operation
    }
    let isDotted = current == "."
    while true {
      switch current {
      case "/" where offset > start && (peek(1) == "/" || peek(1) == "*"): return .operation
      case "/", "=", "-", "+", "*", "%", "&", "|", "!", "^", "~", "?": offset += 1
      case "." where isDotted: offset += 1
      case ">" where offset == start + 1 && peek(-1) == "-", "<" where isDotted && offset == start + 2:
        offset += 1
        return .operation
      case "\u{80}"...:
        let (scalar, length) = bytes.decodeScalar(at: offset)
        guard scalar.isOperatorHead || scalar.isOperatorContinuation else { return .operation }
        offset += length
      default: return .operation
      }
    }
  }

  /// Whether something stands directly before a place that an operator there would belong to.
  func isLeftBound(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    switch Unicode.Scalar(bytes[place - 1]) {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\0", "(", "[", "{", ",", ";", ":": return false
    case "/": return place < 2 || bytes[place - 2] != UInt8(ascii: "*")
    default: return true
    }
  }
}

// MARK: - Regular expressions

extension Lexer {
  /// Tries to read `/…/` at the offset; where Swift reads an operator instead, nothing is consumed.
  private mutating func scanBareRegularExpression() -> Bool {
    guard mayStartBareRegularExpression, let end = endOfBareRegularExpression() else { return false }
    offset = end
    return true
  }

  private var mayStartBareRegularExpression: Bool {
    switch peek(1) {
    case " ", "\t", "\n", "\r", "\0", "/", "*": return false
    default: break
    }
    // `func /(…)` and `operator /` name the operator.
    let word = bytes[previous]
    return !isLeftBound(offset) && !word.elementsEqual("func".utf8) && !word.elementsEqual("operator".utf8)
  }

  private mutating func endOfBareRegularExpression() -> Int? {
    // Each attempt may read to the end of the line; no real line needs many, and all of them together must stay linear.
    guard offset >= failedExpressions.lineEnd || failedExpressions.count < 8 else { return nil }
    var place = offset + 1
    var groupDepth = 0
    var classDepth = 0
    scan: while place < bytes.count {
      switch Unicode.Scalar(bytes[place]) {
      case "\n", "\r": break scan
      case "/":
        let follower = place + 1 < bytes.count ? Unicode.Scalar(bytes[place + 1]) : "\0"
        // Ending in a space or at a comment, it is a chain of operators.
        let isSpaced =
          (bytes[place - 1] == UInt8(ascii: " ") || bytes[place - 1] == UInt8(ascii: "\t"))
          && bytes[place - 2] != UInt8(ascii: "\\")
        return follower == "/" || follower == "*" || isSpaced ? nil : place + 1
      case "\\" where place + 1 < bytes.count && !bytes[place + 1].isLineEnd: place += 1
      case "(" where classDepth == 0: groupDepth += 1
      case ")" where classDepth == 0:
        groupDepth -= 1
        // `reduce(1, /)` passes the operator.
        if groupDepth < 0 { return nil }
      case "[": classDepth += 1
      case "]": classDepth = max(0, classDepth - 1)
      default: break
      }
      place += 1
    }
    let isSameLine = offset < failedExpressions.lineEnd
    failedExpressions = (lineEnd: place, count: isSameLine ? failedExpressions.count + 1 : 1)
    return nil
  }

  /// Reads `#/…/#` whose slash is at the offset.
  ///
  /// It may span lines if nothing but space follows the opening.
  mutating func scanExtendedRegularExpression(from start: Int, pounds: Int) -> Token.Kind {
    offset += 1
    let patternStart = offset
    while current == " " || current == "\t" { offset += 1 }
    let isMultiline = offset < bytes.count && bytes[offset].isLineEnd
    offset = patternStart
    while offset < bytes.count {
      switch current {
      case "/" where hasPounds(pounds, from: offset + 1):
        offset += 1 + pounds
        return .regularExpression
      case "\\": offset = min(offset + (peek(1) == "\n" || peek(1) == "\r" ? 1 : 2), bytes.count)
      case "\n" where !isMultiline, "\r" where !isMultiline:
        report("unterminated regex literal", at: start..<offset)
        return .regularExpression
      default: offset += 1
      }
    }
    report("unterminated regex literal", at: start..<patternStart)
    return .regularExpression
  }
}
