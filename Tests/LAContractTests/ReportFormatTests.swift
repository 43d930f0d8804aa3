import Foundation
import Testing

@testable import LAContract
@testable import la_lint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Each format as it is recorded in `Reports/`, and as a reader of its kind takes it.
@Suite("Report formats")
struct ReportFormatTests {
  static let root = Fixture.folder.deletingLastPathComponent()
  static let folder = WorkingFolder(path: root.path)

  /// Payloads in which nothing, or something of each severity, is wrong, and one that wants to harm whoever reads it.
  static let fixtures = ["end-at-once", "late-delivery", "hostile-text", "model-unresolved-type", "dismissal-tomorrow"]

  /// A run over the fixtures, each against its own model.
  static func results(isQuiet: Bool = false) throws -> Results {
    var results = Results(modelFindings: [], lowestShown: isQuiet ? .error : .note)
    for name in fixtures {
      let fixture = try Fixture(name)
      func placed(_ file: SourceFile) -> SourceFile {
        // As a shell gives them: not yet relative to the working folder.
        SourceFile(path: "\(root.path)/./Fixtures/\(name)/\(file.path)", bytes: file.bytes)
      }
      let linter = Linter(models: fixture.models.map(placed), options: fixture.options)
      var report = linter.check(placed(fixture.payload))
      report.modelFindings += linter.modelFindings
      results.add(report)
    }
    results.add(RunError.noSuchFile("none::\u{1B}.json"))
    return results
  }

  static func text(_ format: Format, isQuiet: Bool = false, isStrict: Bool = false) throws -> String {
    try format.report(results(isQuiet: isQuiet), isStrict: isStrict, in: folder)
  }

