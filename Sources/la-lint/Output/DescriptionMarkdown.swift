import LAContract

/// `describe --format markdown`: for the docs of those who send the pushes.
enum DescriptionMarkdown {
  static func text(_ descriptions: [ContractDescription]) -> String {
    descriptions.map(text).joined(separator: "\n")
  }

  private static func text(_ description: ContractDescription) -> String {
    var tables = LineTables()
    let place = "\(description.location.path):\(tables.span(of: description.location).start.line)"
    var blocks = [
      "# \(plain(description.attributesType))",
      "What the app decodes, read from \(code(place)) by `la-lint describe`. A start sends `\"attributes-type\": "
        + "\"\(description.attributesType.printable)\"`.\n\n"
        + "- *required*: the key has to be there; *optional*: it may be absent, or null. One wrong value, and the "
        + "phone drops the whole push in silence.\n" + "- Keys are case-sensitive, and others than these are ignored."
        + (description.hasDates
          ? "\n- Dates are numbers: the seconds since 2001-01-01T00:00:00Z, which is the Unix time less 978307200."
          : ""),
    ]
    for (index, section) in description.sections.enumerated() {
      blocks += self.blocks(section, &tables)
      // The content state comes first.
      if index == 0, let example = description.contentStateExample {
        let lines = example.split(separator: "\n").map { String($0).printable }.joined(separator: "\n")
        blocks.append("A `content-state` with every key:\n\n```json\n\(lines)\n```")
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func blocks(_ section: ContractDescription.Section, _ tables: inout LineTables) -> [String] {
    let file = section.rows.lazy.compactMap(\.location?.path).first
    let type = section.swiftType == section.title ? "" : ", \(code(section.swiftType)) in Swift"
    let source = file.map { " (\(plain($0)))" } ?? ""
    var blocks = ["## \(plain(section.title))", sentence("\(plain(section.json))\(type)\(source)")]
    if !section.rows.isEmpty {
      let head = ["key", "JSON", "presence", "values", "example", "Swift", "description"]
      let contents = section.rows.map { cells($0, besides: file, &tables) }
      let used = head.indices.filter { column in contents.contains { !$0[column].isEmpty } }
      let rows = [head, head.map { _ in "---" }] + contents
      blocks.append(
        rows.map { row in "| \(used.map { row[$0] }.joined(separator: " | ")) |" }.joined(separator: "\n"))
    } else if section.json == "object" {
      blocks.append("No keys.")
    }
    return blocks + section.remarks.map { sentence(plain($0)) }
  }

  private static func cells(
    _ row: ContractDescription.Row, besides file: String?, _ tables: inout LineTables
  ) -> [String] {
    let place = row.location.map { location in
      let line = tables.span(of: location).start.line
      return location.path == file ? " (line \(line))" : " (\(plain(location.path)):\(line))"
    }
    let documentation = ([row.documentation] + row.remarks).filter { !$0.isEmpty }.joined(separator: "; ")
    return [
      code(row.key), plain(row.json), row.presence, row.values.map(code).joined(separator: ", "), code(row.example),
      code(row.swiftType) + (place ?? ""), plain(documentation),
    ]
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A code span that may stand in a table.
  private static func code(_ text: String) -> String {
    let text = text.printable.replacing("|", with: "\\|")
    guard !text.isEmpty else { return "" }
    guard text.contains("`") else { return "`\(text)`" }
    // As many backticks around as no run inside has.
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Text that cannot end a table's cell, or be taken for HTML.
  private static func plain(_ text: String) -> String {
    text.printable.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
