import LAContract

/// `--format gitlab`: a Code Quality report, which GitLab shows in the merge request and beside the changed lines.
enum GitLabOutput {
  static func text(_ results: Results, in folder: WorkingFolder) throws(RunError) -> String {
    var tables = LineTables()
    var fingerprints = Fingerprints()
    return try JSONText.text(
      results.shownFindings.map { finding in
        let (start, end) = tables.span(of: finding.location)
        let path = folder.relative(finding.location.path)
        return Violation(
          description: finding.message.printable, check_name: finding.rule.id,
          fingerprint: fingerprints.next(finding, path: path), severity: level(finding.severity),
          location: Violation.Place(path: path, lines: Violation.Lines(begin: start.line, end: end.line)))
      })
  }

  /// GitLab has info, minor, major, critical and blocker.
  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "blocker"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

/// What `JSONEncoder` writes: the keys are the members' names.
private struct Violation: Encodable {
  let description, check_name, fingerprint, severity: String
  let location: Place

  struct Place: Encodable {
    let path: String
    let lines: Lines
  }

  struct Lines: Encodable {
    let begin, end: Int
  }
}
