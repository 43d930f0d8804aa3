extension ContractDiff {
  /// The changes as findings of the family `compatibility`: one for each direction that is not safe, and one for a change
  /// that is safe in every direction.
  ///
  /// - Parameter severities: Other severities than the rules' own; a nil value turns a rule off.
  /// - Returns: The findings in the order of the changes; at the end one about all that cannot be known.
  public func findings(severities: [Rule: Severity?] = [:]) -> [Finding] {
    var report = Report(severities: severities)
    for change in changes { change.add(to: &report) }
    if let first = unclear.first {
      let names = unclear.map { "'\($0.member)'" }
      report.add(
        .unclearChange,
        "what \(names.joinedAsList()) decode\(names.count == 1 ? "s" : "") from cannot be known in both versions, so nothing is said of changes there; give the files that declare it, or let the compiler synthesize its decoding",
        at: first.location,
        notes: unclear.dropFirst().prefix(12).map { Note(message: "'\($0.member)' is here", location: $0.location) })
    }
    return report.findings
  }
}

extension ContractDiff.Change {
  fileprivate func add(to report: inout Report) {
    guard let place = new ?? old else { return }
    let bad = outcomes.filter { $0.compatibility > .safe }
    guard !bad.isEmpty else {
      let reasons = outcomes.map(\.reason).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard let first = outcomes.first, let reason = reasons.first else { return }
      let words = outcomes.count == 1 ? first.direction.words : "both directions"
      let others = reasons.dropFirst().map { Note(message: "\(outcomes[1].direction.words): \($0)", location: place) }
      let isSame = others.isEmpty
      return report.add(
        .harmlessChange, "\(isSame ? words : first.direction.words): \(reason)", at: place, notes: otherPlace + others)
    }
    let safe = outcomes.filter { $0.compatibility == .safe }.map {
      Note(message: "\($0.direction.words) it is safe: \($0.reason)", location: place)
    }
    for outcome in bad {
      report.add(
        outcome.rule, outcome.message, at: place,
        notes: otherPlace + outcome.proofNotes(at: (outcome.direction == .appAhead ? old : new) ?? place) + safe)
    }
  }

  /// The old version's place, where the finding points at the new one's.
  private var otherPlace: [Note] {
    guard new != nil, let old else { return [] }
    return [Note(message: oldText ?? "in the old version it is here", location: old)]
  }
}

extension ContractDiff.Outcome {
  fileprivate var rule: Rule {
    switch compatibility {
    case .breaking: .breakingChange
    case .lossy: .lossyChange
    case .meaning: .changedMeaning
    case .unclear: .unclearChange
    case .safe: .harmlessChange
    }
  }

  fileprivate var message: String {
    let consequence = compatibility == .breaking ? ", so the phone drops the push" : ""
    return "\(direction.words): \(reason)\(consequence)" + (advice.map { "; \($0)" } ?? "")
  }

  fileprivate func proofNotes(at place: Location) -> [Note] {
    guard let proof else { return [] }
    let placeholder = hasPlaceholder ? ", where \"…\" stands for a value of a type that is not declared here" : ""
    return [
      Note(
        message:
          "this is made for \(direction.payloads), and apps with \(direction.apps) do not decode it\(placeholder): \(proof)",
        location: place)
    ]
  }
}
