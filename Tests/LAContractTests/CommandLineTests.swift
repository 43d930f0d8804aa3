import Foundation
import Testing

@testable import LAContract
@testable import la_lint

/// The help, the completions and the man page, which are made from the same texts.
@Suite("Command line")
struct CommandLineTests {
  /// What a command line prints; it has to end with `status`.
  private func output(_ arguments: [String], error: (String) -> Void = { Issue.record("\($0)") }) -> String {
    var text = ""
    withoutActuallyEscaping(error) { error in
      let command = Command(
        readInput: { [] },
        output: {
          text += $0
          return .written
        }, error: error)
      _ = command.run(arguments)
    }
    return text
  }

  @Test("Each subcommand has a help that fits a screen, the same by either way", arguments: Subcommand.allCases)
  func help(_ subcommand: Subcommand) {
    let help = output(["help", subcommand.rawValue])
    #expect(help == output([subcommand.rawValue, "--help"]))
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 41 && lines.last == "")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(help.contains("\nla-lint "))
    #expect(subcommand == .check || help.contains("\nla-lint \(subcommand.rawValue)"))
    #expect(subcommand.page.summary.hasSuffix("."))
  }

  @Test("The help is that of a check, and lists the commands")
  func mainHelp() {
    #expect(output(["help"]) == output(["--help"]) && output(["help", "check"]) == output(["--help"]))
    for subcommand in Subcommand.allCases { #expect(Help.help.contains(subcommand.rawValue)) }
  }

  @Test("Every option has a meaning in the help and belongs to a subcommand", arguments: Option.allCases)
  func options(_ option: Option) {
    #expect(!option.summary.isEmpty)
    #expect(Subcommand.allCases.contains { $0.options.contains(option) })
  }

  @Test(
    "A word that a subcommand does not take is named",
    arguments: [
      ("help confg", "help does not take 'confg'; did you mean 'config'?"),
      ("help config man", "help does not take 'man'"),
      ("completions", "for which shell? type la-lint completions with bash, zsh, fish"),
      ("completions fihs", "completions does not take 'fihs'; did you mean 'fish'?"),
      ("completions tcsh9", "completions does not take 'tcsh9'; it takes one of bash, zsh, fish"),
      ("man page", "man does not take 'page'; it takes nothing"),
    ])
  func mistake(_ words: String, _ message: String) {
    var error = ""
    let output = output(words.split(separator: " ").map(String.init)) { error += $0 }
    #expect(output.isEmpty && error.hasPrefix("la-lint: error: \(message)"), "\(error)")
  }

  @Test("A help text is taken apart")
  func page() {
    let page = HelpPage(
      """
      Does a thing,
      offline.

      la-lint do THING
      la-lint             all

        -q, --quiet  less
        --type NAME  one,
                     or two
        --now, --lines: as elsewhere

      Examples:
        a
          b
      """)
    #expect(
      page.blocks == [
        .paragraph("Does a thing, offline."), .usage(["la-lint do THING", "la-lint             all"]),
        .entries([
          HelpPage.Entry(term: "-q, --quiet", text: "less"), HelpPage.Entry(term: "--type NAME", text: "one, or two"),
          HelpPage.Entry(term: "--now, --lines: as elsewhere", text: ""),
        ]),
        .paragraph("Examples:"), .verbatim(["a", "  b"]),
      ])
    #expect(page.entries.map(\.options) == [[.quiet], [.type], [.now, .lines]])
  }

  // MARK: Completions

  /// Words, the last of which is completed; some of what bash offers, and some of what it does not.
  private static let completed: [(words: [String], has: [String], hasNot: [String])] = [
    (["la-lint", "d"], ["describe"], ["config"]),
    (["la-lint", "check", "d"], [], ["describe"]),
    (["la-lint", ""], Subcommand.allCases.map(\.rawValue), ["--model"]),
    (["la-lint", "--"], ["--model", "--no-config", "--version"], ["--schema", "check"]),
    (["la-lint", "-"], ["-q", "-v", "-h"], ["-m"]),
    (["la-lint", "config", "--"], ["--schema", "--help"], ["--list-rules"]),
    (["la-lint", "describe", "--m"], ["--model"], ["--format"]),
    (["la-lint", "help", ""], ["config", "man"], ["--model"]),
    (["la-lint", "completions", ""], ["bash", "zsh", "fish"], ["check"]),
    (["la-lint", "p.json", "--format", "j"], ["json", "jsonl", "junit"], ["text", "markdown"]),
    (["la-lint", "--format", "=", "s"], ["sarif"], ["json"]),
    (["la-lint", "--format", "="], ["text", "checkstyle"], ["markdown"]),
    (["la-lint", "describe", "--format", ""], ["markdown", "json"], ["sarif"]),
    (["la-lint", "--color", ""], ["auto", "always", "never"], []),
    (["la-lint", "--envelope", "f"], ["fcm"], ["sns"]),
    (["la-lint", "--fail-on", ""], ["warning", "never"], []),
    (["la-lint", "--explain", "date-u"], ["date-unix-seconds"], ["unknown-key"]),
    (["la-lint", "--rule", "unknown-k"], ["unknown-key="], ["error"]),
    (["la-lint", "--rule", "unknown-key", "=", ""], ["error", "off"], ["unknown-key="]),
    (["la-lint", "--rule", "=", "unknown-key", "=", "w"], ["warning"], ["error"]),
    (["la-lint", "--report", "sa"], ["sarif="], ["json="]),
    (["la-lint", "--report", "sarif", "=", ""], [], ["sarif=", "sarif"]),
    (["la-lint", "--model", ""], [], ["check", "--type"]),
    (["la-lint", "--strict", ""], [], ["--type", "check"]),
  ]

  @Test("A real bash completes", .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func bash() throws {
    let lines = Self.completed.map { row in
      let words = row.words.map { "'\($0)'" }.joined(separator: " ")
      return
        "COMP_WORDS=(\(words)); COMP_CWORD=\(row.words.count - 1); COMPREPLY=(); _la_lint; echo \"${COMPREPLY[*]}\""
    }
    let script = Shell.bash.script + "complete -p la-lint >/dev/null || echo none\n" + lines.joined(separator: "\n")
    let folder = try TemporaryFolder(["completions.bash": script])
    let run = try Self.run("/bin/bash", ["--norc", "-u", folder["completions.bash"]])
    #expect(run.error.isEmpty && run.status == 0, "\(run.error)")
    let replies = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, reply) in zip(Self.completed, replies) {
      let offered = Set(reply.split(separator: " ").map(String.init))
      #expect(offered.isSuperset(of: row.has) && offered.isDisjoint(with: row.hasNot), "\(row.words): \(reply)")
    }
    #expect(replies.count == Self.completed.count + 1)
  }

  @Test("Every script has every option, subcommand and rule", arguments: Shell.allCases)
  func scripts(_ shell: Shell) throws {
    let script = output(["completions", shell.rawValue])
    #expect(script == shell.script && script.hasSuffix("\n") && script.utf8.allSatisfy { $0 != 9 })
    for option in Option.allCases {
      #expect(script.contains(shell == .fish ? " -l \(option.rawValue.dropFirst(2))" : option.rawValue))
    }
    for word in Subcommand.allCases.map(\.rawValue) + Rule.allCases.map(\.id) { #expect(script.contains(word)) }
    // Where the shell is at hand, it has to find no mistake.
    let places = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return }
    let folder = try TemporaryFolder(["script": script])
    let run = try Self.run(path, ["-n", folder["script"]])
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
  }

  @Test("In zsh and fish each option is a line, with its quotes closed")
  func lines() {
    for line in Shell.zsh.script.split(separator: "\n") where line.hasPrefix("        '") {
      #expect(line.hasSuffix("' \\") || line.hasSuffix("' ;;"), "\(line)")
      let quotes = line.replacingOccurrences(of: "'\\''", with: "").filter { $0 == "'" }
      #expect(quotes.count == 2, "\(line)")
    }
    for line in Shell.fish.script.split(separator: "\n").dropFirst() {
      #expect(line.hasPrefix("complete -c la-lint "), "\(line)")
      let quotes = line.replacingOccurrences(of: "\\'", with: "").filter { $0 == "'" }
      #expect(quotes.count.isMultiple(of: 2), "\(line)")
    }
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> (
    status: Int32, output: String, error: String
  ) {
    let (output, error) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let texts = [output, error].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  // MARK: The man page

  @Test("The man page has its sections in order, every option, and no line that roff would misread")
  func man() {
    let page = output(["man"])
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let sections = lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(lines.first == ".TH LA\\-LINT 1 \"\" \"la\\-lint \(Command.version)\"")
    #expect(sections.prefix(3) == ["NAME", "SYNOPSIS", "DESCRIPTION"] && sections.last == "ENVIRONMENT")
    #expect(sections.count == Subcommand.allCases.count + 3)
    for option in Option.allCases {
      let name = ManPage.escaped(option.rawValue)
      #expect(lines.contains { $0.hasPrefix("\\fB") && $0.contains(name) }, "\(name)")
    }
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(line.wholeMatch(of: /\.(TH|SH|PP|TP|nf|fi)( .*)?/) != nil, "\(line)")
    }
    #expect(page.utf8.allSatisfy { $0 < 128 })
    let (kept, filled) = (lines.filter { $0 == ".nf" }, lines.filter { $0 == ".fi" })
    #expect(kept.count == filled.count)
  }

  @Test(
    "Text is printed by roff as it is",
    arguments: [
      ("a-b", "a\\-b"), ("it's", "it\\(aqs"), (".la", "\\&.la"), ("a\\b", "a\\eb"), ("…", "..."), ("'x", "\\(aqx"),
    ])
  func roff(_ text: String, _ escaped: String) {
    #expect(ManPage.escaped(text) == escaped)
  }
}
