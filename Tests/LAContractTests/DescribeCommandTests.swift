import Testing

@testable import LAContract
@testable import la_lint

@Suite("Describe, the command")
struct DescribeCommandTests {
  @Test("Long cells are cut between words, and lines fit the terminal")
  func wrapping() {
    #expect(TextTable.wrapped("", to: 5) == [""])
    #expect(TextTable.wrapped("ab cd efghijk", to: 5) == ["ab cd", "efghi", "jk"])
    #expect(TextTable.wrapped("木木木", to: 5) == ["木木", "木"])
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    let lines = TextTable.lines(
      heading: ["A", "B", "C"], [TextTable.Row(cells: [words, "", words], remark: words)])
    #expect(lines.allSatisfy { $0.columns <= 100 })
    #expect(lines.first.map { $0.hasPrefix("  A ") && !$0.contains("B") } == true)
  }

  @Test("Nothing in a model can steer the terminal")
  func escapes() {
    let source = SourceFile(
      path: "A\u{1B}.swift",
      text:
        "struct A: ActivityAttributes { struct ContentState: Codable {\n/// \u{1B}[31m\u{202E}\nvar `a\u{202E}`: Int } }"
    )
    let descriptions = Linter(models: [source]).descriptions
    for text in [DescriptionText.text(descriptions), DescriptionMarkdown.text(descriptions)] {
      #expect(text.unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\u{202E}" }, "\(text.printable)")
    }
  }

  private func run(_ arguments: String...) -> CommandRun { CommandRun(arguments) }

  @Test("The three formats are printed, findings go to standard error")
  func formats() throws {
    let folder = try TemporaryFolder([
      "A.swift": "struct A: ActivityAttributes { struct ContentState: Codable { var a: Foreign } }", "b/readme": "",
    ])
    let path = folder["A.swift"]
    for (format, start) in [("text", "A, declared at "), ("markdown", "# A\n"), ("json", "{\n  \"contracts\"")] {
      let run = run("describe", "--model", path, "--format", format)
      #expect(run.status == .clean && run.output.hasPrefix(start))
      #expect(run.error.hasPrefix("\(path):1:70: warning: 'a' has the type 'Foreign'"))
    }
    #expect(run("describe", "--model", path, "--strict").status == .findings)
    #expect(run("describe", "--model", path, "--quiet").error.isEmpty)
    let missing = run("describe", "--type=B", "--model", path)
    #expect(missing.status == .findings && missing.output.isEmpty && missing.error.contains("[model-type-missing]"))
    #expect(run("describe", "--model", folder["b"]).status == .failed)
  }

  @Test("A contract does for the Swift files, and stands in a folder only if it is named")
  func contract() throws {
    let source = "struct A: ActivityAttributes { struct ContentState: Codable { var a: Int } }"
    let text = try Linter(models: [SourceFile(path: "App/A.swift", text: source)]).contractDocument
    let folder = try TemporaryFolder([
      "m/A.swift": "", "m/contract.json": text, "state.json": "{}", "server/contract.json": text,
    ])
    let checked = run(folder["state.json"], "--content-state", "--model", folder["m/contract.json"])
    #expect(checked.status == .findings && checked.output.contains("App/A.swift:1:67: note: declared here as 'Int'"))
    #expect(run("describe", "--model", folder["m"]).error.contains("[model-type-missing]"))
    #expect(run("describe", "--format=json", "--model", folder["m/contract.json"]).output == text)
  }

  @Test(
    "A mistake is named, and what to type instead",
    arguments: [
      ("describe", "no model given; type la-lint describe --model Model.swift"),
      ("describe --model M --report json=x", "describe writes no reports; leave --report out, or type > x"),
      ("describe App", "describe reads models and no payload; type la-lint describe --model App"),
      (
        "p.json --model M --format markdown",
        "'--format markdown' is for la-lint describe; a check takes text, concise, json, jsonl, sarif, "
          + "github, gitlab, junit, checkstyle"
      ),
      (
        "describe --model M --format jsonl",
        "'--format jsonl' is for a check; describe takes text, markdown, json"
      ),
    ])
  func mistake(_ words: String, _ text: String) {
    let error = #expect(throws: RunError.self) {
      try Arguments(parsing: words.split(separator: " ").map(String.init))
    }
    #expect(error?.description == text)
  }

  @Test("The word counts where it comes first")
  func arguments() throws {
    #expect(try Arguments(parsing: ["--format", "markdown", "describe", "--model", "M"]).action == .describe)
    #expect(try Arguments(parsing: ["check", "describe", "--model", "M"]).payloads == ["describe"])
    #expect(try Arguments(parsing: ["./describe", "--model", "M"]).action == .check)
    #expect(try Arguments(parsing: ["describe", "--help", "--nonsense"]).action == .help(.describe))
  }

  @Test("Its help fits a screen")
  func help() {
    let run = run("describe", "--help")
    #expect(run.status == .clean && run.error.isEmpty)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
    for format in Format.ofDescribe { #expect(run.output.contains(format.rawValue)) }
  }
}
