import Testing

@testable import la_lint

/// A README in Markdown, of which la-lint can write two parts.
///
/// They are the rule table between `<!-- rules -->` and `<!-- /rules -->`, and what la-lint prints in blocks such as
///
///     ```console
///     $ la-lint payload.json --model Model.swift
///     …
///     $ echo $?
///     1
///     ```
struct Readme {
  private let lines: [Substring]

  init(_ text: String) {
    lines = Self.lines(text)
  }

  static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with the table and the output that belong there today.
  ///
  /// Commands run in the current folder.
  func renewed() -> String {
    var result: [Substring] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      result.append(line)
      if line == "<!-- rules -->" {
        guard let end = rest.firstIndex(of: "<!-- /rules -->") else {
          Issue.record("the README has <!-- rules --> without <!-- /rules -->")
          continue
        }
        result += Self.lines(RuleTable.markdown).dropLast()
        rest = rest[end...]
      } else if line == "```console", rest.first.map(Self.isOurs) == true {
        result += Self.transcript(rest.prefix { $0 != "```" })
        rest = rest.drop { $0 != "```" }
      }
    }
    return result.joined(separator: "\n")
  }

  private static func isOurs(_ line: Substring) -> Bool {
    arguments(line) != nil
  }

  /// The arguments of a line that runs la-lint.
  private static func arguments(_ line: Substring) -> [String]? {
    let programs = ["$ la-lint", "$ swift run -c release la-lint"]
    guard let program = programs.first(where: { line == $0 || line.hasPrefix($0 + " ") }) else { return nil }
    return line.dropFirst(program.count).split(separator: " ").map(String.init)
  }

  /// The commands of a block, each with what it prints now.
  private static func transcript(_ block: ArraySlice<Substring>) -> [Substring] {
    var status: ExitCode?
    return block.filter { $0.hasPrefix("$ ") }.flatMap { command -> [Substring] in
      if command == "$ echo $?", let status { return [command, Substring(String(status.rawValue))] }
      // There is no shell here.
      guard let arguments = arguments(command), !command.contains(where: { "'\"\\|<>&;*~`".contains($0) }) else {
        Issue.record("the README has a command that its test cannot run: \(command)")
        return [command]
      }
      let run = run(arguments)
      status = run.status
      return [command] + lines(run.text).dropLast()
    }
  }

  /// What a terminal would show that is no terminal: both streams, without colours.
  private static func run(_ arguments: [String]) -> (status: ExitCode, text: String) {
    var text = ""
    let command = Command(
      readInput: { [] },
      output: {
        text += $0
        return .written
      },
      error: { text += $0 })
    let status = command.run(arguments)
    return (status, text)
  }
}
