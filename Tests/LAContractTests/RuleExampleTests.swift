import Testing

@testable import LAContract
@testable import la_lint

/// What `--explain` shows has to be true: each rule's bad example fires the rule at its marks and nothing else does,
/// and its good example is silent.
@Suite("Rule examples")
struct RuleExampleTests {
  /// A finding as the marks can say it.
  private struct Fired: Hashable, CustomStringConvertible {
    let rule: Rule
    let path: String
    let offset: Int
    /// The line, with `↓` in front of the place, for people.
    let line: String

    init(_ rule: Rule, _ file: RuleDocumentation.Example.File, offset: Int) {
      self.rule = rule
      path = file.path
      self.offset = offset
      let bytes = Array(file.text.utf8)
      let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      // Lines of the size rules' examples are long.
      line = [bytes[start..<offset].suffix(60), bytes[offset..<end].prefix(60)]
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "↓")
    }

    var description: String { "\(rule.id) in \(path): \(line)" }
  }

  private func findings(_ example: RuleDocumentation.Example) throws -> [Finding] {
    try example.results().shownFindings
  }

  @Test("The bad example fires the rule at each mark, and nothing else", arguments: Rule.allCases)
  func bad(_ rule: Rule) throws {
    let example = rule.documentation.bad
    let expected = Set(example.files.flatMap { file in file.marks.map { Fired(rule, file, offset: $0) } })
    #expect(!expected.isEmpty, "the bad example of '\(rule.id)' has no mark")

    let findings = try findings(example)
    let found = try findings.map { finding in
      let file = try #require(example.files.first { $0.path == finding.location.path })
      return Fired(finding.rule, file, offset: finding.location.offset)
    }
    for missing in expected.subtracting(found).map(\.description).sorted() {
      Issue.record("'\(rule.id)' is marked and does not fire: \(missing)")
    }
    for (finding, place) in zip(findings, found) where !expected.contains(place) {
      Issue.record("fires without a mark: \(place)\n  \(finding.message)")
    }
    #expect(found.count == Set(found).count, "a place is reported twice: \(found)")
    for finding in findings where finding.rule == rule { #expect(finding.severity == rule.documentation.severity) }
  }

  @Test("The good example is silent", arguments: Rule.allCases)
  func good(_ rule: Rule) throws {
    let example = rule.documentation.good
    #expect(example.files.flatMap(\.marks).isEmpty)
    for finding in try findings(example) {
      let file = try #require(example.files.first { $0.path == finding.location.path })
      let place = Fired(finding.rule, file, offset: finding.location.offset)
      Issue.record("the good example of '\(rule.id)' fires \(place)\n  \(finding.message)")
    }
  }

  @Test("Messages are one lower-case phrase, and pointers are JSON Pointers", arguments: Rule.allCases)
  func style(_ rule: Rule) throws {
    for finding in try findings(rule.documentation.bad) {
      for message in [finding.message] + finding.notes.map(\.message) {
        #expect(isPhrase(message), "\(message)")
      }
      if let pointer = finding.pointer { #expect(pointer.isEmpty || pointer.hasPrefix("/")) }
      #expect((finding.pointer == nil) == [.model, .compatibility].contains(rule.documentation.family))
    }
  }

  @Test("Each rule has a title in one phrase and an explanation that fits where it is shown", arguments: Rule.allCases)
  func words(_ rule: Rule) {
    let documentation = rule.documentation
    #expect(isPhrase(documentation.title), "\(documentation.title)")
    #expect(documentation.explanation.hasSuffix("."))
    #expect(!documentation.explanation.contains { $0.isNewline })
    // SARIF viewers cut a longer text.
    #expect(documentation.explanation.count < 1024, "\(documentation.explanation.count) characters")
  }

  @Test("Titles differ, and a family's rules stand together")
  func order() {
    let documentations = Rule.allCases.map(\.documentation)
    #expect(Set(documentations.map(\.title)).count == documentations.count)
    let families = documentations.map(\.family).reduce(into: [RuleDocumentation.Family]()) { families, family in
      if families.last != family { families.append(family) }
    }
    #expect(families == RuleDocumentation.Family.allCases)
  }

  /// As the Swift compiler words its messages: one line, lower case but for names such as JSON, no full stop.
  private func isPhrase(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let isCapitalized = first.isUppercase && !text.dropFirst().prefix(1).allSatisfy(\.isUppercase)
    return !isCapitalized && last != "." && !text.contains { $0.isNewline }
  }
}
