import LAContract

/// Checks what has been read, on whatever thread: all that this needs to know of a run.
struct Checker: Sendable {
  let skipsUnrelated: Bool
  /// What lines of `--format jsonl` have to show; nil where the payloads are not printed as such.
  let jsonLines: Results?

  /// A payload's report, and its line of JSON where that is wanted.
  struct Payload: Sendable {
    let report: Linter.PayloadReport
    let line: Result<String, RunError>?
  }

  /// Checks a file as a whole, against each of some contracts; nil where it is passed over as unrelated.
  func check(_ file: SourceFile, by linters: [Linter]) -> Result<[Payload]?, RunError> {
    if isUnrelated(file, to: linters) { return .success(nil) }
    let reports = linters.map { $0.checkPushes(in: file) { PayloadFiles.body($0, of: file.path) } }
    guard reports.contains(where: { !$0.isEmpty }) else {
      return skipsUnrelated ? .success(nil) : .failure(.fileWithoutPushes(file.path))
    }
    var lines = JSONLines(jsonLines)
    return .success(Self.sayingOnce(reports.flatMap(\.self)).map { Payload(report: $0, line: lines?.line($0)) })
  }

  /// Checks each line; `isEmpty` where there is none but blank ones.
  func check(_ block: LineBlock, of path: String, by linters: [Linter]) -> (payloads: [Payload], isEmpty: Bool) {
    var payloads: [Payload] = []
    var isEmpty = true
    var lines = JSONLines(jsonLines)
    // To make an array of one for each line takes its time.
    let onlyLinter = linters.count == 1 ? linters[0] : nil
    payloads.reserveCapacity(block.lines.count * linters.count)
    block.forEachLine(of: path) { line in
      isEmpty = false
      if isUnrelated(line, to: linters) { return }
      func add(_ report: consuming Linter.PayloadReport) {
        let line = lines?.line(report)
        payloads.append(Payload(report: report, line: line))
      }
      if let onlyLinter { return add(onlyLinter.check(line)) }
      for report in Self.sayingOnce(linters.map({ $0.check(line) })) { add(report) }
    }
    return (payloads, isEmpty)
  }

  private func isUnrelated(_ file: SourceFile, to linters: [Linter]) -> Bool {
    skipsUnrelated && linters.allSatisfy { $0.isUnrelated(file) }
  }

  /// The reports on one file, of which contracts may find the same: that is said once.
  private static func sayingOnce(_ reports: [Linter.PayloadReport]) -> [Linter.PayloadReport] {
    guard reports.count > 1 else { return reports }
    var known: [Finding] = []
    return reports.map { report in
      defer { known += report.findings }
      return report.leavingOut(known)
    }
  }
}
