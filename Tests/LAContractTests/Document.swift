#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import la_lint

/// A document in Markdown, parts of which la-lint can write.
///
/// They are sections between `<!-- name -->` and `<!-- /name -->`, and what la-lint prints in blocks such as
///
///     ```console
///     $ la-lint payload.json --model Model.swift
///     …
///     $ echo $?
///     1
///     ```
struct Document {
  /// As messages call it.
  let name: String
  private let lines: [Substring]
  /// The text of each section that may be asked for, by its name; each ends with a line ending.
  private let sections: [String: String]

  init(_ name: String, _ text: String, sections: [String: String]) {
    self.name = name
    lines = Self.lines(text)
    self.sections = sections
  }

  static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with the sections and the output that belong there today.
  ///
  /// Commands run in the current folder.
  func renewed() -> String {
    var result: [Substring] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      result.append(line)
      if let section = Self.section(line) {
        guard let text = sections[section], let end = rest.firstIndex(of: "<!-- /\(section) -->") else {
          Issue.record("\(name): <!-- \(section) --> is no section, or has no <!-- /\(section) -->")
          continue
        }
        result += Self.lines(text).dropLast()
        rest = rest[end...]
      } else if line == "```console", rest.first.map(Self.isOurs) == true {
        result += transcript(rest.prefix { $0 != "```" })
        rest = rest.drop { $0 != "```" }
      }
    }
    return result.joined(separator: "\n")
  }

  /// The sections that it asks for, in their order.
  var sectionNames: [String] { lines.compactMap(Self.section) }

  private static func section(_ line: Substring) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), !line.hasPrefix("<!-- /") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
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
  private func transcript(_ block: ArraySlice<Substring>) -> [Substring] {
    var status: ExitCode?
    return block.filter { $0.hasPrefix("$ ") }.flatMap { command -> [Substring] in
      if command == "$ echo $?", let status { return [command, Substring(String(status.rawValue))] }
      // There is no shell here.
      guard let arguments = Self.arguments(command), !command.contains(where: { "'\"\\|<>&;*~`".contains($0) }) else {
        Issue.record("\(name) has a command that its test cannot run: \(command)")
        return [command]
      }
      let run = Self.run(arguments)
      status = run.status
      return [command] + Self.lines(run.text).dropLast()
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

extension Document {
  /// The checkout.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Fails where a file of the checkout is not what `renewed()` makes of it; with RECORD=1, writes that.
  static func expectCurrent(
    _ path: String, sections: [String: String], test: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = root.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    // Documents' paths are relative; every other test names its files by their whole paths.
    #expect(FileManager.default.changeCurrentDirectoryPath(root.path))
    let renewed = Document(path, text, sections: sections).renewed()
    guard renewed != text else { return }

    // Recording fails too, so that it can never pass where it was left switched on.
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(renewed.utf8).write(to: file)
      let advice = "look at the changes with git diff, and run the tests without RECORD"
      Issue.record("\(path) was renewed; \(advice)", sourceLocation: sourceLocation)
      return
    }
    let (lines, renewedLines) = (lines(text), lines(renewed))
    let index = zip(lines, renewedLines).prefix { $0 == $1 }.underestimatedCount
    Issue.record(
      """
      \(path) is out of date from line \(index + 1) on; renew it by RECORD=1 swift test --filter \(test)
        has:    \(index < lines.count ? lines[index] : "its end")
        should: \(index < renewedLines.count ? renewedLines[index] : "end")
      """, sourceLocation: sourceLocation)
  }
}
