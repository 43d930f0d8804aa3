@testable import la_lint

/// The section of the handbook about the command line, from the help.
enum CommandLinePage {
  static var markdown: String {
    "\n" + Subcommand.allCases.map(section).joined(separator: "\n\n") + "\n\n"
  }

  /// What la-lint reads of the environment.
  static var environment: String {
    "\n" + table("variable", Help.environment) + "\n\n"
  }

  private static func section(_ subcommand: Subcommand) -> String {
    let blocks = subcommand.page.blocks.map { block in
      switch block {
      case .paragraph(let text): RulePage.escaped(text)
      case .usage(let lines), .verbatim(let lines): "```\n\(lines.joined(separator: "\n"))\n```"
      case .entries(let entries): table("option", entries)
      }
    }
    return (["## la-lint \(subcommand.rawValue)"] + blocks).joined(separator: "\n\n")
  }

  private static func table(_ title: String, _ entries: [HelpPage.Entry]) -> String {
    let rows = entries.map { entry in
      let text = entry.text.isEmpty ? "" : " \(escaped(entry.text))"
      return "| `\(cell(entry.term))` |\(text) |"
    }
    return (["| \(title) | meaning |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String { cell(RulePage.escaped(text)) }

  private static func cell(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
  }
}
