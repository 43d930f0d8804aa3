import LAContract

/// Cuts bytes that come piece by piece into blocks of whole lines.
struct LineBlocks {
  private var rest: [UInt8] = []
  private(set) var linesBefore = 0
  /// The line behind the last one is over the limit, and nothing is taken any more.
  private(set) var isTooLong = false

  /// A push has 4 KB; a line of that length is none, and whatever it is need not fit in memory.
  static let lineLimit = 16 << 20

  /// The lines that are complete; nil where none has ended since the last ones.
  mutating func add(_ piece: ArraySlice<UInt8>) -> LineBlock? {
    let nextEnd = piece.firstIndex(of: UInt8(ascii: "\n")) ?? piece.endIndex
    isTooLong = isTooLong || rest.count + nextEnd - piece.startIndex > Self.lineLimit
    guard !isTooLong else { return nil }
    guard let end = piece.lastIndex(of: UInt8(ascii: "\n")) else {
      rest += piece
      return nil
    }
    rest += piece[...end]
    let block = LineBlock(bytes: rest, linesBefore: linesBefore)
    linesBefore = block.linesBefore + block.bytes.count(of: UInt8(ascii: "\n"), in: block.range)
    rest = Array(piece[(end + 1)...])
    return block
  }

  /// The last line, which may have no ending.
  mutating func finish() -> LineBlock? {
    defer { rest = [] }
    return rest.isEmpty ? nil : LineBlock(bytes: rest, linesBefore: linesBefore)
  }
}

/// Whole lines of a file.
struct LineBlock: Sendable {
  private(set) var bytes: [UInt8]
  private(set) var range: Range<Int>
  /// The lines of the file in front of it.
  private(set) var linesBefore: Int

  init(bytes: [UInt8], linesBefore: Int) {
    self.bytes = bytes
    self.range = 0..<bytes.count
    self.linesBefore = linesBefore
  }

  /// The block in parts for the cores, unless it is small.
  func parts(atLeast smallest: Int = 1 << 17) -> [LineBlock] {
    guard range.count >= 2 * smallest else { return [self] }
    let size = range.count / min(Parallel.width, range.count / smallest) + 1
    var parts: [LineBlock] = []
    var next = self
    while next.range.count > size,
      let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: next.range.lowerBound + size)
    {
      var part = next
      part.range = next.range.lowerBound..<end + 1
      parts.append(part)
      next.range = end + 1..<range.upperBound
      next.linesBefore += bytes.count(of: UInt8(ascii: "\n"), in: part.range)
    }
    return parts + [next]
  }

  /// Each line as a file of its own, without its ending; a line of blanks is left out, and counted.
  func forEachLine(of path: String, _ take: (SourceFile) -> Void) {
    var start = range.lowerBound
    var number = linesBefore
    while start < range.upperBound {
      let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? range.upperBound
      number += 1
      let line = bytes[start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)]
      if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
        take(SourceFile(path: path, bytes: Array(line), lineNumber: number))
      }
      start = end + 1
    }
  }
}
