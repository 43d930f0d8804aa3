#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LAContract

/// What `la-lint summary` makes of the lines that `--format jsonl` has written: how often what is wrong where, whatever
/// the number of pushes and of the runs that checked them.
struct Summary: Sendable {
  /// What is counted as one: a rule at a place of a type, all elements of an array together.
  struct Key: Hashable, Sendable {
    let rule: String
    let attributesType: String?
    let pointer: String?
  }

  /// What was found under one key, with the first of it.
  struct Entry: Sendable {
    let severity: Severity
    var count = 0
    let path: String
    let line, column: Int
    let message: String
  }

  /// A line that no run has written.
  struct Problem: Sendable, Equatable {
    let line: Int
    let reason: String
  }

  private(set) var entries: [Key: Entry] = [:]
  /// Pushes, each of which has a line.
  private(set) var payloads = 0
  /// Runs, each of which has a line at its end.
  private(set) var runs = 0
  /// What the runs' own counts come to; findings that a run does not show are counted there, too.
  private(set) var counted = Counts()
  private(set) var problems: [Problem] = []
  private(set) var problemCount = 0
  /// So many lines are named that are none.
  private static let namedProblems = 20

  struct Counts: Codable, Sendable, Equatable {
    var payloads = 0
    var errors = 0
    var warnings = 0
    var notes = 0
  }

  /// Adds a line, given as a file of its own.
  mutating func add(_ line: SourceFile) {
    do {
      try add(JSONDecoder().decode(Line.self, from: Data(line.bytes)))
    } catch {
      add(Problem(line: line.lineNumber ?? 1, reason: "no line that la-lint --format jsonl writes"))
    }
  }

  /// Adds what was counted elsewhere, of lines that follow.
  mutating func add(_ other: Summary) {
    payloads += other.payloads
    runs += other.runs
    counted.add(other.counted)
    for problem in other.problems { add(problem) }
    problemCount += other.problemCount - other.problems.count
    entries.merge(other.entries) { first, second in
      var sum = first
      sum.count += second.count
      return sum
    }
  }

  /// Forgets the lines that are none, once they have been reported.
  mutating func removeProblems() {
    problems = []
    problemCount = 0
  }

  /// The most frequent first.
  var sorted: [(key: Key, entry: Entry)] {
    entries.map { (key: $0.key, entry: $0.value) }.sorted { a, b in
      if a.entry.count != b.entry.count { return a.entry.count > b.entry.count }
      if a.key.rule != b.key.rule { return a.key.rule < b.key.rule }
      return (a.key.attributesType ?? "", a.key.pointer ?? "") < (b.key.attributesType ?? "", b.key.pointer ?? "")
    }
  }

  // MARK: A line

  /// A push's line, or the one at the end of a run.
  private struct Line: Decodable {
    let path: String?
    let attributesType: String?
    let findings: [Found]?
    let modelFindings: [Found]?
    let summary: Counts?
  }

  private struct Found: Decodable {
    let rule: String
    let severity: Severity
    let message: String
    let pointer: String?
    let path: String?
    let line, column: Int
  }

  private struct NoLine: Error {}

  private mutating func add(_ line: Line) throws {
    if let path = line.path, let findings = line.findings {
      payloads += 1
      for finding in findings { add(finding, of: path, line.attributesType) }
    } else if let counts = line.summary, let findings = line.modelFindings {
      runs += 1
      counted.add(counts)
      for finding in findings { add(finding, of: finding.path ?? "", nil) }
    } else {
      throw NoLine()
    }
  }

  private mutating func add(_ finding: Found, of path: String, _ attributesType: String?) {
    let key = Key(rule: finding.rule, attributesType: attributesType, pointer: finding.pointer.map(Self.general))
    entries[
      key,
      default: Entry(
        severity: finding.severity, path: path, line: finding.line, column: finding.column, message: finding.message)
    ].count += 1
  }

  private mutating func add(_ problem: Problem) {
    problemCount += 1
    if problems.count < Self.namedProblems { problems.append(problem) }
  }

  /// A pointer with `*` for each index: `/aps/content-state/stops/*/arrival`.
  static func general(_ pointer: String) -> String {
    guard pointer.utf8.contains(where: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return pointer }
    return pointer.split(separator: "/", omittingEmptySubsequences: false).map { step in
      !step.isEmpty && step.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? "*" : step
    }.joined(separator: "/")
  }
}

extension Summary.Counts {
  mutating func add(_ other: Summary.Counts) {
    payloads += other.payloads
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
  }
}
