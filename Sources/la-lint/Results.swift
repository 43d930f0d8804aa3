import LAContract

/// What a run came to, for every output format.
struct Results {
  /// Empty where they are printed as they come.
  private(set) var payloads: [Linter.PayloadReport] = []
  /// What could not be checked, and why.
  private(set) var failures: [RunError] = []
  private(set) var payloadCount = 0
  private var counts: [Severity: Int] = [:]
  private var fixable = 0
  /// What payloads bring up about the model, each once with the number of those payloads.
  private var broughtUp: [(finding: Finding, payloads: Int)] = []
  private let ownModelFindings: [Finding]
  private let keepsPayloads: Bool
  /// Findings below it are counted and not shown.
  private let lowestShown: Severity

  init(modelFindings: [Finding], lowestShown: Severity = .note, keepsPayloads: Bool = true) {
    ownModelFindings = modelFindings
    self.lowestShown = lowestShown
    self.keepsPayloads = keepsPayloads
  }

  mutating func add(_ report: Linter.PayloadReport) {
    payloadCount += 1
    if keepsPayloads { payloads.append(report) }
    for finding in report.findings {
      counts[finding.severity, default: 0] += 1
      if finding.fix?.isSafe == true { fixable += 1 }
    }
    for finding in report.modelFindings {
      if let place = broughtUp.firstIndex(where: { $0.finding == finding }) {
        broughtUp[place].payloads += 1
      } else if !ownModelFindings.contains(finding) {
        broughtUp.append((finding, 1))
      }
    }
  }

  mutating func add(_ failure: RunError) {
    failures.append(failure)
  }

  /// All findings that an output has to have: the model's first, since they explain the others, then each payload's.
  var shownFindings: [Finding] {
    shown(modelFindings + payloads.flatMap(\.findings))
  }
  /// All about the model, each once, however many payloads bring it up.
  var modelFindings: [Finding] { ownModelFindings + modelFindingsOfPayloads }

  /// What is known only at the end.
  var modelFindingsOfPayloads: [Finding] { broughtUp.map { $0.finding.concerning(payloads: $0.payloads) } }

  /// The findings that an output has to have, in their order.
  func shown(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.severity >= lowestShown }
  }

  /// How many findings of a severity there are, shown or not.
  func count(_ severity: Severity) -> Int {
    counts[severity, default: 0] + modelFindings.count { $0.severity == severity }
  }

  /// What the findings make of the run.
  func exitStatus(failOn: FailOn) -> ExitCode {
    guard failOn != .never else { return .clean }
    return Severity.allCases.contains { $0.fails(isStrict: failOn == .warning) && count($0) > 0 } ? .findings : .clean
  }

  /// The run in a line, such as `2 payloads checked: 1 error, 3 warnings; 2 are fixable with --fix`.
  var summary: String {
    let fixes = fixable == 0 ? "" : "; \(fixable) \(fixable == 1 ? "is" : "are") fixable with --fix"
    return summaryAfterFixes + fixes
  }

  /// The same once what is fixable has been fixed, as far as that can be.
  var summaryAfterFixes: String { summary(of: Self.counted(payloadCount, "payload") + " checked") }

  /// What was found in something, in a line.
  func summary(of subject: String) -> String {
    let counts = Severity.allCases.sorted(by: >).map { (number: count($0), noun: $0.rawValue) }
    let found = counts.filter { $0.number > 0 }.map { Self.counted($0.number, $0.noun) }
    return subject + ": " + (found.isEmpty ? "no findings" : found.joined(separator: ", "))
  }

  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Severity {
  /// Whether a finding of this severity makes a run end with status 1.
  func fails(isStrict: Bool) -> Bool {
    self >= (isStrict ? .warning : .error)
  }
}
