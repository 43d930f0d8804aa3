import LAContract

/// Writes the lines of `--format jsonl`. Those of payloads without findings differ in little but their number, and since
/// `JSONEncoder` takes longer for one than the check does, what it has written is used again.
struct JSONLines {
  private struct Key: Hashable {
    let path: String
    let event, attributesType: String?
    let contentStateDecodes, attributesDecode: Bool?
  }

  private static let number = #"],"line":0,"#
  private static let keptLines = 100

  private let results: Results
  private var tables = LineTables()
  /// What stands before and behind the number.
  private var texts: [Key: (before: Substring, after: Substring)] = [:]

  /// `results` say what has to be shown; nil where no lines are wanted.
  init?(_ results: Results?) {
    guard let results else { return nil }
    self.results = results
  }

  mutating func line(_ report: Linter.PayloadReport) -> Result<String, RunError> {
    Result { () throws(RunError) in
      guard report.findings.isEmpty else {
        return try JSONOutput.line(report, number: report.line, of: results, &tables)
      }
      let key = Key(
        path: report.path, event: report.event, attributesType: report.attributesType,
        contentStateDecodes: report.contentStateDecodes, attributesDecode: report.attributesDecode)
      if let text = texts[key] { return "\(text.before)],\"line\":\(report.line),\(text.after)" }
      let text = try JSONOutput.line(report, number: 0, of: results, &tables)
      guard let number = text.firstRange(of: Self.number) else {
        return try JSONOutput.line(report, number: report.line, of: results, &tables)
      }
      if texts.count >= Self.keptLines { texts = [:] }
      texts[key] = (text[..<number.lowerBound], text[number.upperBound...])
      return "\(text[..<number.lowerBound])],\"line\":\(report.line),\(text[number.upperBound...])"
    }
  }
}
