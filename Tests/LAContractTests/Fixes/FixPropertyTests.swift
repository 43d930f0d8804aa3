import Testing

@testable import LAContract

/// What holds of every fix, over all fixtures.
@Suite("Fixes of all fixtures")
struct FixPropertyTests {
  @Test("What is fixed is gone, nothing has come, and a second run changes nothing", arguments: Fixture.all)
  func fixtures(_ fixture: Fixture) {
    let linter = Linter(models: fixture.models, options: fixture.options)
    for includesUnsafe in [false, true] {
      let outcome = FixTable.fix(fixture.payload, includesUnsafe: includesUnsafe, linter: linter)
      expect(outcome, of: fixture.payload, by: linter)
      #expect(FixTable.fix(outcome.file, includesUnsafe: includesUnsafe, linter: linter).fixed == 0)
    }
  }

  @Test("Each fix alone takes away its finding and changes nothing but its edits", arguments: Fixture.all)
  func alone(_ fixture: Fixture) {
    let linter = Linter(models: fixture.models, options: fixture.options)
    let findings = linter.check(fixture.payload).findings
    for finding in findings {
      guard let fix = finding.fix else { continue }
      let file = SourceFile(path: fixture.payload.path, bytes: fixture.payload.bytes.making(fix.edits))
      let left = linter.check(file).findings
      #expect(places(left).count { $0 == place(finding) } < places(findings).count { $0 == place(finding) })
      // Taken back, there is the old file: what is outside of the edits has stayed.
      var shift = 0
      let inverse = fix.edits.map { edit in
        let start = edit.range.lowerBound + shift
        shift += edit.replacement.count - edit.range.count
        return Edit(start..<start + edit.replacement.count, fixture.payload.bytes[edit.range])
      }
      #expect(file.bytes.making(inverse) == fixture.payload.bytes)
    }
  }

  @Test("Many fixtures can be fixed")
  func coverage() {
    let fixable = Fixture.all.filter { fixture in
      let linter = Linter(models: fixture.models, options: fixture.options)
      return FixTable.fix(fixture.payload, linter: linter).fixed > 0
    }
    #expect(fixable.count >= 30)
  }

  private func expect(_ outcome: Fixer.Outcome, of file: SourceFile, by linter: Linter) {
    let (before, after) = (linter.check(file).findings, linter.check(outcome.file).findings)
    var rest = places(before)
    for place in places(after) {
      guard let index = rest.firstIndex(of: place) else {
        Issue.record("\(place) has come")
        continue
      }
      rest.remove(at: index)
    }
    #expect((outcome.fixed == 0) == (outcome.file.bytes == file.bytes))
    #expect(outcome.fixed == 0 || !rest.isEmpty, "something is fixed, and all that was found is still there")
    let parsed = [file, outcome.file].map { JSONParser.parse(MappedText($0)) }
    #expect(parsed[1].problems.count <= parsed[0].problems.count)
    #expect(parsed[0].document == nil || parsed[1].document != nil)
  }

  private func places(_ findings: [Finding]) -> [String] { findings.map(place) }

  private func place(_ finding: Finding) -> String { "\(finding.rule.id) \(finding.pointer ?? "–")" }
}
