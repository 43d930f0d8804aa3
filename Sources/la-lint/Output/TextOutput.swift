import LAContract

/// `--format text`: one block for each finding, the way compilers do it.
///
///     payload.json:7:18: error: 'arrival' counts seconds since 2001-01-01 … [date-unix-seconds]
///       7 |       "arrival": 1790000900,
///         |                  ^~~~~~~~~~
///     model.swift:7:13: note: declared here as 'Date'
struct TextOutput {
  private let style: Style
  /// What paths are shown relative to; nil shows them as given.
  private let folder: WorkingFolder?
  private var tables = LineTables()
  private var isEmpty = true
  /// The line that was shown last, since a payload on one line may have any number of findings.
  private var masked: (path: String, number: Int, line: [UInt8])?

  /// The findings of a run: the model's first, since they explain the others, then each payload's.
  static func text(_ results: Results, style: Style) -> String {
    var output = TextOutput(style: style)
    return output.text(results.shownFindings)
  }

  init(style: Style, relativeTo folder: WorkingFolder? = nil) {
    self.style = style
    self.folder = folder
  }

  /// The blocks of some findings, to be printed behind those of the ones before.
  mutating func text(_ findings: [Finding]) -> String {
    findings.reduce(into: "") { text, finding in
      if !isEmpty { text += "\n" }
      isEmpty = false
      text += block(finding)
    }
  }

  /// The blocks of some findings, which stand alone.
  mutating func blocks(_ findings: [Finding]) -> String {
    isEmpty = true
    return text(findings)
  }

  /// What is wrong in a file of la-lint's own.
  static func error(_ message: String, at location: Location, style: Style) -> String {
    var output = TextOutput(style: style)
    let line = "\(output.position(location)) \(style.apply(.severity(.error), to: "error:")) \(message.printable)"
    return ([line] + output.excerpt(location)).map { $0 + "\n" }.joined()
  }

  private mutating func block(_ finding: Finding) -> String {
    let severity = style.apply(.severity(finding.severity), to: finding.severity.rawValue + ":")
    let fixable = finding.fix.map { $0.isSafe ? " (fixable)" : " (fixable with --unsafe-fixes)" } ?? ""
    let message = "\(finding.message.printable)\(fixable) [\(finding.rule.id)]"
    var lines = ["\(position(finding.location)) \(severity) \(message)"]
    lines += excerpt(finding.location)
    for note in finding.notes {
      lines.append("\(position(note.location)) \(style.apply(.note, to: "note:")) \(note.message.printable)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The place in front of a message, `payload.json:7:18:`.
  private mutating func position(_ location: Location) -> String {
    let start = tables.span(of: location).start
    let path = folder?.relative(location.path) ?? location.path
    return style.apply(.location, to: "\(path.printablePath):\(start.line):\(start.column):")
  }

  /// The line that a place starts on, with what belongs to the place underlined; nothing for a file that is not at hand.
  private mutating func excerpt(_ location: Location) -> [String] {
    guard case .bytes(_, let file) = location else { return [] }
    let (start, end) = tables.span(of: location)
    let line = maskedLine(start.line, of: file)
    let endColumn = end.line == start.line ? end.column : line.count + 1
    let excerpt = Excerpt(line, marked: start.column - 1..<max(start.column, endColumn) - 1)

    let number = String(start.line)
    let gutter = String(repeating: " ", count: max(0, 3 - number.count)) + number
    let emptyGutter = String(repeating: " ", count: gutter.count)
    return [
      "\(gutter) |" + (excerpt.text.isEmpty ? "" : " \(excerpt.text)"),
      "\(emptyGutter) | \(style.apply(.caret, to: excerpt.underline))",
    ]
  }

  private mutating func maskedLine(_ number: Int, of file: SourceFile) -> [UInt8] {
    if let masked, masked.path == file.path, masked.number == number { return masked.line }
    let line = Secrets.masked(tables.table(of: file).line(number))
    masked = (file.path, number, line)
    return line
  }
}
