/// A place in a file: bytes of a file that was read, or lines that a contract in JSON remembers of its Swift file.
public enum Location: Sendable, Equatable {
  /// A byte range of a file at hand.
  case bytes(Range<Int>, in: SourceFile)
  /// A place that was written down; its file need not be at hand.
  case recorded(path: String, start: Position, end: Position)

  /// The path of the file.
  public var path: String {
    switch self {
    case .bytes(_, let file): file.path
    case .recorded(let path, _, _): path
    }
  }

  /// Where it starts, for ordering findings of one file; 0 for a recorded place.
  public var offset: Int {
    switch self {
    case .bytes(let range, _): range.lowerBound
    case .recorded: 0
    }
  }

  /// The same place: same path and range. The bytes of a file are not compared.
  public static func == (a: Location, b: Location) -> Bool {
    switch (a, b) {
    case (.bytes(let range, let file), .bytes(let otherRange, let otherFile)):
      range == otherRange && file.path == otherFile.path && file.lineNumber == otherFile.lineNumber
    case (.recorded(let path, let start, let end), .recorded(let otherPath, let otherStart, let otherEnd)):
      path == otherPath && start == otherStart && end == otherEnd
    case (.bytes, .recorded), (.recorded, .bytes):
      false
    }
  }
}

/// The line tables of the files of one run, each made when it is first asked for.
public struct LineTables {
  private var tables: [String: LineTable] = [:]

  /// Starts without any.
  public init() {}

  /// The first position of a place and the one just past it.
  public mutating func span(of location: Location) -> (start: Position, end: Position) {
    switch location {
    case .recorded(_, let start, let end):
      return (start, end)
    case .bytes(let range, let file):
      let table = table(of: file)
      return (table.position(at: range.lowerBound), table.position(at: range.upperBound))
    }
  }

  /// The table of a file.
  public mutating func table(of file: SourceFile) -> LineTable {
    // There may be millions of lines, each asked for once.
    guard file.lineNumber == nil else { return LineTable(file) }
    if let table = tables[file.path] { return table }
    let table = LineTable(file)
    tables[file.path] = table
    return table
  }
}
