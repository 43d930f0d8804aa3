#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract
@testable import la_lint

@Suite("Command")
struct CommandTests {
  /// What a run printed.
  private struct Run {
    var status: ExitCode
    var output: String
    var error: String
  }

  /// Collects what a command writes, which it does from one thread.
  private final class Sink {
    var text = ""
  }

  private func run(
    _ arguments: String..., input: String = "{}", environment: [String: String] = [:], terminal: Bool = false,
    writing result: WriteResult = .written
  ) -> Run {
    let (output, error) = (Sink(), Sink())
    let command = Command(
      environment: environment, outputIsTerminal: terminal, errorIsTerminal: terminal,
      readInput: { () throws(SystemError) -> [UInt8] in
        if input == "unreadable" { throw SystemError(code: 5) }
        return Array(input.utf8)
      },
      output: {
        output.text += $0
        return result
      },
      error: { error.text += $0 })
    let status = command.run(arguments)
    return Run(status: status, output: output.text, error: error.text)
  }

  @Test("Help fits a screen, and names every option")
  func help() {
    let run = run("--help")
    #expect(run.status == .clean && run.error.isEmpty)
    let configuration = self.run("config", "--help").output
    let diff = self.run("diff", "--help").output
    for screen in [run.output, configuration, diff] {
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 41)
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
    let all = run.output + configuration + diff + Help.schema + Help.sample
    for option in Option.allCases {
      let words = ([option.rawValue] + [option.valueName].compactMap(\.self)).joined(separator: " ")
      #expect(all.contains(words), "\(words)")
    }
    for value in Option.allCases.flatMap(\.allowedValues) where value != Format.markdown.rawValue {
      #expect(all.contains(value))
    }
  }

  @Test("The version is one line")
  func version() {
    #expect(run("--version").output == "la-lint 0.1.0\n")
  }

