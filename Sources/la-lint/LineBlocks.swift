import LAContract

/// Cuts bytes that come piece by piece into blocks of whole lines.
struct LineBlocks {
  /// What has come of a line that has not ended.
  private var rest: [UInt8] = []
  private(set) var linesBefore = 0
  /// The line behind the last one is over the limit, and nothing is taken any more.
  private(set) var isTooLong = false

  /// A push has 4 KB; a line of that length is none, and whatever it is need not fit in memory.
  static let lineLimit = 4 << 20

  /// The lines that are complete; nil where none has ended since the last ones.
  mutating func add(_ piece: [UInt8]) -> LineBlock? {
    let nextEnd = piece.firstOffset(of: UInt8(ascii: "\n"), from: 0) ?? piece.count
    isTooLong = isTooLong || rest.count + nextEnd > Self.lineLimit
    guard !isTooLong else { return nil }
    guard nextEnd < piece.count else {
      rest += piece
      return nil
    }
    let block = LineBlock(start: rest, bytes: piece, linesBefore: linesBefore)
    linesBefore += block.lines.count
    rest = block.rest
    return block
  }

  /// The last line, which may have no ending.
  mutating func finish() -> LineBlock? {
    defer { rest = [] }
    return rest.isEmpty ? nil : LineBlock(start: rest, bytes: [UInt8(ascii: "\n")], linesBefore: linesBefore)
  }
}

/// Whole lines of a file. It holds the bytes as they were read, since to put the parts of a line together takes no time,
/// and to copy them all does.
struct LineBlock: Sendable {
  /// What the first line begins with.
  private let start: [UInt8]
  private let bytes: [UInt8]
  /// Where each line of the bytes ends, in 32 bits since there may be as many as bytes.
  private let ends: [UInt32]
  /// The lines of the file in front of the bytes.
  private let linesBefore: Int
  /// The lines that are meant, by their places in `ends`.
  private(set) var lines: Range<Int>

  /// Takes no more than `LineBlocks.lineLimit` and a piece of a file.
  init(start: [UInt8], bytes: [UInt8], linesBefore: Int) {
    var ends: [UInt32] = []
    var next = 0
    while let end = bytes.firstOffset(of: UInt8(ascii: "\n"), from: next) {
      ends.append(UInt32(end))
      next = end + 1
    }
    self.start = start
    self.bytes = bytes
    self.ends = ends
    self.linesBefore = linesBefore
    lines = ends.indices
  }

  /// What stands behind the last line.
  var rest: [UInt8] { Array(bytes[(ends.last.map { Int($0) + 1 } ?? 0)...]) }

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
      let end = Int(ends[place])
      var line = place == 0 ? start + bytes[..<end] : Array(bytes[Int(ends[place - 1]) + 1..<end])
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
        take(SourceFile(path: path, bytes: line, lineNumber: linesBefore + place + 1))
      }
    }
  }
}
