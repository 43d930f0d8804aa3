import Foundation
import Testing

@testable import LAContract
@testable import la_lint

/// What several formats are made of.
@Suite("Parts of reports")
struct ReportPartsTests {
  // MARK: Fingerprints

  private func fingerprints(_ payload: String) throws -> [String] {
    let model = try Fixture("late-delivery").models
    let findings = Linter(models: model).check(SourceFile(path: "payload.json", text: payload)).findings
    var fingerprints = Fingerprints()
    return findings.map { fingerprints.next($0, path: "payload.json") }
  }

  @Test("A finding keeps its fingerprint when lines move, and has none of another's")
  func fingerprintsStay() throws {
    let fixture = try Fixture("late-delivery").payload
    let text = fixture.text(0..<fixture.bytes.count)
    let before = try fingerprints(text)
    #expect(before.count == 2 && Set(before).count == 2)
    #expect(before.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
    #expect(try fingerprints("\n\n" + text.replacing("\n", with: "\n\n ")) == before)
    // One that is put right takes no other's name away.
    #expect(try fingerprints(text.replacing("stops_left", with: "stopsLeft")) == [before[1]])
  }

  @Test("Findings that say the same are told apart, and by every part of what they say")
  func fingerprintsDiffer() {
    let file = SourceFile(path: "p", text: "{}")
    func finding(_ rule: Rule, _ message: String, _ pointer: String?) -> Finding {
      Finding(
        rule: rule, severity: .error, message: message, pointer: pointer, location: .bytes(0..<1, in: file), notes: [])
    }
    let findings = [
      finding(.unknownKey, "m", "/a"), finding(.unknownKey, "m", "/a"), finding(.missingKey, "m", "/a"),
      finding(.unknownKey, "n", "/a"), finding(.unknownKey, "m", "/b"), finding(.unknownKey, "m", nil),
      finding(.unknownKey, "am", "/"),
    ]
    var fingerprints = Fingerprints()
    let names = findings.map { fingerprints.next($0, path: "p") } + [fingerprints.next(findings[0], path: "q")]
    #expect(Set(names).count == names.count)
    // Recorded, since a tool compares those of two versions of la-lint.
    #expect(names[0] == "838c403b1133439e")
  }

  // MARK: XML

  @Test(
    "XML says everything, and nothing that XML does not have",
    arguments: [
      ("a<b>&\"'", "a&lt;b&gt;&amp;\"'", "a&lt;b&gt;&amp;&quot;'"), ("]]>", "]]&gt;", "]]&gt;"),
      ("\n\t", "\n\t", "&#xA;&#x9;"), ("\r", "&#xD;", "&#xD;"), ("\u{0}\u{1B}", "\\u{0}\\u{1B}", "\\u{0}\\u{1B}"),
      ("\u{FFFE}\u{FFFF}", "\\u{FFFE}\\u{FFFF}", "\\u{FFFE}\\u{FFFF}"),
      ("\u{7F}\u{9B}", "&#x7F;&#x9B;", "&#x7F;&#x9B;"),
      ("\u{202E}", "&#x202E;", "&#x202E;"), ("##[error]", "#&#x23;[error]", "#&#x23;[error]"), ("é木😀", "é木😀", "é木😀"),
    ])
  func xml(_ text: String, escaped: String, attribute: String) {
    #expect(XMLWriter.escaped(text) == escaped)
    #expect(XMLWriter.escaped(text, isAttribute: true) == attribute)
  }

  // MARK: JSON

  @Test(
    "JSON means the same, and is harmless to show",
    arguments: [
      ("\u{9B}2J", "\\u009b2J"), ("\u{202E}", "\\u202e"), ("\u{E0001}", "\\udb40\\udc01"), ("###", "#\\u0023\\u0023"),
      ("é木😀", "é木😀"), ("\\##", "\\\\#\\u0023"),
    ])
  func json(_ text: String, escaped: String) throws {
    let json = try JSONText.text([text])
    #expect(json == "[\n  \"\(escaped)\"\n]\n")
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  // MARK: Printable text

  @Test(
    "A build server finds no command in a text",
    arguments: [
      ("##[error]x", "#\\u{23}[error]x"), ("a##vso[x]", "a#\\u{23}vso[x]"), ("# #", "# #"), ("#", "#"),
    ])
  func commands(_ text: String, printable: String) {
    #expect(text.printable == printable)
    #expect(Excerpt(text.utf8, marked: 0..<1).text == printable)
  }

  @Test(
    "A path that begins a line is no command",
    arguments: [("::error::x", "./::error::x"), (" ::x", "./ ::x"), ("a::b", "a::b"), (":a", ":a")])
  func paths(_ path: String, printable: String) {
    #expect(path.printablePath == printable)
  }

  // MARK: Relative paths

  @Test(
    "A path is relative to the working folder where it is below it, else as given",
    arguments: [
      ("a.json", "a.json"), ("./a//b/../c.json", "a/c.json"), ("/work/app/a.json", "a.json"),
      ("/work/app2/a.json", "/work/app2/a.json"), ("../app/a.json", "a.json"), ("../b.json", "../b.json"),
      ("<stdin>", "<stdin>"), ("", ""), ("/work/app", "/work/app"),
    ])
  func relativePaths(_ path: String, relative: String) {
    #expect(WorkingFolder(path: "/work/app").relative(path) == relative)
  }

  @Test("Links to the working folder lead to it, links inside it stay inside")
  func links() throws {
    let folder = try TemporaryFolder(["real/p.json": "{}", "other/q.json": "{}"])
    try folder.link("link", to: "real")
    try folder.link("real/out.json", to: "../other/q.json")
    let working = WorkingFolder(path: folder["real"])
    #expect(working.relative(folder["link/p.json"]) == "p.json")
    #expect(working.relative(folder["real/out.json"]) == "out.json")
    #expect(working.reference(folder["other/q.json"]) == "../other/q.json")
  }
}
