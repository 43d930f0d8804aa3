extension Lexer {
  mutating func scanNumber() -> Token.Kind {
    if current == "0" {
      switch peek(1) {
      case "x": return scanHexadecimal()
      case "o", "b":
        offset += 2
        skipDigits(\.isDecimalDigit)
        return .integer
      default: break
      }
    }
    skipDigits(\.isDecimalDigit)
    var kind = Token.Kind.integer
    // In `pair.0.1` the points separate names.
    let isTupleIndex = previous.count == 1 && bytes[previous.lowerBound] == UInt8(ascii: ".")
    if !isTupleIndex, current == ".", peek(1).isDecimalDigit {
      offset += 1
      skipDigits(\.isDecimalDigit)
      kind = .floatingPoint
    }
    return skipExponent("e", "E") ? .floatingPoint : kind
  }

  private mutating func scanHexadecimal() -> Token.Kind {
    offset += 2
    skipDigits(\.isHexadecimalDigit)
    let integerEnd = offset
    if current == ".", peek(1).isHexadecimalDigit {
      offset += 1
      skipDigits(\.isHexadecimalDigit)
    }
    if skipExponent("p", "P") { return .floatingPoint }
    // Without an exponent the point led to a member.
    offset = integerEnd
    return .integer
  }

  private mutating func skipExponent(_ lower: Unicode.Scalar, _ upper: Unicode.Scalar) -> Bool {
    guard current == lower || current == upper else { return false }
    let signLength = peek(1) == "+" || peek(1) == "-" ? 1 : 0
    guard peek(1 + signLength).isDecimalDigit else { return false }
    offset += 1 + signLength
    skipDigits(\.isDecimalDigit)
    return true
  }

  private mutating func skipDigits(_ isDigit: (Unicode.Scalar) -> Bool) {
    while isDigit(current) || current == "_" { offset += 1 }
  }
}
