/// A line and a column, both counted from 1; the column counts UTF-8 bytes, as compilers and editors' problem matchers do.
public struct Position: Sendable, Equatable {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// Both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where each line of a file begins: the one piece of code that turns byte offsets into lines and columns.
/// A line ends at LF, CR LF or a lone CR, as for the Swift compiler.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The lines of the file before these bytes.
  private let linesBefore: Int

  /// Reads the whole file once, so make it only for a file that has a finding.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    linesBefore = (file.lineNumber ?? 1) - 1
    var starts = [0]
    for (offset, byte) in file.bytes.enumerated() {
      let isLineEnd =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")))
      if isLineEnd { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The line and column of a byte offset; an offset past the end counts as the end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: linesBefore + low + 1, column: offset - starts[low] + 1)
  }

  /// The bytes of a line (from 1) without its line ending; empty for a line that the file does not have.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    let number = number - linesBefore
    guard starts.indices.contains(number - 1) else { return [] }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}
