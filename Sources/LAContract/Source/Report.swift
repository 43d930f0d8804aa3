/// The sink that readers and checks write to. It applies the caller's severities, so that no check knows of them.
struct Report {
  private let severities: [Rule: Severity?]
  private(set) var findings: [Finding] = []

  /// - Parameter severities: What the caller sets for a rule; a nil value turns it off.
  init(severities: [Rule: Severity?] = [:]) {
    self.severities = severities
  }

  mutating func add(_ rule: Rule, _ message: String, pointer: String? = nil, at location: Location, notes: [Note] = []) {
    guard let severity = severities[rule, default: rule.severity] else { return }
    findings.append(
      Finding(
        rule: rule, severity: severity, message: message, pointer: pointer, location: location, notes: notes))
  }

  /// The findings by their places, in the order of the checks where they share one.
  var inOrder: [Finding] {
    findings.enumerated().sorted {
      ($0.element.location.offset, $0.offset) < ($1.element.location.offset, $1.offset)
    }.map(\.element)
  }
}
