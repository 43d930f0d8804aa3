import LAContract

/// `--format json`: one document, in which every key is always present. `--format jsonl`: a line for each payload as it is
/// checked, with the same keys and its own `line`, and at the end one with the rest of the document.
enum JSONOutput {
  /// The report with a line ending.
  static func text(_ results: Results) throws(RunError) -> String {
    try JSONText.text(JSONReport(results))
  }

  /// A payload in a line, with the number of its own; the tables are kept from one to the next.
  static func line(
    _ report: Linter.PayloadReport, number: Int, of results: Results, _ tables: inout LineTables
  ) throws(RunError) -> String {
    var payload = JSONReport.Payload(report, results, &tables)
    payload.line = number
    return try JSONText.text(payload, isPretty: false)
  }

  /// What is known at the end, in a line.
  static func lastLine(_ results: Results) throws(RunError) -> String {
    var report = JSONReport(results)
    report.payloads = nil
    return try JSONText.text(report, isPretty: false)
  }

  /// All lines, where the payloads are at hand.
  static func lines(_ results: Results) throws(RunError) -> String {
    var tables = LineTables()
    var text = ""
    for payload in results.payloads { text += try line(payload, number: payload.line, of: results, &tables) }
    return text + (try lastLine(results))
  }
}

/// What `JSONEncoder` writes: the keys are the members' names.
private struct JSONReport: Encodable {
  let version = 1
  /// nil where each has its own line.
  var payloads: [Payload]?
  let modelFindings: [ModelFinding]
  let summary: Summary

  struct Payload: Encodable {
    let path: String
    /// nil, and then absent, but for a line of its own.
    var line: Int?
    @Nullable var event: String?
    @Nullable var attributesType: String?
    @Nullable var contentStateDecodes: Bool?
    @Nullable var attributesDecode: Bool?
    let findings: [PayloadFinding]

    init(_ payload: Linter.PayloadReport, _ results: Results, _ tables: inout LineTables) {
      path = payload.path
      _event = Nullable(wrappedValue: payload.event)
      _attributesType = Nullable(wrappedValue: payload.attributesType)
      _contentStateDecodes = Nullable(wrappedValue: payload.contentStateDecodes)
      _attributesDecode = Nullable(wrappedValue: payload.attributesDecode)
      findings = results.shown(payload.findings).map { finding in
        let (start, end) = tables.span(of: finding.location)
        return PayloadFinding(
          rule: finding.rule, severity: finding.severity, message: finding.message, pointer: finding.pointer,
          line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
          notes: JSONReport.notes(finding, &tables), fix: JSONReport.fix(finding, &tables))
      }
    }
  }

  /// Its path is the payload's.
  struct PayloadFinding: Encodable {
    let rule: Rule
    let severity: Severity
    let message: String
    @Nullable var pointer: String?
    let line, column, endLine, endColumn: Int
    let notes: [Note]
    @Nullable var fix: Fix?
  }

  struct Fix: Encodable {
    struct Edit: Encodable {
      let line, column, endLine, endColumn: Int
      let replacement: String
    }

    let isSafe: Bool
    let edits: [Edit]
  }

  struct ModelFinding: Encodable {
    let rule: Rule
    let severity: Severity
    let message: String
    let path: String
    let line, column, endLine, endColumn: Int
    let notes: [Note]
  }

  struct Note: Encodable {
    let message: String
    let path: String
    let line, column: Int
  }

  struct Summary: Encodable {
    let payloads, errors, warnings, notes: Int
  }

  init(_ results: Results) {
    var tables = LineTables()
    payloads = results.payloads.map { Payload($0, results, &tables) }
    modelFindings = results.shown(results.modelFindings).map { finding in
      let (start, end) = tables.span(of: finding.location)
      return ModelFinding(
        rule: finding.rule, severity: finding.severity, message: finding.message, path: finding.location.path,
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
        notes: Self.notes(finding, &tables))
    }
    summary = Summary(
      payloads: results.payloadCount, errors: results.count(.error), warnings: results.count(.warning),
      notes: results.count(.note))
  }

  private static func notes(_ finding: Finding, _ tables: inout LineTables) -> [Note] {
    finding.notes.map { note in
      let start = tables.span(of: note.location).start
      return Note(message: note.message, path: note.location.path, line: start.line, column: start.column)
    }
  }
}

extension JSONReport {
  fileprivate static func fix(_ finding: Finding, _ tables: inout LineTables) -> Fix? {
    guard let fix = finding.fix else { return nil }
    var edits: [Fix.Edit] = []
    for edit in finding.edits {
      let (start, end) = tables.span(of: edit.location)
      edits.append(
        Fix.Edit(
          line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
          replacement: edit.replacement))
    }
    return Fix(isSafe: fix.isSafe, edits: edits)
  }
}

extension Finding {
  /// The edits of its fix with their places, for reports.
  var edits: [(location: Location, replacement: String)] {
    guard let fix, case .bytes(_, let file) = location else { return [] }
    return fix.edits.map { (.bytes($0.range, in: file), String(decoding: $0.replacement, as: UTF8.self)) }
  }
}

/// Writes nil as `null`; without it, `Encodable` leaves the key out.
@propertyWrapper
struct Nullable<Value: Encodable>: Encodable {
  let wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
