/// Makes the fixes of a file's findings: each that leaves the finding gone and brings up no other.
///
/// A fix may bring up what was hidden before, as where a text becomes an object that is then looked at. That is fixed
/// too, or else the fix is not made. When no fix is left that can be made, another run makes none either.
package struct Fixer {
  /// What became of a file.
  package struct Outcome: Sendable {
    /// The file with the fixes; the same bytes where there were none.
    package let file: SourceFile
    /// How many findings are fixed.
    package let fixed: Int
    /// How many fixes are left undone, since they would bring up other findings.
    package let keptBack: Int
  }

  /// A fix that brings up what is fixed, which brings up …
  private static let roundLimit = 8

  private let includesUnsafe: Bool
  private let check: (SourceFile) -> [Finding]
  /// What may still be spent on checks, so that a large file full of bad fixes ends.
  private var effort = 1 << 26

  /// Fixes a file.
  ///
  /// - Parameters:
  ///   - file: Any bytes.
  ///   - includesUnsafe: Also what needs a guess.
  ///   - check: All that there is to say about the file.
  /// - Returns: The file with the fixes, and how many were made.
  package static func fix(
    _ file: SourceFile, includesUnsafe: Bool, check: (SourceFile) -> [Finding]
  ) -> Outcome {
    withoutActuallyEscaping(check) { check in
      var fixer = Fixer(includesUnsafe: includesUnsafe, check: check)
      return fixer.fix(file)
    }
  }

  private init(includesUnsafe: Bool, check: @escaping (SourceFile) -> [Finding]) {
    self.includesUnsafe = includesUnsafe
    self.check = check
  }

  /// A version of the file, and what there is to say about it.
  private struct State {
    let file: SourceFile
    let findings: [Finding]
    var fixed = 0
  }

  private mutating func fix(_ file: SourceFile) -> Outcome {
    effort += 8 * file.bytes.count
    var state = State(file: file, findings: check(file))
    while let next = progress(from: state, fixable(state.findings, in: file)) { state = next }
    return Outcome(file: state.file, fixed: state.fixed, keptBack: fixable(state.findings, in: file).count)
  }

  private func fixable(_ findings: [Finding], in file: SourceFile) -> [Finding] {
    findings.filter { finding in
      guard let fix = finding.fix, fix.isSafe || includesUnsafe else { return false }
      return finding.location.path == file.path
    }
  }

  /// All fixes at once, else without those that are to blame; where that cannot be told, one half of them, so that
  /// whatever is wrong with one of many is found in a few steps.
  private mutating func progress(from state: State, _ findings: [Finding]) -> State? {
    var findings = findings
    while !findings.isEmpty, effort > 0 {
      let new: [Finding]
      switch attempt(findings, on: state) {
      case .success(let next): return next
      case .failure(let failure): new = failure.new
      }
      let innocent = Fixer.innocent(findings, of: new)
      if innocent.count == findings.count { break }
      findings = innocent
    }
    guard findings.count > 1 else { return nil }
    let middle = findings.count / 2
    return progress(from: state, Array(findings[..<middle])) ?? progress(from: state, Array(findings[middle...]))
  }

  /// The findings but those nearest above or at the place of a new one.
  private static func innocent(_ findings: [Finding], of new: [Finding]) -> [Finding] {
    let pointers = Set(findings.compactMap(\.pointer))
    let blamed = Set(
      new.compactMap { finding -> String? in
        guard var pointer = finding.pointer?[...] else { return nil }
        while !pointers.contains(String(pointer)) {
          guard let slash = pointer.lastIndex(of: "/") else { return nil }
          pointer = pointer[..<slash]
        }
        return String(pointer)
      })
    return findings.filter { finding in finding.pointer.map { !blamed.contains($0) } ?? true }
  }

  /// What fixes brought up that cannot be fixed.
  private struct Failure: Error {
    var new: [Finding] = []
  }

  /// Makes fixes, and then those of what they brought up.
  private mutating func attempt(_ findings: [Finding], on state: State) -> Result<State, Failure> {
    var next = state
    var wanted = findings
    var left = Counts(state.findings)
    for round in 0..<Fixer.roundLimit {
      let (edits, made) = Fixer.independent(wanted)
      guard !edits.isEmpty, effort > 0 else { return .failure(Failure()) }
      if round == 0 {
        for finding in made { left.remove(finding) }
      }
      let file = SourceFile(
        path: state.file.path, bytes: next.file.bytes.making(edits), lineNumber: state.file.lineNumber)
      next = State(file: file, findings: check(file), fixed: next.fixed + made.count)
      effort -= file.bytes.count + 256 * next.findings.count + 4096
      let new = left.additional(in: next.findings)
      if new.isEmpty { return .success(next) }
      wanted = fixable(new, in: file)
      guard !wanted.isEmpty else { return .failure(Failure(new: new)) }
    }
    return .failure(Failure())
  }

  /// The edits of the fixes that do not touch those of another one before them, by their places.
  private static func independent(_ findings: [Finding]) -> (edits: [Edit], made: [Finding]) {
    var made: [Finding] = []
    var edits: [Edit] = []
    for finding in findings.sorted(by: { $0.start < $1.start }) {
      guard let fix = finding.fix, !fix.edits.contains(where: { edit in edits.touch(edit) }) else { continue }
      for edit in fix.edits { edits.insert(edit, at: edits.place(of: edit)) }
      made.append(finding)
    }
    return (edits, made)
  }
}

extension Finding {
  fileprivate var start: Int { fix?.edits.first?.range.lowerBound ?? 0 }
}

extension [Edit] {
  /// Where an edit belongs among others that are in order.
  fileprivate func place(of edit: Edit) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound < edit.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func touch(_ edit: Edit) -> Bool {
    let place = place(of: edit)
    return (place > 0 && self[place - 1].touches(edit)) || (place < count && self[place].touches(edit))
  }
}

/// How often each thing is said.
private struct Counts {
  private struct Key: Hashable {
    let rule: Rule
    let path: String
    /// Of a finding about the model, its message.
    let place: String

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.location.path
      place = finding.pointer ?? finding.message
    }
  }

  private var counts: [Key: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[Key(finding), default: 0] += 1 }
  }

  mutating func remove(_ finding: Finding) {
    counts[Key(finding), default: 0] -= 1
  }

  /// What is said more often than here.
  func additional(in findings: [Finding]) -> [Finding] {
    var rest = counts
    return findings.filter { finding in
      rest[Key(finding), default: 0] -= 1
      return rest[Key(finding), default: 0] < 0
    }
  }
}
