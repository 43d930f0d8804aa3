/// The sink that readers and checks write to. It applies the caller's severities, so that no check knows of them.
struct Report {
  private let severities: [Rule: Severity?]
  private(set) var findings: [Finding] = []

  /// - Parameter severities: What the caller sets for a rule; a nil value turns it off.
  init(severities: [Rule: Severity?] = [:]) {
    self.severities = severities
  }

  /// Whether a finding of a rule would be kept.
  func reports(_ rule: Rule) -> Bool {
    severities[rule, default: rule.severityUnlessSet] != nil
  }

  mutating func add(
    _ rule: Rule, _ message: String, pointer: String? = nil, at location: Location, notes: [Note] = [], fix: Fix? = nil
  ) {
    guard let severity = severities[rule, default: rule.severityUnlessSet] else { return }
    findings.append(
      Finding(
        rule: rule, severity: severity, message: Secrets.masked(message), pointer: pointer.map(Secrets.masked),
        location: location, notes: notes, fix: fix?.withoutSecrets))
  }

  /// Adds what was found by each copy of a type: what all copies say once, anything else with a note that names its copy.
  mutating func add(_ findingsOfCopies: [[Finding]], ofCopies locations: [Location]) {
    guard let first = findingsOfCopies.first else { return }
    guard findingsOfCopies.count > 1 else { return findings += first }
    let statements = findingsOfCopies.map { Set($0.map(\.statement)) }
    let shared = statements.dropFirst().reduce(statements[0]) { $0.intersection($1) }
    findings += first.filter { shared.contains($0.statement) }
    for (location, findings) in zip(locations, findingsOfCopies) {
      for finding in findings where !shared.contains(finding.statement) {
        var finding = finding
        finding.notes.append(Note(message: "by this copy of the type", location: location))
        self.findings.append(finding)
      }
    }
  }

  /// Adds what was found by each version of a model: what all versions say once, anything else with their names.
  mutating func add(_ findingsOfVersions: [(name: String, findings: [Finding])]) {
    var order: [Finding] = []
    var names: [Finding.Statement: [String]] = [:]
    for (name, findings) in findingsOfVersions {
      for finding in findings {
        if names[finding.statement] == nil { order.append(finding) }
        if names[finding.statement]?.last != name { names[finding.statement, default: []].append(name) }
      }
    }
    findings += order.map { finding in
      let names = names[finding.statement] ?? []
      guard names.count < findingsOfVersions.count else { return finding }
      return finding.remarking("in version\(names.count == 1 ? "" : "s") \(names.joinedAsList())")
    }
  }

  /// The findings by their places, in the order of the checks where they share one.
  var inOrder: [Finding] {
    guard findings.count > 1 else { return findings }
    return findings.enumerated().sorted {
      ($0.element.location.offset, $0.offset) < ($1.element.location.offset, $1.offset)
    }.map(\.element)
  }
}

extension Fix {
  /// nil where it would carry a secret, since reports show what takes the place of what.
  fileprivate var withoutSecrets: Fix? {
    edits.allSatisfy { Secrets.masked($0.replacement) == $0.replacement } ? self : nil
  }
}

extension Finding {
  /// What it says of which place, whatever it refers to besides.
  fileprivate struct Statement: Hashable {
    let rule: Rule
    let offset: Int
    let pointer: String?
    let message: String
  }

  fileprivate var statement: Statement {
    Statement(rule: rule, offset: location.offset, pointer: pointer, message: message)
  }
}
