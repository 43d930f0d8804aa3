import LAContract

/// `la-lint summary` for a terminal and for programs.
enum SummaryOutput {
  /// A line on all, and a table with an example below each row.
  static func text(_ summary: Summary) -> String {
    let counts = summary.counted
    let found = [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let first =
      "\(counted(summary.payloads, "payload")) checked in \(counted(summary.runs, "run")): "
      + (found.isEmpty ? "no findings" : found.joined(separator: ", "))
    let rows = summary.sorted.map { key, entry in
      TextTable.Row(
        cells: [
          String(entry.count), entry.severity.rawValue, key.rule, key.attributesType ?? "", key.pointer ?? "",
        ], remark: "\(entry.path):\(entry.line):\(entry.column): \(entry.message)")
    }
    let table =
      rows.isEmpty
      ? [] : [""] + TextTable.lines(heading: ["COUNT", "SEVERITY", "RULE", "TYPE", "POINTER"], rows)
    return ([first] + table).map { $0 + "\n" }.joined()
  }

  /// One document, in which every key is always present.
  static func json(_ summary: Summary) throws(RunError) -> String {
    try JSONText.text(
      Document(
        runs: summary.runs, summary: summary.counted,
        findings: summary.sorted.map { key, entry in
          Document.Finding(
            rule: key.rule, severity: entry.severity, attributesType: key.attributesType, pointer: key.pointer,
            count: entry.count,
            example: Document.Example(path: entry.path, line: entry.line, column: entry.column, message: entry.message))
        }))
  }

  private struct Document: Encodable {
    struct Finding: Encodable {
      let rule: String
      let severity: Severity
      @Nullable var attributesType: String?
      @Nullable var pointer: String?
      let count: Int
      let example: Example
    }

    struct Example: Encodable {
      let path: String
      let line, column: Int
      let message: String
    }

    let version = 1
    let runs: Int
    let summary: Summary.Counts
    let findings: [Finding]
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
