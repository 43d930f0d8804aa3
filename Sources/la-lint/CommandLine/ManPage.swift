/// What `la-lint man` prints: the help of every subcommand as one page for `man`.
enum ManPage {
  static var text: String {
    let pages = Subcommand.allCases.map { ($0, $0.page.blocks) }
    let main = Subcommand.check.page
    var lines = [
      ".TH LA\\-LINT 1 \"\" \"la\\-lint \(escaped(Command.version))\"", ".SH NAME",
      "la\\-lint \\- \(escaped(name(main.summary)))", ".SH SYNOPSIS",
    ]
    for (_, blocks) in pages {
      for case .usage(let usage) in blocks { lines += verbatim(usage) }
    }
    for (subcommand, blocks) in pages {
      lines.append(".SH \(subcommand == .check ? "DESCRIPTION" : "LA\\-LINT \(subcommand.rawValue.uppercased())")")
      for block in blocks { lines += self.lines(block) }
    }
    lines.append(".SH ENVIRONMENT")
    for entry in Help.environment { lines += self.entry(entry) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A sentence as what `whatis` shows.
  private static func name(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
  }

  private static func lines(_ block: HelpPage.Block) -> [String] {
    switch block {
    case .paragraph(let text): [".PP", escaped(text)]
    case .usage: []
    case .entries(let entries): entries.flatMap(entry)
    case .verbatim(let lines): verbatim(lines)
    }
  }

  private static func entry(_ entry: HelpPage.Entry) -> [String] {
    guard !entry.text.isEmpty else { return [".PP", escaped(entry.term)] }
    return [".TP", "\\fB\(escaped(entry.term))\\fR", escaped(entry.text)]
  }

  private static func verbatim(_ lines: [String]) -> [String] {
    [".PP", ".nf"] + lines.map(escaped) + [".fi"]
  }

  /// Text that roff prints as it is: no escape of its own, no request at the start of a line, hyphens that can be copied.
  static func escaped(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "…": result += "..."
      case "·": result += "\\(pc"
      default: result.append(character)
      }
    }
    return text.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
