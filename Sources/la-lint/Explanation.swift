import LAContract

/// What `--explain ID` prints.
enum Explanation {
  private static let columns = 80

  /// The rule in words, then its examples with what la-lint really says about the bad one.
  static func text(_ rule: Rule, _ documentation: RuleDocumentation, style: Style) throws(RunError) -> String {
    let (bad, good) = (documentation.bad, documentation.good)
    let better = good.files.filter { file in !bad.files.contains { isSame($0, file) } }
    let sections =
      [
        """
        \(rule.id): \(documentation.severity.rawValue), family \(documentation.family.rawValue)
        \(documentation.title)
        """,
        wrapped(documentation.explanation, columns: columns),
      ]
      + bad.files.map { file in
        section(good.files.contains { isSame($0, file) } ? file.path : "Bad \(file.path)", file.text)
      }
      + ["$ \(commandLine(bad))\n\n\(indented(try output(bad, style: style)))"]
      + better.map { section("Good \($0.path)", $0.text) }
      + (bad.arguments == good.arguments ? [] : ["Good: $ \(commandLine(good))"])
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What la-lint says of an example.
  static func output(_ example: RuleDocumentation.Example, style: Style) throws(RunError) -> String {
    TextOutput.text(try example.results(), style: style)
  }

  private static func isSame(_ a: RuleDocumentation.Example.File, _ b: RuleDocumentation.Example.File) -> Bool {
    a.path == b.path && a.text == b.text
  }

  /// An example as it is typed.
  static func commandLine(_ example: RuleDocumentation.Example) -> String {
    (["la-lint"] + example.words).joined(separator: " ")
  }

  private static func section(_ title: String, _ text: String) -> String {
    "\(title):\n\n\(indented(shortened(text)))"
  }

  /// An example without most of what makes it large, where that is what it is about.
  static func shortened(_ text: String) -> String {
    let all = lines(text).map { $0.count > 100 ? $0.prefix(99) + "…" : $0 }
    let (head, tail) = (16, 8)
    guard all.count > 2 * (head + tail) else { return all.joined(separator: "\n") }
    return (all.prefix(head) + ["… (\(all.count - head - tail) lines)"] + all.suffix(tail)).joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    lines(text).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Fills paragraphs up to a width; list items and indented lines keep their lines.
  static func wrapped(_ text: String, columns: Int) -> String {
    var result: [String] = []
    var isFilling = false
    for line in lines(text) {
      let isItem = line.hasPrefix("- ")
      guard !line.isEmpty, !line.hasPrefix(" ") else {
        result.append(String(line))
        isFilling = false
        continue
      }
      if isItem || !isFilling { result.append("") }
      isFilling = true
      for word in line.split(separator: " ") {
        let last = result[result.count - 1]
        if last.isEmpty {
          result[result.count - 1] = String(word)
        } else if last.count + 1 + word.count <= columns {
          result[result.count - 1] += " \(word)"
        } else {
          result.append(String(word))
        }
      }
    }
    return result.joined(separator: "\n")
  }
}

/// What `--list-rules` prints: one line for each rule.
enum RuleList {
  static var text: String {
    let width = Rule.allCases.map(\.id.count).max() ?? 0
    return Rule.allCases.map { rule in
      let severity = rule.severity.rawValue
      return "\(padded(rule.id, to: width))  \(padded(severity, to: 7))  \(rule.documentation.title)\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
