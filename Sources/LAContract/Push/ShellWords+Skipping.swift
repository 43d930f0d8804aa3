/// Ends of what is not looked into.
extension ShellWords {
  /// Moves past the next such character, or to the end.
  mutating func skip(past character: Unicode.Scalar) {
    offset += 1
    while let next = peek() {
      offset += 1
      if next == character { return }
    }
  }

  /// Moves past the parentheses that open at the next character.
  mutating func skipParentheses() {
    var nesting = 0
    offset += peek() == "(" ? 0 : 1
    while let character = peek() {
      offset += 1
      if character == "(" { nesting += 1 }
      if character == ")" { nesting -= 1 }
      if nesting <= 0 { return }
    }
  }

  /// Moves past `${…}`; gives the name if it holds nothing else.
  mutating func skipBraces() -> Range<Int>? {
    let start = offset + 2
    offset = start
    var nesting = 1
    var isName = true
    while let character = peek(), nesting > 0 {
      switch character {
      case "}": nesting -= 1
      case "\\": offset += 1
      case "$" where peek(1) == "{":
        nesting += 1
        offset += 1
      default: break
      }
      if nesting > 0, !character.isNamePart { isName = false }
      offset += 1
    }
    offset = min(offset, text.bytes.count)
    return isName && nesting == 0 ? start..<offset - 1 : nil
  }

  func endOfAngleBrackets() -> Int? {
    var distance = 1
    while let character = peek(distance), character.isNamePart || character == "-" { distance += 1 }
    guard distance > 1, peek(distance) == ">" else { return nil }
    return offset + distance + 1
  }
}
