extension Lexer {
  /// Reads a string literal whose first quotation mark is at the offset; the pounds in front are passed already.
  mutating func scanString(from start: Int, pounds: Int) -> Token.Kind {
    let problemCount = problems.count
    let isMultiline = startsMultilineString(pounds: pounds)
    let quotes = isMultiline ? 3 : 1
    offset += quotes
    while offset < bytes.count {
      switch current {
      case "\"" where closesString(quotes: quotes, pounds: pounds):
        offset += quotes + pounds
        return .string
      case "\\" where hasPounds(pounds, from: offset + 1):
        offset += 1 + pounds
        skipEscaped(isMultiline: isMultiline)
      case "\n" where !isMultiline, "\r" where !isMultiline:
        reportUnterminatedString(start..<offset, problemCount: problemCount)
        return .string
      default: offset += 1
      }
    }
    reportUnterminatedString(start..<start + pounds + quotes, problemCount: problemCount)
    return .string
  }

  /// An open string inside an interpolation opens the outer ones too; the inner one is to blame.
  private mutating func reportUnterminatedString(_ range: Range<Int>, problemCount: Int) {
    guard problems.count == problemCount else { return }
    report("unterminated string literal", at: range)
  }

  /// `#"""#` is a raw string of one quotation mark: three of them open a multi-line string only if nothing on the line
  /// closes a raw one.
  private func startsMultilineString(pounds: Int) -> Bool {
    guard peek(1) == "\"", peek(2) == "\"" else { return false }
    guard pounds > 0 else { return true }
    var place = offset + 1
    while place < bytes.count, !bytes[place].isLineEnd {
      if bytes[place] == UInt8(ascii: "\""), hasPounds(pounds, from: place + 1) { return false }
      place += 1
    }
    return true
  }

  private func closesString(quotes: Int, pounds: Int) -> Bool {
    if quotes == 3, peek(1) != "\"" || peek(2) != "\"" { return false }
    return hasPounds(pounds, from: offset + quotes)
  }

  func hasPounds(_ count: Int, from start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    var place = start
    while place < start + count {
      if bytes[place] != UInt8(ascii: "#") { return false }
      place += 1
    }
    return true
  }

  private mutating func skipEscaped(isMultiline: Bool) {
    switch current {
    case "(":
      offset += 1
      skipInterpolation()
    case "\n" where !isMultiline, "\r" where !isMultiline: return
    default: offset = min(offset + 1, bytes.count)
    }
  }

  private mutating func skipInterpolation() {
    guard interpolationDepth < Lexer.nestingLimit else {
      report("string interpolations are nested too deeply", at: offset - 1..<offset)
      return
    }
    interpolationDepth += 1
    defer { interpolationDepth -= 1 }
    var depth = 1
    while depth > 0 {
      let token = nextToken()
      switch token.kind {
      case .endOfFile: return
      case .punctuation where bytes[token.range.lowerBound] == UInt8(ascii: "("): depth += 1
      case .punctuation where bytes[token.range.lowerBound] == UInt8(ascii: ")"): depth -= 1
      default: break
      }
    }
  }
}
