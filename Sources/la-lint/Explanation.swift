import LAContract

/// What `--explain ID` prints.
enum Explanation {
  private static let columns = 80

  /// The rule in words, then its examples with what la-lint really says about the bad one.
  static func text(_ rule: Rule, _ documentation: RuleDocumentation, style: Style) throws(RunError) -> String {
    let bad = documentation.bad
    let good = documentation.good
    // The arguments are read the way a command line is, so the example is one that can be typed.
    let words = ["payload.json", "--model", "Model.swift"] + bad.arguments
    let options = try Arguments(parsing: words).options
    let linter = Linter(models: [SourceFile(path: "Model.swift", text: unmarked(bad.model))], options: options)
    var results = Results(modelFindings: linter.modelFindings)
    results.add(linter.check(SourceFile(path: "payload.json", text: unmarked(bad.payload))))

    let badFiles = [
      ("Model.swift", unmarked(bad.model), good.model), ("payload.json", unmarked(bad.payload), good.payload),
    ]
    let sections =
      [
        """
        \(rule.id): \(documentation.severity.rawValue), family \(documentation.family.rawValue)
        \(documentation.title)
        """,
        wrapped(documentation.explanation, columns: columns),
      ]
      + badFiles.map { name, text, better in "\(text == better ? name : "Bad \(name)"):\n\n\(indented(text))" }
      + ["$ la-lint \(words.joined(separator: " "))\n\n\(indented(TextOutput.text(results, style: style)))"]
      + badFiles.filter { $0.1 != $0.2 }.map { name, _, better in "Good \(name):\n\n\(indented(better))" }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// An example without the marks of where the rule fires.
  private static func unmarked(_ example: String) -> String {
    example.filter { $0 != "↓" }
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
