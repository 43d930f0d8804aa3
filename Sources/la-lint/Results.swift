import LAContract

/// What a run came to, for every output format.
struct Results {
  private(set) var payloads: [Linter.PayloadReport] = []
  /// What could not be checked, and why.
  private(set) var failures: [RunError] = []
  /// Each once, however many payloads bring it up.
  private(set) var modelFindings: [Finding]
  /// Findings below it are counted and not shown.
  private let lowestShown: Severity

  init(modelFindings: [Finding], lowestShown: Severity = .note) {
    self.modelFindings = modelFindings
    self.lowestShown = lowestShown
  }

  mutating func add(_ report: Linter.PayloadReport) {
    payloads.append(report)
    for finding in report.modelFindings where !modelFindings.contains(finding) { modelFindings.append(finding) }
  }

  mutating func add(_ failure: RunError) {
    failures.append(failure)
  }

  /// All findings that an output has to have: the model's first, since they explain the others, then each payload's.
  var shownFindings: [Finding] {
    shown(modelFindings + payloads.flatMap(\.findings))
  }

  /// The findings that an output has to have, in their order.
  func shown(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.severity >= lowestShown }
  }

  /// How many findings of a severity there are, shown or not.
  func count(_ severity: Severity) -> Int {
    payloads.reduce(modelFindings.count { $0.severity == severity }) { sum, payload in
      sum + payload.findings.count { $0.severity == severity }
    }
  }

  /// What the findings make of the run; with `isStrict`, warnings fail too.
  func exitStatus(isStrict: Bool) -> ExitCode {
    Severity.allCases.contains { $0.fails(isStrict: isStrict) && count($0) > 0 } ? .findings : .clean
  }

  /// The run in a line, such as `2 payloads checked: 1 error, 3 warnings`.
  var summary: String {
    let counts = Severity.allCases.sorted(by: >).map { (number: count($0), noun: $0.rawValue) }
    let found = counts.filter { $0.number > 0 }.map { Self.counted($0.number, $0.noun) }
    return Self.counted(payloads.count, "payload") + " checked: "
      + (found.isEmpty ? "no findings" : found.joined(separator: ", "))
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Severity {
  /// Whether a finding of this severity makes a run end with status 1.
  func fails(isStrict: Bool) -> Bool {
    self >= (isStrict ? .warning : .error)
  }
}