  @Test("The list has a line for each rule")
  func listRules() {
    let lines = run("--list-rules").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == Rule.allCases.map { $0.id[...] })
  }

  @Test("Every rule can be explained", arguments: Rule.allCases)
  func explain(_ rule: Rule) {
    let run = run("--explain", rule.id)
    #expect(run.status == .clean && run.error.isEmpty)
    #expect(run.output.hasPrefix("\(rule.id): \(rule.severity.rawValue)"))
    let command = rule.documentation.bad.isDiff ? "diff Old.swift New.swift" : "payload.json --model Model.swift"
    #expect(run.output.contains("$ la-lint \(command)"))
    #expect(!run.output.contains("↓"))
  }

  @Test("A usage error goes to standard error and ends with 2")
  func usage() {
    let run = run("--frmat")
    #expect(run.status == .failed && run.output.isEmpty)
    #expect(run.error == "la-lint: error: unknown option '--frmat'; did you mean '--format'?\n")
  }

  @Test("Folders are searched, hidden files are not, and the order is that of the arguments")
  func folders() throws {
    let folder = try TemporaryFolder([
      "m/A.swift": "", "m/b/B.swift": "", "m/.build/C.swift": "", "m/Pods/D.swift": "",
      "p/b.json": "{}", "p/a.apns": "{}", "p/c/x.JSON": "{}", "p/.hidden/y.json": "", "p/.z.json": "",
      "p/readme.md": "",
      "single.txt": "{}",
    ])
    try folder.link("p/c/loop", to: "../..")
    let run = run(folder["single.txt"], folder["p"], "-", "--model", folder["m"], "--format", "json")
    #expect(run.error.isEmpty)
    let order = ["single.txt", "p/a.apns", "p/b.json", "p/c/x.JSON"].map { folder[$0] } + ["<stdin>"]
    let paths = run.output.split(separator: "\n").filter { $0.hasPrefix("      \"path\"") }
      .map { $0.split(separator: "\"")[3] }
    #expect(paths.map(String.init).filter { !$0.hasSuffix(".swift") } == order)
  }

  @Test("A model given twice is read once, and folders of other people's code are left out")
  func models() throws {
    let folder = try TemporaryFolder([
      "m/A.swift": "a", "m/b/B.swift": "b", "m/.build/C.swift": "", "m/Pods/D.swift": "",
      "m/b/node_modules/E.swift": "",
    ])
    try folder.link("m/b/Z.swift", to: "../A.swift")
    let read = ModelFiles.read([folder["m/b/B.swift"], folder["m"], folder["m"] + "/"])
    #expect(read.errors.isEmpty)
    #expect(read.files.map(\.path) == ["m/b/B.swift", "m/A.swift"].map { folder[$0] })
    #expect(read.files.map(\.bytes) == [Array("b".utf8), Array("a".utf8)])
  }

  @Test("One bad payload does not stop the others, and the run has failed")
  func badPayloads() throws {
    let folder = try TemporaryFolder(["M.swift": "", "p/a.json": "{}", "empty/readme": ""])
    try folder.link("p/broken.json", to: "nowhere")
    let run = run(
      folder["none.json"], folder["p"], folder["empty"], "", folder["p/a.json/x"], "--model", folder["M.swift"],
      "--format=json")
    #expect(run.status == .failed)
    #expect(run.output.contains("\"payloads\" : 1"))
    #expect(
      run.error.split(separator: "\n") == [
        "la-lint: error: \(folder["none.json"]): no such file",
        "la-lint: error: \(folder["p/broken.json"]): no such file",
        "la-lint: error: \(folder["empty"]): nothing to check; no *.json or *.apns file in this folder",
        "la-lint: error: '': no such file",
        "la-lint: error: \(folder["p/a.json/x"]): no such file",
      ])
  }

  @Test("With a model that cannot be read nothing is checked")
  func badModels() throws {
    let folder = try TemporaryFolder(["p.json": "{}", "empty/readme": "", "M.swift": ""])
    let run = run(
      folder["p.json"], "--model", folder["empty"], "--model", "no\u{1B}.swift", "--model", folder["M.swift"],
      "--format=json")
    #expect(run.status == .failed && run.output.isEmpty)
    #expect(
      run.error == """
        la-lint: error: \(folder["empty"]): no model; no *.swift file in this folder
        la-lint: error: no\\u{1B}.swift: no such file

        """)
  }

  @Test("The system's reason is given where there is one")
  func systemErrors() throws {
    let folder = try TemporaryFolder(["M.swift": "", "p.json": "{}"])
    let unreadable = run("-", "--model", folder["M.swift"], input: "unreadable")
    #expect(unreadable.status == .failed)
    #expect(unreadable.error == "la-lint: error: standard input cannot be read: Input/output error\n")
    let full = run(folder["p.json"], "--model", folder["M.swift"], writing: .failed(SystemError(code: 28)))
    #expect(full.status == .failed)
    #expect(full.error == "la-lint: error: the report cannot be written: No space left on device\n")
  }

  @Test("A closed output pipe is no failure", arguments: [["--help"], ["--list-rules"], ["--explain", "unknown-key"]])
  func closedPipe(_ arguments: [String]) {
    let command = Command(readInput: { [] }, output: { _ in .closed }, error: { Issue.record("\($0)") })
    #expect(command.run(arguments) == .clean)
  }

  @Test("The summary is for people at a terminal, on standard error")
  func summary() throws {
    let folder = try TemporaryFolder(["M.swift": ""])
    #expect(run("-", "--model", folder["M.swift"]).error.isEmpty)
    let seen = run("-", "--model", folder["M.swift"], "--format=json", terminal: true)
    #expect(seen.error.hasPrefix("1 payload checked: ") && seen.output.hasPrefix("{"))
  }

  @Test(
    "The exit status follows the worst finding, wherever it is",
    arguments: [
      ([Severity](), ExitCode.clean, ExitCode.clean), ([.note], .clean, .clean),
      ([.note, .warning], .clean, .findings),
      ([.error], .findings, .findings), ([.warning, .error], .findings, .findings),
    ])
  func exitStatus(_ severities: [Severity], plain: ExitCode, strict: ExitCode) {
    let place = Location.bytes(0..<0, in: SourceFile(path: "p", text: ""))
    let findings = severities.map {
      Finding(rule: .unknownKey, severity: $0, message: "", pointer: nil, location: place, notes: [])
    }
    let aboutModel = Results(modelFindings: findings, lowestShown: .error)
    var aboutPayload = Results(modelFindings: [])
    aboutPayload.add(
      Linter.PayloadReport(
        path: "p", event: nil, attributesType: nil, contentStateDecodes: nil, attributesDecode: nil,
        findings: findings, modelFindings: []))
    for results in [aboutModel, aboutPayload] {
      #expect(results.exitStatus(failOn: .error) == plain)
      #expect(results.exitStatus(failOn: .warning) == strict)
      #expect(results.exitStatus(failOn: .never) == .clean)
    }
  }

  @Test(
    "Colours are for terminals that want them",
    arguments: [
      ([String: String](), true, "auto", true), ([:], false, "auto", false), ([:], false, "always", true),
      ([:], true, "never", false), (["NO_COLOR": "1"], true, "auto", false), (["NO_COLOR": ""], true, "auto", true),
      (["NO_COLOR": "1"], true, "always", true), (["TERM": "dumb"], true, "auto", false),
      (["TERM": "dumb"], false, "always", true), (["TERM": "xterm"], true, "auto", true),
      (["CLICOLOR_FORCE": "1"], false, "auto", true), (["CLICOLOR_FORCE": "0"], false, "auto", false),
      (["CLICOLOR_FORCE": ""], false, "auto", false), (["CLICOLOR_FORCE": "0"], true, "auto", true),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, "auto", true), (["CLICOLOR_FORCE": "1"], false, "never", false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, "auto", false),
    ])
  func colors(_ environment: [String: String], terminal: Bool, choice: String, isColored: Bool) throws {
    let command = Command(
      environment: environment, outputIsTerminal: terminal, readInput: { [] }, output: { _ in .written },
      error: { _ in })
    #expect(command.style(try #require(ColorChoice(rawValue: choice))).isColored == isColored)
  }
}
