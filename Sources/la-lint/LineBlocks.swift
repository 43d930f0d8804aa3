import LAContract

/// Cuts bytes that come piece by piece into blocks of whole lines.
struct LineBlocks {
  private var rest: [UInt8] = []
  private(set) var linesBefore = 0
  /// The line behind the last one is over the limit, and nothing is taken any more.
  private(set) var isTooLong = false

  /// A push has 4 KB; a line of that length is none, and whatever it is need not fit in memory.
  static let lineLimit = 4 << 20

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
    linesBefore += block.lines.count
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
  private let bytes: [UInt8]
  /// Where each line of the bytes ends, in 32 bits since there may be as many as bytes.
  private let ends: [UInt32]
  /// The lines of the file in front of the bytes.
  private let linesBefore: Int
  /// The lines that are meant, by their places in `ends`.
  private(set) var lines: Range<Int>

  /// Takes no more than `LineBlocks.lineLimit` and a piece of a file.
  init(bytes: [UInt8], linesBefore: Int) {
    var ends: [UInt32] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      ends.append(UInt32(end))
      start = end + 1
    }
    self.bytes = bytes
    self.ends = ends
    self.linesBefore = linesBefore
    lines = ends.indices
  }

  /// The block in parts for the cores, unless it is small.
  func parts(atLeast smallest: Int = 1 << 17) -> [LineBlock] {
    let count = max(1, min(Parallel.width, bytes.count / smallest))
    var parts: [LineBlock] = []
    var next = self
    for number in 1...count {
      var part = next
      let end = bytes.count * number / count
      part.lines = next.lines.prefix { ends[$0] <= end }
      next.lines = part.lines.upperBound..<lines.upperBound
      if !part.lines.isEmpty { parts.append(part) }
    }
    return parts
  }

  /// Each line as a file of its own, without its ending; a line of blanks is left out, and counted.
  func forEachLine(of path: String, _ take: (SourceFile) -> Void) {
    for place in lines {
      let start = place == 0 ? 0 : Int(ends[place - 1]) + 1
      let end = Int(ends[place])
      let line = bytes[start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)]
      if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
        take(SourceFile(path: path, bytes: Array(line), lineNumber: linesBefore + place + 1))
      }
    }
  }
}
