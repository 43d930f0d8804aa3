import Foundation
import Testing

@testable import LAContract
@testable import la_lint

/// What SARIF's schema cannot say, and what GitHub asks for beyond it; `.ci/run` holds reports against the schemas.
@Suite("SARIF output")
struct SARIFOutputTests {
  /// The log as a viewer reads it.
  private struct Log: Decodable {
    struct Run: Decodable {
      let tool: Tool
      let invocations: [Invocation]
      let columnKind: String
      let results: [Result]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable { let rules: [Descriptor] }
    struct Descriptor: Decodable {
      let id: String
      let name: String
      let shortDescription, fullDescription, help: Text
      let defaultConfiguration: Configuration
    }
    struct Configuration: Decodable { let level: String }
    struct Invocation: Decodable {
      let executionSuccessful: Bool
      let toolExecutionNotifications: [Notification]
    }
    struct Notification: Decodable { let message: Text }
    struct Result: Decodable {
      let ruleId: String
      let ruleIndex: Int
      let level: String
      let message: Text
      let locations: [Location]
      let relatedLocations: [Location]?
      let partialFingerprints: [String: String]
      let properties: [String: String]?
    }
    struct Location: Decodable { let physicalLocation: PhysicalLocation }
    struct PhysicalLocation: Decodable {
      let artifactLocation: ArtifactLocation
      let region: Region
    }
    struct ArtifactLocation: Decodable {
      let uri: String
      let uriBaseId: String?
    }
    struct Region: Decodable, Equatable { let startLine, startColumn, endLine, endColumn: Int }
    struct Text: Decodable {
      let text: String
      let markdown: String?
    }
    let version: String
    let runs: [Run]
  }

  private func run(_ results: Results, in folder: String = "/work", maximumResults: Int = 100) throws -> Log.Run {
    let text = try SARIFOutput.text(results, in: WorkingFolder(path: folder), maximumResults: maximumResults)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    try #require(log.version == "2.1.0" && log.runs.count == 1)
    return log.runs[0]
  }

  private func finding(_ location: Location, rule: Rule = .unknownKey, message: String = "m", notes: [Note] = [])
    -> Finding
  {
    Finding(rule: rule, severity: rule.severity, message: message, pointer: "/aps", location: location, notes: notes)
  }

  private func place(_ path: String) -> Location {
    .bytes(0..<1, in: SourceFile(path: path, text: "{}"))
  }

  @Test("All rules are listed, fired or not, with texts that GitHub takes")
  func rules() throws {
    let rules = try run(Results(modelFindings: [])).tool.driver.rules
    #expect(rules.map(\.id) == Rule.allCases.map(\.id))
    #expect(rules.map(\.defaultConfiguration.level) == Rule.allCases.map(\.severity.rawValue))
    for rule in rules {
      for text in [rule.shortDescription.text, rule.fullDescription.text, rule.help.text, rule.help.markdown ?? ""] {
        #expect(!text.isEmpty && text.utf16.count < SARIF.Descriptor.maximumLength, "\(rule.id)")
      }
    }
    #expect(rules.map(\.name).contains("DateUnixSeconds"))
  }

  @Test("Each result names its rule, its level and a place, whatever it is about")
  func results() throws {
    let results = try ReportFormatTests.results()
    let run = try run(results, in: ReportFormatTests.root.path)
    #expect(run.results.count == results.shownFindings.count)
    for (result, finding) in zip(run.results, results.shownFindings) {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.ruleId == finding.rule.id && result.level == finding.severity.rawValue)
      #expect(result.locations.count == 1)
      #expect(result.properties?["pointer"] == finding.pointer)
      #expect(result.relatedLocations?.count ?? 0 == finding.notes.count)
      #expect(result.partialFingerprints["primaryLocationLineHash"] == nil)
      for location in result.locations + (result.relatedLocations ?? []) {
        #expect(location.physicalLocation.artifactLocation.uri.hasPrefix("Fixtures/"))
        #expect(location.physicalLocation.artifactLocation.uriBaseId == "%SRCROOT%")
      }
    }
    #expect(Set(run.results.map(\.partialFingerprints)).count == run.results.count)
    #expect(Set(run.results.map(\.level)) == ["error", "warning", "note"])
    #expect(!run.invocations[0].executionSuccessful)
    #expect(run.invocations[0].toolExecutionNotifications.map(\.message.text) == ["none::\\u{1B}.json: no such file"])
  }

