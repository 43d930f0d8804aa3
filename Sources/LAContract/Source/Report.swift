/// The sink that readers and checks write to. It applies the caller's severities, so that no check knows of them.
struct Report {
  private let severities: [Rule: Severity?]
  private(set) var findings: [Finding] = []

  /// - Parameter severities: What the caller sets for a rule; a nil value turns it off.
  init(severities: [Rule: Severity?] = [:]) {
    self.severities = severities
  }

  mutating func add(_ rule: Rule, _ message: String, pointer: String? = nil, at location: Location, notes: [Note] = [])
  {
    guard let severity = severities[rule, default: rule.severity] else { return }
    findings.append(
      Finding(
        rule: rule, severity: severity, message: message, pointer: pointer, location: location, notes: notes))
  }

  /// Adds what was found by each copy of a type: what all copies say once, anything else with a note that names its copy.
  mutating func add(_ findingsOfCopies: [[Finding]], ofCopies locations: [Location]) {
    guard let first = findingsOfCopies.first else { return }
    let shared = first.filter { finding in findingsOfCopies.allSatisfy { $0.contains { $0.isSame(as: finding) } } }
    findings += shared
    guard findingsOfCopies.count > 1 else { return }
    for (location, findings) in zip(locations, findingsOfCopies) {
      for finding in findings where !shared.contains(where: { $0.isSame(as: finding) }) {
        var finding = finding
        finding.notes.append(Note(message: "by this copy of the type", location: location))
        self.findings.append(finding)
      }
    }
  }

  /// The findings by their places, in the order of the checks where they share one.
  var inOrder: [Finding] {
    findings.enumerated().sorted {
      ($0.element.location.offset, $0.offset) < ($1.element.location.offset, $1.offset)
    }.map(\.element)
  }
}

extension Finding {
  /// Says the same of the same place, whatever it refers to besides.
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && location == other.location && message == other.message && pointer == other.pointer
  }
}
