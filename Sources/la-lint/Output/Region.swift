import LAContract

/// A place as tools count that are not compilers: from 1, columns in UTF-16 code units, the end just behind the last one.
struct Region: Equatable, Encodable {
  let startLine, startColumn, endLine, endColumn: Int
}

extension LineTables {
  /// The region of a place. The columns of a place that was written down stay in bytes, since its file is not at hand.
  mutating func region(of location: Location) -> Region {
    var (start, end) = span(of: location)
    if case .bytes(_, let file) = location {
      let table = table(of: file)
      start = table.inUTF16(start)
      end = table.inUTF16(end)
    }
    return Region(startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension LineTable {
  /// The position with its column in UTF-16 code units, as editors show the line; a byte order mark is no part of it.
  fileprivate func inUTF16(_ position: Position) -> Position {
    let before = line(position.line).prefix(position.column - 1)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = position.line == 1 && before.starts(with: mark) ? before.dropFirst(mark.count) : before
    return Position(line: position.line, column: String(decoding: text, as: UTF8.self).utf16.count + 1)
  }
}
