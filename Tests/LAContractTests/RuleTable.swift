@testable import LAContract

/// The table of all rules, in the README and in the handbook.
enum RuleTable {
  /// One row for each rule, in the order of the catalogue; only a family's first row names it.
  ///
  /// - Parameter name: A rule's name as it is to stand there; by default its id as code.
  /// - Returns: Markdown that ends with a line ending.
  static func markdown(name: (Rule) -> String = { "`\($0.id)`" }) -> String {
    var family: RuleDocumentation.Family?
    let rows = Rule.allCases.map { rule in
      let documentation = rule.documentation
      let isFirst = documentation.family != family
      family = documentation.family
      let cells = [
        isFirst ? documentation.family.rawValue : "", name(rule), documentation.severity.rawValue,
        documentation.title,
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return "| family | rule | severity | reports |\n|---|---|---|---|\n" + rows.joined()
  }
}
