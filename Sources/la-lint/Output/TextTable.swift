/// Rows in columns that line up, cut into lines where they do not fit a terminal.
struct TextTable {
  /// A row, and what is said of it below, over the whole width.
  struct Row {
    var cells: [String]
    var remark = ""
  }

  private static let width = 100
  private static let gap = 2
  private static let narrowest = 9

  /// The rows' lines, each indented by two columns; a column in which nothing stands is left out.
  static func lines(heading: [String], _ rows: [Row]) -> [String] {
    let used = heading.indices.filter { column in rows.contains { !$0.cells[column].isEmpty } }
    let all = ([Row(cells: heading)] + rows).map { row in
      Row(cells: used.map { row.cells[$0].printable }, remark: row.remark.printable)
    }
    let widths = widths(all.map(\.cells))
    return all.flatMap { row in
      let columns = zip(row.cells, widths).map { wrapped($0, to: $1) }
      let height = columns.map(\.count).max() ?? 0
      let lines = (0..<height).map { line in
        zip(columns, widths).reduce("  ") { text, column in
          let cell = column.0.count > line ? column.0[line] : ""
          return text + cell + String(repeating: " ", count: column.1 - cell.columns + gap)
        }.trimmed
      }
      return lines + (row.remark.isEmpty ? [] : wrapped(row.remark, to: width - 6).map { "      \($0)" })
    }
  }

  /// The width that each column needs, less where all together are too wide: the widest gives first.
  private static func widths(_ rows: [[String]]) -> [Int] {
    var widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    var excess = widths.reduce(0) { $0 + $1 + gap } - width
    while excess > 0, let widest = widths.max(), widest > narrowest, let column = widths.lastIndex(of: widest) {
      widths[column] -= 1
      excess -= 1
    }
    return widths
  }

  /// A text in lines of at most that many columns, cut between words where there are some.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      if !line.isEmpty, line.columns + 1 + word.columns <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if line.columns + String(character).columns > width, !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }
}

extension String {
  /// How many columns of a terminal it takes.
  var columns: Int {
    var previous: Unicode.Scalar?
    return unicodeScalars.reduce(0) { width, scalar in
      defer { previous = scalar }
      return width + scalar.displayWidth(after: previous)
    }
  }

  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
