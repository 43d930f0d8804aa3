import LAContract

/// `--format json`: one document, in which every key is always present.
enum JSONOutput {
  /// The report with a line ending.
  static func text(_ results: Results) throws(RunError) -> String {
    try JSONText.text(JSONReport(results))
  }
}

/// What `JSONEncoder` writes: the keys are the members' names.
private struct JSONReport: Encodable {
  let version = 1
  let payloads: [Payload]
  let modelFindings: [ModelFinding]
  let summary: Summary

  struct Payload: Encodable {
    let path: String
    @Nullable var event: String?
    @Nullable var attributesType: String?
    @Nullable var contentStateDecodes: Bool?
    @Nullable var attributesDecode: Bool?
    let findings: [PayloadFinding]
  }

  /// Its path is the payload's.
  struct PayloadFinding: Encodable {
    let rule: Rule
    let severity: Severity
    let message: String
    @Nullable var pointer: String?
    let line, column, endLine, endColumn: Int
    let notes: [Note]
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
    payloads = results.payloads.map { payload in
      Payload(
        path: payload.path, event: payload.event, attributesType: payload.attributesType,
        contentStateDecodes: payload.contentStateDecodes, attributesDecode: payload.attributesDecode,
        findings: results.shown(payload.findings).map { finding in
          let (start, end) = tables.span(of: finding.location)
          return PayloadFinding(
            rule: finding.rule, severity: finding.severity, message: finding.message, pointer: finding.pointer,
            line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
            notes: Self.notes(finding, &tables))
        })
    }
    modelFindings = results.shown(results.modelFindings).map { finding in
      let (start, end) = tables.span(of: finding.location)
      return ModelFinding(
        rule: finding.rule, severity: finding.severity, message: finding.message, path: finding.location.path,
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
        notes: Self.notes(finding, &tables))
    }
    summary = Summary(
      payloads: results.payloads.count, errors: results.count(.error), warnings: results.count(.warning),
      notes: results.count(.note))
  }

  private static func notes(_ finding: Finding, _ tables: inout LineTables) -> [Note] {
    finding.notes.map { note in
      let start = tables.span(of: note.location).start
      return Note(message: note.message, path: note.location.path, line: start.line, column: start.column)
    }
  }
}

/// Writes nil as `null`; without it, `Encodable` leaves the key out.
@propertyWrapper
private struct Nullable<Value: Encodable>: Encodable {
  let wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
