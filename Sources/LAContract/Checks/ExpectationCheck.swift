/// Whether payloads that shall be invalid are.
enum ExpectationCheck {
  /// The reports on one such payload, of which an error was expected: with one there is nothing to say.
  ///
  /// Where no model was found to judge it by, that has been said, and the payload is not to blame.
  static func judge(
    _ reports: [Linter.PayloadReport], in range: Range<Int>, of file: SourceFile, _ options: Linter.Options
  ) -> [Linter.PayloadReport] {
    var reports = reports
    let isInvalid = reports.contains { $0.findings.contains { $0.severity == .error } }
    let isJudged = reports.contains { $0.attributesType != nil }
    if isInvalid || isJudged {
      for index in reports.indices { reports[index].findings = [] }
    }
    if !isInvalid, isJudged {
      var report = Report(severities: options.severities)
      report.add(
        .unexpectedlyValid,
        "listed as invalid, and there is no error in this payload; make it invalid, or take it off the list",
        pointer: "", at: .bytes(trimmed(range, of: file.bytes), in: file))
      reports[0].findings = report.findings
    }
    return reports
  }

  /// A range without white space around.
  private static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    let isText = { (byte: UInt8) in ![.space, .tab, .lineFeed, .carriageReturn].contains(byte) }
    let slice = bytes[range]
    guard let first = slice.firstIndex(where: isText), let last = slice.lastIndex(where: isText) else { return range }
    return first..<last + 1
  }
}
