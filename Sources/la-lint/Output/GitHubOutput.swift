import LAContract

/// `--format github`: workflow commands, which GitHub Actions shows as annotations of the changed lines.
///
///     ::error file=payload.json,line=7,endLine=7,col=18,endColumn=28,title=la-lint date-unix-seconds::'arrival' counts …
///
/// GitHub shows the first 10 errors, 10 warnings and 10 notices of a step, so errors come first; SARIF has no such limit.
enum GitHubOutput {
  static func text(_ results: Results, in folder: WorkingFolder) -> String {
    var tables = LineTables()
    let findings = results.shownFindings
    let ordered = Severity.allCases.sorted(by: >).flatMap { severity in findings.filter { $0.severity == severity } }
    return ordered.map { command($0, folder, &tables) }.joined()
  }

  private static func command(_ finding: Finding, _ folder: WorkingFolder, _ tables: inout LineTables) -> String {
    let region = tables.region(of: finding.location)
    var properties = [
      ("file", folder.relative(finding.location.path)), ("line", String(region.startLine)),
      ("endLine", String(region.endLine)),
    ]
    // An annotation of several lines cannot have columns.
    if region.startLine == region.endLine {
      properties += [("col", String(region.startColumn)), ("endColumn", String(region.endColumn))]
    }
    properties.append(("title", "la-lint \(finding.rule.id)"))
    let notes = finding.notes.map { note in
      let start = tables.span(of: note.location).start
      let path = folder.relative(note.location.path).printable
      return "\(path):\(start.line):\(start.column): \(note.message.printable)"
    }
    let message = ([finding.message.printable] + notes).joined(separator: "\n")
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(name(finding.severity)) \(list)::\(data(message))\n"
  }

  private static func name(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A text behind the second `::`.
  static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property's value, which ends at a `,` or a `:`.
  static func property(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: data(String(scalar))
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escape($1) ?? $1.printable }
  }
}
