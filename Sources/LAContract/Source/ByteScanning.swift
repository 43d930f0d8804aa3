// THE ONLY FILE that reads memory without a check of each index. The loops here are where la-lint spends its time on
// recorded traffic, and they look at eight bytes at once, which Swift's arrays cannot do.
//
// What keeps it safe: no pointer leaves its closure; every function takes what it reads from an array and checks its range
// once, at the top; `loadUnaligned` is asked only for eight bytes that are inside. Nothing is written.

extension [UInt8] {
  /// Where a run of plain text in a JSON string ends: at the first quote, backslash, control character or byte outside
  /// ASCII at or behind an offset, else at the end.
  func endOfPlainText(from start: Int) -> Int {
    precondition(start >= 0)
    return withUnsafeBytes { bytes in
      var offset = start
      while offset <= bytes.count - 8 {
        let ends = Word(bytes, at: offset).endsOfPlainText
        if ends != 0 { return offset + ends.trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte < 0x20 || byte >= 0x80 || byte == .quote || byte == .backslash { return offset }
        offset += 1
      }
      return Swift.min(offset, Swift.max(start, bytes.count))
    }
  }

  /// Whether two ranges hold the same bytes.
  func isSame(_ range: Range<Int>, as other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    precondition(other.lowerBound >= 0 && other.upperBound <= count)
    return withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[range]).holdsSame(as: UnsafeRawBufferPointer(rebasing: bytes[other]))
    }
  }

  /// Whether a range holds what a range of another array does.
  func isSame(_ range: Range<Int>, as otherRange: Range<Int>, of other: [UInt8]) -> Bool {
    guard range.count == otherRange.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    precondition(otherRange.lowerBound >= 0 && otherRange.upperBound <= other.count)
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { other in
        UnsafeRawBufferPointer(rebasing: bytes[range]).holdsSame(
          as: UnsafeRawBufferPointer(rebasing: other[otherRange]))
      }
    }
  }

  /// Whether a range holds a text's UTF-8.
  func isSame(_ range: Range<Int>, as text: String) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return withUnsafeBytes { bytes in
      text.utf8.withContiguousStorageIfAvailable { utf8 in
        utf8.count == range.count
          && UnsafeRawBufferPointer(rebasing: bytes[range]).holdsSame(as: UnsafeRawBufferPointer(utf8))
      }
    } ?? self[range].elementsEqual(text.utf8)
  }

  /// How often a byte stands in a range.
  package func count(of byte: UInt8, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return withUnsafeBytes { bytes in
      var offset = range.lowerBound
      var count = 0
      while offset <= range.upperBound - 8 {
        // A byte of the sums holds 255.
        var sums: UInt64 = 0
        let end = Swift.min(range.upperBound - 8, offset + 254 * 8)
        while offset <= end {
          sums &+= Word(bytes, at: offset).marks(of: byte)
          offset += 8
        }
        count += Word.sum(sums)
      }
      while offset < range.upperBound {
        if bytes[offset] == byte { count += 1 }
        offset += 1
      }
      return count
    }
  }

  /// The first of a byte at or behind an offset; nil where there is none.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    precondition(start >= 0)
    return withUnsafeBytes { bytes in
      var offset = start
      while offset <= bytes.count - 8 {
        let found = Word(bytes, at: offset).bytes(equalTo: byte)
        if found != 0 { return offset + found.trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < bytes.count {
        if bytes[offset] == byte { return offset }
        offset += 1
      }
      return nil
    }
  }
}

/// Eight bytes, the first of them lowest. Of the answers' bits only the lowest is meant: one byte may carry into the next.
private struct Word {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  let value: UInt64

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    value = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
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

extension UnsafeRawBufferPointer {
  /// Both have the same length.
  fileprivate func holdsSame(as other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset <= count - 8 {
      if Word(self, at: offset).value != Word(other, at: offset).value { return false }
      offset += 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }
}
