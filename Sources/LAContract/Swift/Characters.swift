extension UInt8 {
  /// LF or CR.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Unicode.Scalar {
  var isDecimalDigit: Bool { "0"..."9" ~= self }

  var isHexadecimalDigit: Bool { isDecimalDigit || "a"..."f" ~= self || "A"..."F" ~= self }

  /// May start an operator, as the grammar in *The Swift Programming Language* has it beyond ASCII.
  var isOperatorHead: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// May stand inside an operator besides what may start one: combining characters.
  var isOperatorContinuation: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}

extension [UInt8] {
  /// The scalar at an offset and its length; U+FFFD of length 1 where there is none.
  func decodeScalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(self[offset])
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (Unicode.Scalar(self[offset]), 1)
    case 0xC2...0xDF: (length, value) = (2, first & 0x1F)
    case 0xE0...0xEF: (length, value) = (3, first & 0x0F)
    case 0xF0...0xF4: (length, value) = (4, first & 0x07)
    default: return ("\u{FFFD}", 1)
    }
    guard offset + length <= count else { return ("\u{FFFD}", 1) }
    for byte in self[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
    guard !isOverlong, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }

  var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] < 0x80 {
        offset += 1
        continue
      }
      let length = decodeScalar(at: offset).length
      if length == 1 { return offset }
      offset += length
    }
    return nil
  }
}
