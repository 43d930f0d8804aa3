@testable import LAContract
@testable import la_lint

/// The sections of the handbook about rules: each rule with what it means, its examples, and what la-lint says.
struct RulePage {
  let family: RuleDocumentation.Family

  /// The article of a family, as links name it.
  static func article(_ family: RuleDocumentation.Family) -> String {
    "\(family.rawValue.prefix(1).uppercased() + family.rawValue.dropFirst())Rules"
  }

  /// The table of all rules, with links.
  static var table: String {
    RuleTable.markdown { "[`\($0.id)`](<doc:\(article($0.documentation.family))#\($0.id)>)" }
  }

  func markdown() throws -> String {
    let rules = Rule.allCases.filter { $0.documentation.family == family }
    return try "\n" + rules.map(section).joined(separator: "\n\n") + "\n\n"
  }

  private func section(_ rule: Rule) throws -> String {
    let documentation = rule.documentation
    let (bad, good) = (documentation.bad, documentation.good)
    let better = good.files.filter { file in !bad.files.contains { $0.path == file.path && $0.text == file.text } }
    let isShared = { (file: RuleDocumentation.Example.File) in !better.contains { $0.path == file.path } }
    var blocks = [
      "## \(rule.id)", "**\(documentation.severity.rawValue)**: \(Self.escaped(documentation.title))",
      Self.escaped(documentation.explanation),
    ]
    blocks += bad.files.map { Self.example("\(isShared($0) ? "" : "Bad ")`\($0.path)`:", $0) }
    blocks.append(
      "```\n$ \(Explanation.commandLine(bad))\n\(try Explanation.output(bad, style: .plain).trimmed)\n```")
    blocks += better.map { Self.example("Good `\($0.path)`:", $0) }
    if bad.arguments != good.arguments { blocks.append("Good: `\(Explanation.commandLine(good))`") }
    return blocks.joined(separator: "\n\n")
  }

  private static func example(_ title: String, _ file: RuleDocumentation.Example.File) -> String {
    let language = file.path.hasSuffix(".swift") ? "swift" : "json"
    return "\(title)\n\n```\(language)\n\(Explanation.shortened(file.text))\n```"
  }

  /// Plain text as Markdown: `'name'` and `--option` as code, and nothing else that Markdown takes for its own.
  static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Indented lines are code as they are.
      line.hasPrefix("    ")
        ? String(line) : line.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func word(_ word: Substring) -> String {
    let opening = word.prefix { "([{".contains($0) }
    let rest = word.dropFirst(opening.count)
    var code = rest
    if rest.hasPrefix("'"), let end = rest.dropFirst().lastIndex(of: "'") {
      code = rest[rest.index(after: rest.startIndex)..<end]
      return "\(plain(opening))`\(code)`\(plain(rest[rest.index(after: end)...]))"
    }
    if rest.hasPrefix("--"), rest.count > 2 {
      code = rest.prefix { !".,;:)".contains($0) }
      return "\(plain(opening))`\(code)`\(plain(rest.dropFirst(code.count)))"
    }
    return plain(word)
  }

  private static func plain(_ text: Substring) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_<>[]".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
