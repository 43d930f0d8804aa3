@testable import LAContract

/// The table of all rules in the README.
enum RuleTable {
  /// One row for each rule, in the order of the catalogue; only a family's first row names it.
  static var markdown: String {
    var family: RuleDocumentation.Family?
    let rows = Rule.allCases.map { rule in
      let documentation = rule.documentation
      let isFirst = documentation.family != family
      family = documentation.family
      let cells = [
        isFirst ? documentation.family.rawValue : "", "`\(rule.id)`", documentation.severity.rawValue,
        documentation.title,
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return "| family | rule | severity | reports |\n|---|---|---|---|\n" + rows.joined()
  }
}