  @Test(
    "Columns count UTF-16 code units, as the file says",
    arguments: [
      ("abc", 1..<2, 2, 3), ("é1", 2..<3, 2, 3), ("木1", 3..<4, 2, 3), ("😀1", 4..<5, 3, 4), ("e\u{301}1", 3..<4, 3, 4),
      ("\u{FEFF}{}", 3..<4, 1, 2), ("", 0..<0, 1, 1), ("\n é1", 4..<5, 3, 4), ("\r\n😀", 2..<6, 1, 3),
    ])
  func columns(_ text: String, bytes: Range<Int>, start: Int, end: Int) throws {
    let place = Location.bytes(bytes, in: SourceFile(path: "p", text: text))
    let run = try run(Results(modelFindings: [finding(place)]))
    let region = run.results[0].locations[0].physicalLocation.region
    #expect(run.columnKind == "utf16CodeUnits")
    #expect(region.startColumn == start && region.endColumn == end)
  }

  @Test("A line that is no UTF-8 has columns too")
  func columnsOfBrokenText() throws {
    let file = SourceFile(path: "p", bytes: [0xFF, 0xF0, 0x9F, 0x41])
    let region = try run(Results(modelFindings: [finding(.bytes(3..<4, in: file))])).results[0].locations[0]
      .physicalLocation.region
    #expect(region.startLine == 1 && region.startColumn == 3 && region.endColumn == 4)
  }

  @Test("A place that was written down is a place")
  func recorded() throws {
    let place = Location.recorded(
      path: "App/M.swift", start: Position(line: 3, column: 4), end: Position(line: 3, column: 9))
    let note = Note(message: "declared here", location: place)
    let result = try run(Results(modelFindings: [finding(place, notes: [note])])).results[0]
    for location in [result.locations[0], try #require(result.relatedLocations)[0]] {
      let region = location.physicalLocation.region
      #expect(location.physicalLocation.artifactLocation.uri == "App/M.swift")
      #expect(region == Log.Region(startLine: 3, startColumn: 4, endLine: 3, endColumn: 9))
    }
  }

  @Test(
    "A file is named by a relative reference",
    arguments: [
      ("a b/ü%:#?.json", "a%20b/%C3%BC%25%3A%23%3F.json", true), ("./x//y/../z.json", "x/z.json", true),
      ("/work/p.json", "p.json", true), ("/work2/p.json", "../work2/p.json", false), ("../p.json", "../p.json", false),
      ("a\\b.json", "a%5Cb.json", true), ("<stdin>", "%3Cstdin%3E", true), ("a\u{1}", "a%01", true),
    ])
  func references(_ path: String, uri: String, isBelow: Bool) throws {
    let place = try run(Results(modelFindings: [finding(place(path))])).results[0].locations[0].physicalLocation
    #expect(place.artifactLocation.uri == uri)
    #expect(place.artifactLocation.uriBaseId == (isBelow ? "%SRCROOT%" : nil))
  }

  @Test("A message has no link of a payload's making, and is never empty")
  func messages() throws {
    let findings = ["'[a](https://example.com)'", ""].map { finding(place("p"), message: $0) }
    let texts = try run(Results(modelFindings: findings)).results.map(\.message.text)
    #expect(texts == ["'[a] (https://example.com)'", "-"])
  }

  @Test("Of more results than GitHub takes, the worst are listed")
  func tooMany() throws {
    let (warning, error) = (finding(place("p")), finding(place("p"), rule: .missingKey))
    let run = try run(Results(modelFindings: [warning, warning, error]), maximumResults: 2)
    #expect(run.results.map(\.level) == ["error", "warning"])
    #expect(run.invocations[0].toolExecutionNotifications.count == 1)
    #expect(run.invocations[0].executionSuccessful)
  }
}
