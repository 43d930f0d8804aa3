#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract
@testable import la_lint

/// What the handbook says of rules, envelopes, values and output is what la-lint says and does.
@Suite("Handbook")
struct HandbookTests {
  private static let catalog = "Sources/LAContract/LAContract.docc"

  private static let pages: [String] = {
    let folder = Document.root.appendingPathComponent(catalog).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: Document.root.appendingPathComponent("\(catalog)/\(page)"), encoding: .utf8)
  }

  /// Every section that a page may ask for.
  private static func sections() throws -> [String: String] {
    var sections = ["rules": RulePage.table, "envelopes": EnvelopePage.markdown, "values": ValueTable.markdown]
    sections["command line"] = CommandLinePage.markdown
    sections["environment"] = CommandLinePage.environment
    sections["types of the values"] = "```swift\n\(ValueTable.types)\n```\n"
    for family in RuleDocumentation.Family.allCases {
      sections["rules \(family.rawValue)"] = try RulePage(family: family).markdown()
    }
    for path in files {
      let text = try String(contentsOf: Document.root.appendingPathComponent(path), encoding: .utf8)
      sections[path] = "```\(path.hasSuffix(".swift") ? "swift" : "json")\n\(text)```\n"
    }
    return sections
  }

  /// Files of the checkout that pages show.
  private static let files = [
    "Fixtures/request-to-channel/payload.json", "Fixtures/fcm-start/payload.json",
    "Fixtures/new-version/5.1/TrainAttributes.swift", "Fixtures/new-version/5.2/TrainAttributes.swift",
    "Fixtures/new-version/Model.swift", "Fixtures/new-version/payload.json",
    "Tests/LAContractTests/Handbook/UsingTheLibraryExample.swift",
  ]

  @Test("What la-lint can write of a page is current", arguments: pages)
  func current(page: String) throws {
    try Document.expectCurrent("\(Self.catalog)/\(page)", sections: try Self.sections(), test: "HandbookTests")
  }

  @Test("Each section stands on one page")
  func sectionsAreUsed() throws {
    let used = try Self.pages.flatMap { Document($0, try Self.text($0), sections: [:]).sectionNames }
    #expect(used.sorted() == (try Self.sections()).keys.sorted())
  }

  @Test("The landing page leads to every page")
  func everyPageIsLinked() throws {
    let landing = try Self.text("LAContract.md")
    #expect(Self.pages.count > 20)
    for page in Self.pages where page != "LAContract.md" {
      #expect(landing.contains("- <doc:\(page.dropLast(3))>\n"), "LAContract.md does not lead to \(page)")
    }
  }

  @Test("The table of values says what la-lint finds", arguments: ValueTable.rows.map(\.type))
  func values(type: String) throws {
    let row = try #require(ValueTable.rows.first { $0.type == type })
    for value in row.decodes { #expect(ValueTable.decodes(value, as: type) == true, "\(value) for \(type)") }
    for value in row.throwing { #expect(ValueTable.decodes(value, as: type) == false, "\(value) for \(type)") }
  }

  @Test("Words of explanations become Markdown")
  func escaping() {
    let text = "Only with --now, or ('aps' and \"a_b\"). It's <token>; Apple, 'A title'.\n\n    'x' [y]"
    let markdown = "Only with `--now`, or (`aps` and \"a\\_b\"). It's \\<token\\>; Apple, 'A title'.\n\n    'x' [y]"
    #expect(RulePage.escaped(text) == markdown)
  }

  @Test("The page on the JSON report has every key, as has that on contracts")
  func keys() throws {
    let page = try Self.text("JSONReport.md")
    let folder = Document.root.appendingPathComponent("Fixtures/late-delivery").path
    var report = ""
    let command = Command(
      readInput: { [] },
      output: {
        report += $0
        return .written
      },
      error: { _ in })
    for format in ["json", "jsonl"] {
      #expect(
        command.run(["\(folder)/payload.json", "--model", "\(folder)/Model.swift", "--format", format]) == .findings)
    }
    let keys = Set(report.matches(of: /"([A-Za-z]+)" ?:/).map { String($0.1) })
    #expect(keys.count > 20)
    for key in keys.sorted() { #expect(page.contains("| `\(key)` |"), "JSONReport.md lacks the key '\(key)'") }
  }

  @Test("The page on the configuration has every key, and its example is one")
  func configuration() throws {
    let page = try Self.text("Configuration.md")
    for key in ConfigurationKey.allCases.map(\.rawValue) + ContractKey.allCases.map(\.rawValue) {
      #expect(page.contains("| `\(key)` |"), "Configuration.md lacks the key '\(key)'")
    }
    let example = try #require(page.firstMatch(of: /```json\n(?<text>[^`]*)```/)).output.text
    let file = SourceFile(path: ConfigurationFile.name, text: String(example))
    #expect(try ConfigurationReader.read(file, folder: "/").contracts.count == 2)
  }
}