  @Test(
    "The report is the one in Reports/",
    arguments: [Format.concise, .sarif, .github, .gitlab, .junit, .checkstyle])
  func recorded(_ format: Format) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reports/\(format)")
    let actual = try Self.text(format)
    // RECORD=1 swift test --filter ReportFormatTests writes the files; look at git diff before you commit them.
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(actual.utf8).write(to: url)
      Issue.record("Reports/\(format) is written anew")
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(
      expected.unicodeScalars.elementsEqual(actual.unicodeScalars),
      "\(format):\n\(difference(expected: lines(expected), actual: lines(actual)))")
  }

  @Test("Nothing of a payload or a path can steer a terminal or a build server", arguments: Format.ofCheck)
  func harmless(_ format: Format) throws {
    let text = try Self.text(format)
    #expect(text.contains("forged"), "the payload that wants to harm is not in the report")
    for scalar in text.unicodeScalars where scalar.isUnprintable { #expect(scalar == "\n") }
    #expect(!text.contains("##"))
    for line in text.split(separator: "\n") where line.drop(while: \.isWhitespace).hasPrefix("::") {
      #expect(format == .github && line.firstMatch(of: #/^::(error|warning|notice) file=Fixtures\//#) != nil)
    }
    #expect(!text.contains(Self.root.path) || [.text, .json, .jsonl].contains(format), "a path is not relative")
  }

  @Test("Quiet leaves out all but errors", arguments: Format.ofCheck)
  func quiet(_ format: Format) throws {
    #expect(try Self.text(format).contains("is no key of ContentState"))
    #expect(try !Self.text(format, isQuiet: true).contains("is no key of ContentState"))
  }

  @Test("GitHub: one line for each finding, the errors first")
  func gitHub() throws {
    let lines = try Self.text(.github).split(separator: "\n")
    let names = lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }
    let findings = try Self.results().shownFindings
    #expect(names.count == findings.count)
    let order = ["error", "warning", "notice"]
    #expect(names == order.flatMap { name in names.filter { $0 == name } })
    #expect(Set(names) == Set(order))
  }

  @Test(
    "GitHub: what ends a message or a property is escaped",
    arguments: [
      ("a: b, c", "a: b, c", "a%3A b%2C c"), ("100%\r\n", "100%25%0D%0A", "100%25%0D%0A"),
      ("%0A", "%250A", "%250A"), ("::error::", "::error::", "%3A%3Aerror%3A%3A"), ("\u{1B}", "\\u{1B}", "\\u{1B}"),
    ])
  func gitHubEscapes(_ text: String, data: String, property: String) {
    #expect(GitHubOutput.data(text) == data)
    #expect(GitHubOutput.property(text) == property)
  }

  @Test("GitLab: a reader gets each finding with a fingerprint of its own")
  func gitLab() throws {
    struct Violation: Decodable {
      struct Place: Decodable {
        struct Lines: Decodable { let begin: Int }
        let path: String
        let lines: Lines
      }
      let description, check_name, fingerprint, severity: String
      let location: Place
    }
    let violations = try JSONDecoder().decode([Violation].self, from: Data(Self.text(.gitlab).utf8))
    let findings = try Self.results().shownFindings
    #expect(violations.map(\.check_name) == findings.map(\.rule.id))
    #expect(violations.map(\.description) == findings.map(\.message.printable))
    #expect(Set(violations.map(\.fingerprint)).count == findings.count)
    #expect(Set(violations.map(\.severity)) == ["blocker", "minor", "info"])
    #expect(violations.allSatisfy { $0.location.path.hasPrefix("Fixtures/") && $0.location.lines.begin > 0 })
  }

  @Test("JUnit: a reader gets a test for each payload, the model, and what could not be read")
  func jUnit() throws {
    let elements = try XMLElements.read(Self.text(.junit))
    let cases = elements.filter { $0.name == "testcase" }
    #expect(
      cases.map { $0.attributes["name"] } == ["model"]
        + Self.fixtures.map { name in
          "Fixtures/\(name)/payload.json"
        } + ["none::\\u{1B}.json: no such file"])
    #expect(cases[2].attributes["classname"] == "DeliveryAttributes")
    let failures = elements.filter { $0.name == "failure" }
    #expect(failures.count == 2)
    #expect(failures[0].attributes["message"]?.hasSuffix("[missing-key]") == false)
    #expect(failures[0].attributes["message"]?.hasSuffix("(and 1 more)") == true)
    #expect(failures[0].text.hasSuffix("note: declared here as 'Date'\n"))
    #expect(failures[1].text.contains("[unknown-enum-value]") && !failures[1].text.contains("[unknown-key]"))
    #expect(elements.filter { $0.name == "error" }.count == 1)
    #expect(elements[0].attributes == ["name": "la-lint", "tests": "7", "failures": "2", "errors": "1"])
    // With --strict the run fails for warnings, and so do the tests that have them.
    let strict = try XMLElements.read(Self.text(.junit, isStrict: true))
    #expect(strict.filter { $0.name == "failure" }.count == 3)
    let output = try #require(elements.first { $0.name == "system-out" && $0.text.contains("]]>") })
    #expect(output.text.contains("']]><x a='1'>&lt;\"%0A::warning::,:'") && output.text.contains("\\u{FFFE}"))
  }

  @Test("Checkstyle: a reader gets each finding below its file")
  func checkstyle() throws {
    let elements = try XMLElements.read(Self.text(.checkstyle))
    let findings = try Self.results().shownFindings
    let errors = elements.filter { $0.name == "error" }
    #expect(errors.count == findings.count)
    #expect(
      Set(errors.map { $0.attributes["message"] }) == Set(findings.map { noncharacterless($0.message.printable) }))
    #expect(Set(errors.map { $0.attributes["severity"] }) == ["error", "warning", "info"])
    let files = elements.filter { $0.name == "file" }.map { $0.attributes["name"] }
    #expect(Set(files).count == files.count && files.contains("Fixtures/late-delivery/payload.json"))
  }

  private func noncharacterless(_ text: String) -> String {
    text.replacing("\u{FFFE}", with: "\\u{FFFE}")
  }

  @Test("Concise: VS Code finds every part of a line with the handbook's pattern")
  func problemMatcher() throws {
    let path = "Sources/LAContract/LAContract.docc/Editors.md"
    let page = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let line = try #require(page.split(separator: "\n").first { $0.contains("\"regexp\": ") })
    let literal = try #require(line.firstMatch(of: #/: (".*"),$/#)).1
    let pattern = try Regex(JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8))[0])
    let findings = try Self.results().shownFindings
    for (line, finding) in zip(try Self.text(.concise).split(separator: "\n"), findings) {
      let match = try #require(line.wholeMatch(of: pattern), "\(line)")
      let parts = match.output.dropFirst().compactMap(\.substring)
      try #require(parts.count == 6)
      #expect(parts[0].hasPrefix("Fixtures/") && parts[3] == finding.severity.rawValue)
      #expect(parts[4] == finding.message.printable && parts[5] == finding.rule.id)
    }
  }

  @Test("Concise: a line that editors can find the place in, even of a path that looks like a command")
  func concise() {
    let file = SourceFile(path: "::error::a\n.json", text: "é1")
    let finding = Finding(
      rule: .unknownKey, severity: .note, message: "m", pointer: nil, location: .bytes(2..<3, in: file), notes: [])
    let text = ConciseOutput.text(Results(modelFindings: [finding]), in: Self.folder)
    #expect(text == "./::error::a\\n.json:1:3: note: m [unknown-key]\n")
  }
}

/// The elements of an XML document in the order of their starts.
private final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  static func read(_ text: String) throws -> [Element] {
    let reader = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.last else { return }
    elements[last].text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
