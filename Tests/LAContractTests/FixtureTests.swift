import Foundation
import Testing

@testable import LAContract

@Suite("Fixtures")
struct FixtureTests {
  @Test("Every folder is a fixture, and there are many")
  func everyFolderIsRead() throws {
    for name in Fixture.names { _ = try Fixture(name) }
    #expect(Fixture.all.count == Fixture.names.count)
    #expect(Fixture.all.count >= 60)
  }

  @Test("la-lint says of each fixture what its expected.txt says, no more and no less", arguments: Fixture.all)
  func findings(fixture: Fixture) throws {
    let actual = fixture.lint()
    // RECORD=1 swift test --filter FixtureTests writes the files; look at git diff before you commit them.
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data((actual.joined(separator: "\n") + "\n").utf8).write(to: fixture.expectedURL)
      Issue.record("expected.txt of \(fixture.name) is written anew")
      return
    }
    let text = try #require(fixture.expected, "\(fixture.name) has no expected.txt; RECORD=1 writes it")
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(expected == actual, "\(fixture.name):\n\(difference(expected: expected, actual: actual))")
  }

  @Test("A fixture shows a finding, or that there is none because the payload is right", arguments: Fixture.all)
  func everyFixtureShowsSomething(fixture: Fixture) {
    let lines = fixture.lint()
    #expect(lines.count > 1 || lines[0].hasPrefix("contentStateDecodes true"), "\(fixture.name) shows nothing")
  }

  @Test("Many fixtures are clean, since a false alarm is the worst bug")
  func cleanFixtures() {
    let clean = Fixture.all.filter { $0.lint().count == 1 && $0.lint()[0].hasPrefix("contentStateDecodes true") }
    #expect(clean.count >= 20)
  }

  @Test("Every rule of a raw push has a fixture")
  func rulesAreCovered() {
    let lines = Fixture.all.flatMap { $0.lint() }
    let silent = Rule.allCases.filter { rule in
      rule.documentation.family != .compatibility && !lines.contains { $0.contains(" \(rule.id) ") }
    }
    #expect(silent == [], "no fixture brings up \(silent.map(\.id))")
  }
}
