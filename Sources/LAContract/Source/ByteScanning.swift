// The loops in which la-lint spends its time on recorded traffic. They look at eight bytes at once; each is checked to be
// inside of its array, which the compiler does once for the eight.

extension [UInt8] {
  /// Where a run of plain text in a JSON string ends: at the first quote, backslash, control character or byte outside
  /// ASCII at or behind an offset, else at the end.
  func endOfPlainText(from start: Int) -> Int {
    end(from: start, marks: { $0.endsOfPlainText }) { $0 < 0x20 || $0 >= 0x80 || $0 == .quote || $0 == .backslash }
  }

  /// Where a run of decimal digits that begins at an offset ends.
  func endOfDigits(from start: Int) -> Int {
    end(from: start, marks: { $0.endsOfDigits }) { !$0.isDigit }
  }

  /// The first offset, at or behind another, of a byte that ends a run, else the end. `marks` are those of such bytes in a
  /// word.
  @inline(__always)
  private func end(from start: Int, marks: (Word) -> UInt64, isEnd: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset <= count - 8 {
      let found = marks(Word(self, at: offset))
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, !isEnd(self[offset]) { offset += 1 }
    return offset
  }

  /// The first eight bytes of a range as one number; those behind its end count as 0.
  @inline(__always)
  func head(of range: Range<Int>) -> UInt64 {
    guard range.lowerBound <= count - 8 else {
      return self[range].prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    return Word(self, at: range.lowerBound).value & ~(UInt64.max << UInt64(8 &* range.count))
  }

  /// Whether a range holds what a range of another array does.
  func isSame(_ range: Range<Int>, as otherRange: Range<Int>, of other: [UInt8]) -> Bool {
    guard range.count == otherRange.count else { return false }
    var (offset, otherOffset) = (range.lowerBound, otherRange.lowerBound)
    while offset <= range.upperBound - 8 {
      if Word(self, at: offset).value != Word(other, at: otherOffset).value { return false }
      offset += 8
      otherOffset += 8
    }
    let left = range.upperBound - offset
    guard left > 0 else { return true }
    // What stands behind the ranges is loaded with their ends, and shifted out.
    if offset <= count - 8, otherOffset <= other.count - 8 {
      return (Word(self, at: offset).value ^ Word(other, at: otherOffset).value) << UInt64(64 - 8 * left) == 0
    }
    return self[offset..<range.upperBound] == other[otherOffset..<otherRange.upperBound]
  }

  /// Whether a range holds a text's UTF-8.
  func isSame(_ range: Range<Int>, as text: String) -> Bool {
    // Most texts that are not the same begin differently, which is quickly told.
    guard let first = range.first, let firstOfText = text.utf8.first else { return range.isEmpty && text.isEmpty }
    return self[first] == firstOfText && self[range].elementsEqual(text.utf8)
  }

  /// How many bytes of a range, of at least eight bytes and all of them ASCII, are hexadecimal digits.
  func countOfHexDigits(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    var count = 0
    while offset <= range.upperBound - 8 {
      count += Word.count(Word(self, at: offset).hexDigits)
      offset += 8
    }
    let left = range.upperBound - offset
    guard left > 0 else { return count }
    return count + Word.count(Word(self, at: range.upperBound - 8).hexDigits >> UInt64(64 - 8 * left))
  }

  /// The first of a byte at or behind an offset; nil where there is none.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    var offset = start
    // It may be far away.
    while offset <= count - 32 {
      let found =
        Word(self, at: offset &+ 24).bytes(equalTo: byte) | Word(self, at: offset).bytes(equalTo: byte)
        | Word(self, at: offset &+ 8).bytes(equalTo: byte) | Word(self, at: offset &+ 16).bytes(equalTo: byte)
      if found != 0 { break }
      offset += 32
    }
    offset = end(from: offset, marks: { $0.bytes(equalTo: byte) }) { $0 == byte }
    return offset < count ? offset : nil
  }
}

/// Eight bytes, the first of them lowest. Of the answers' bits only the lowest is meant: one byte may carry into the next.
private struct Word {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  let value: UInt64

  /// The last byte is asked for first: the compiler then knows that the others are there, and makes one load of all. For
  /// that it has to know, too, that adding to the offset cannot overflow, so the highest bits, which none has, are cut off.
  @inline(__always)
  init(_ bytes: [UInt8], at offset: Int) {
    let offset = offset & (Int.max >> 8)
    let last = UInt64(bytes[offset &+ 7]) << 56
    let firstHalf =
      UInt64(bytes[offset]) | UInt64(bytes[offset &+ 1]) << 8 | UInt64(bytes[offset &+ 2]) << 16
      | UInt64(bytes[offset &+ 3]) << 24
    value =
      firstHalf | UInt64(bytes[offset &+ 4]) << 32 | UInt64(bytes[offset &+ 5]) << 40
      | UInt64(bytes[offset &+ 6]) << 48 | last
  }

  func bytes(equalTo byte: UInt8) -> UInt64 {
    let difference = value ^ (Word.ones &* UInt64(byte))
    return (difference &- Word.ones) & ~difference & Word.highs
  }

  /// How many bytes have their highest bit, and no other, set: not every processor has an instruction for all bits.
  static func count(_ marks: UInt64) -> Int { Int(((marks >> 7) &* Word.ones) >> 56) }

  /// A bit for each hexadecimal digit, where all bytes are ASCII: then none carries into the next.
  var hexDigits: UInt64 {
    let lowercase = value | Word.ones &* 0x20
    let digits = (value &+ Word.ones &* 0x50) & ~(value &+ Word.ones &* 0x46)
    let letters = (lowercase &+ Word.ones &* 0x1F) & ~(lowercase &+ Word.ones &* 0x19)
    return (digits | letters) & Word.highs
  }

  var endsOfDigits: UInt64 {
    // A digit is 0 to 9 by now, and to add 0x76 to more sets the highest bit without a carry.
    let digits = value ^ Word.ones &* 0x30
    return (((digits & ~Word.highs) &+ Word.ones &* 0x76) | digits) & Word.highs
  }

  var endsOfPlainText: UInt64 {
    let controls = (value &- Word.ones &* 0x20) & ~value
    return (controls | value) & Word.highs | bytes(equalTo: .quote) | bytes(equalTo: .backslash)
  }
}
