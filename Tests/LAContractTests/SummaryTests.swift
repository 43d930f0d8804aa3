import Testing

@testable import la_lint

@Suite("Summaries of runs")
struct SummaryTests {
  private static func push(_ line: Int, findings: String) -> String {
    #"{"attributesType":"LoafAttributes","findings":[\#(findings)],"line":\#(line),"path":"log.jsonl"}"# + "\n"
  }

  private static func finding(_ pointer: String, line: Int, rule: String = "type-mismatch") -> String {
    #"{"rule":"\#(rule)","severity":"error","message":"m\#(line)","pointer":"\#(pointer)","line":\#(line),"column":7}"#
  }

  private static func end(payloads: Int, errors: Int) -> String {
    #"{"modelFindings":[],"summary":{"errors":\#(errors),"notes":0,"payloads":\#(payloads),"warnings":0},"version":1}"#
      + "\n"
  }

  private struct Printed {
    var status = ExitCode.clean
    var text = ""
    var error = ""
  }

  private static func run(_ words: String..., files: [String: String]) throws -> Printed {
    let folder = try TemporaryFolder(files)
    var printed = Printed()
    let command = Command(
      readInput: { [] },
      output: {
        printed.text += $0
        return .written
      }, error: { printed.error += $0 })
    printed.status = command.run(["summary"] + words.map { files[$0] == nil ? $0 : folder[$0] })
    for name in files.keys { printed.error = printed.error.replacing(folder[name], with: name) }
    return printed
  }

  private static let first =
    push(1, findings: finding("/aps/content-state/legs/0/name", line: 1)) + push(2, findings: "")
    + push(9, findings: finding("/aps/content-state/legs/12/name", line: 9)) + end(payloads: 3, errors: 2)
  private static let second =
    push(4, findings: finding("/aps/content-state/legs/3/name", line: 4)) + end(payloads: 1, errors: 1)

  @Test("Runs add up by rule, type and pointer, all elements together, with the first as the example")
  func addsUp() throws {
    let run = try Self.run("a", "b", files: ["a": Self.first, "b": Self.second])
    #expect(run.status == .findings && run.error.isEmpty)
    #expect(
      run.text == """
        4 payloads checked in 2 runs: 3 errors

          COUNT  SEVERITY  RULE           TYPE            POINTER
          3      error     type-mismatch  LoafAttributes  /aps/content-state/legs/*/name
              log.jsonl:1:7: m1

        """)
    #expect(try Self.run("a", "--fail-on=never", files: ["a": Self.first]).status == .clean)
  }

  @Test("One file with the lines of all runs comes to the same")
  func order() throws {
    let apart = try Self.run("a", "b", "--format=json", files: ["a": Self.first, "b": Self.second])
    let together = try Self.run("c", "--format=json", files: ["c": Self.first + Self.second])
    #expect(apart.text == together.text)
    #expect(apart.text.contains(#""count" : 3"#) && apart.text.contains(#""runs" : 2"#))
  }

  @Test("A line of something else, and a run that was cut short, are said, and the rest is counted")
  func malformed() throws {
    let run = try Self.run("a", files: ["a": "nonsense\n" + Self.first + "{}\n"])
    #expect(run.status == .failed)
    #expect(
      run.error == """
        la-lint: error: a:1: no line that la-lint --format jsonl writes
        la-lint: error: a:6: no line that la-lint --format jsonl writes

        """)
    #expect(run.text.hasPrefix("3 payloads checked in 1 run: 2 errors\n"))
    let cut = try Self.run("a", files: ["a": Self.push(1, findings: "")])
    #expect(cut.status == .failed)
    #expect(cut.error == "la-lint: error: a: lines of 1 payloads, and the runs counted 0; a run was cut short\n")
    let many = try Self.run("a", files: ["a": String(repeating: "x\n", count: 500)])
    #expect(many.error.hasSuffix("la-lint: error: a: 480 more such lines\n"))
    #expect(try Self.run("none", files: [:]).error == "la-lint: error: none: no such file\n")
  }

  @Test("What a check writes is what a summary reads")
  func ofACheck() throws {
    let folder = try TemporaryFolder([
      "M.swift": "struct LoafAttributes: ActivityAttributes { struct ContentState: Codable { var n: [Int] } }",
      "log.jsonl": """
      {"aps":{"event":"update","timestamp":1796115600,"content-state":{"n":[1,"2"]}}}
      {"aps":{"event":"update","timestamp":1796115600,"content-state":{"n":["1"]}}}
      {"aps":
      """,
    ])
    var text = ""
    let command = Command(
      readInput: { Array(text.utf8) },
      output: {
        text += $0
        return .written
      }, error: { _ in })
    #expect(command.run([folder["log.jsonl"], "--model", folder["M.swift"], "--format", "jsonl"]) == .findings)
    let lines = text
    text = ""
    let summary = Command(
      readInput: { Array(lines.utf8) },
      output: {
        text += $0
        return .written
      }, error: { _ in })
    #expect(summary.run(["summary", "-"]) == .findings)
    #expect(text.hasPrefix("3 payloads checked in 1 run: 3 errors\n"))
    #expect(text.contains("2      error     type-mismatch  LoafAttributes  /aps/content-state/n/*"))
  }

  @Test("Wrong words are told")
  func usage() throws {
    #expect(try Self.run(files: [:]).error.contains("no lines given"))
    #expect(try Self.run("a", "--model", "M.swift", files: [:]).error.contains("summary reads no model"))
    #expect(try Self.run("a", "--format", "sarif", files: [:]).error.contains("is not for summary"))
    #expect(try Self.run("--help", files: [:]).text == Help.summary)
  }

  @Test(
    "Only indices become a star", arguments: [("/a/0/b10/22", "/a/*/b10/*"), ("", ""), ("/", "/"), ("/a/1", "/a/*")])
  func pointers(pointer: String, general: String) {
    #expect(Summary.general(pointer) == general)
  }
}
