import LAContract

/// `--format concise`: a line for each finding, which editors and Xcode's build log make a link of.
///
///     payload.json:7:18: error: 'arrival' counts seconds since 2001-01-01 … [date-unix-seconds]
enum ConciseOutput {
  /// The findings in the order of the text format.
  static func text(_ results: Results, in folder: WorkingFolder) -> String {
    var tables = LineTables()
    return results.shownFindings.map { finding in
      let start = tables.span(of: finding.location).start
      let path = folder.relative(finding.location.path).printablePath
      let message = "\(finding.severity.rawValue): \(finding.message.printable) [\(finding.rule.id)]"
      return "\(path):\(start.line):\(start.column): \(message)\n"
    }.joined()
  }
}
