// The loops in which la-lint spends its time on recorded traffic. They look at eight bytes at once; each is checked to be
// inside of its array, which the compiler does once for the eight.

extension [UInt8] {
  /// Where a run of plain text in a JSON string ends: at the first quote, backslash, control character or byte outside
  /// ASCII at or behind an offset, else at the end.
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset <= count - 8 {
      let ends = Word(self, at: offset).endsOfPlainText
      if ends != 0 { return offset + ends.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if byte < 0x20 || byte >= 0x80 || byte == .quote || byte == .backslash { return offset }
      offset += 1
    }
    return Swift.min(offset, Swift.max(start, count))
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
    while offset < range.upperBound {
      if self[offset] != other[otherOffset] { return false }
      offset += 1
      otherOffset += 1
    }
    return true
  }

  /// Whether a range holds a text's UTF-8.
  func isSame(_ range: Range<Int>, as text: String) -> Bool {
    self[range].elementsEqual(text.utf8)
  }

  /// How often a byte stands in a range.
  package func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    var count = 0
    while offset <= range.upperBound - 8 {
      // A byte of the sums holds 255.
      var sums: UInt64 = 0
      let end = Swift.min(range.upperBound - 8, offset + 254 * 8)
      while offset <= end {
        sums &+= Word(self, at: offset).marks(of: byte)
        offset += 8
      }
      count += Word.sum(sums)
    }
    while offset < range.upperBound {
      if self[offset] == byte { count += 1 }
      offset += 1
    }
    return count
  }

  /// The first of a byte at or behind an offset; nil where there is none.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    var offset = start
    while offset <= count - 8 {
      let found = Word(self, at: offset).bytes(equalTo: byte)
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      if self[offset] == byte { return offset }
      offset += 1
    }
    return nil
  }
}

/// Eight bytes, the first of them lowest. Of the answers' bits only the lowest is meant: one byte may carry into the next.
private struct Word {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  let value: UInt64

  /// The last byte is asked for first: the compiler then knows that the others are there, and makes one load of all.
  @inline(__always)
  init(_ bytes: [UInt8], at offset: Int) {
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

  /// 1 in each byte that is equal; here none carries into the next.
  func marks(of byte: UInt8) -> UInt64 {
    let difference = value ^ (Word.ones &* UInt64(byte))
    let others = ((difference & ~Word.highs) &+ ~Word.highs) | difference
    return (~others & Word.highs) >> 7
  }

  /// The sum of the bytes.
  static func sum(_ bytes: UInt64) -> Int {
    let pairs = (bytes & 0x00FF_00FF_00FF_00FF) &+ ((bytes >> 8) & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
  }

  var endsOfPlainText: UInt64 {
    let controls = (value &- Word.ones &* 0x20) & ~value
    return (controls | value) & Word.highs | bytes(equalTo: .quote) | bytes(equalTo: .backslash)
  }
}
