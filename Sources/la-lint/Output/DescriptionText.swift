import LAContract

/// `describe` for a terminal: a table for each object.
///
///     content-state: ContentState, object (Ride.swift)
///       KEY      JSON                                PRESENCE  VALUES              SWIFT    PLACE
///       arrival  number (seconds since 2001-01-01)   required  such as 811693700   Date     5:9
enum DescriptionText {
  static func text(_ descriptions: [ContractDescription]) -> String {
    descriptions.map(text).joined(separator: "\n")
  }

  private static func text(_ description: ContractDescription) -> String {
    var tables = LineTables()
    let place = "\(description.location.path):\(tables.span(of: description.location).start.line)"
    let blocks = [["\(description.attributesType), declared at \(place)".printable]]
    let all = blocks + description.sections.map { lines($0, &tables) }
    return all.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func lines(_ section: ContractDescription.Section, _ tables: inout LineTables) -> [String] {
    let file = section.rows.lazy.compactMap(\.location?.path).first
    let name = section.swiftType == section.title ? "" : "\(section.swiftType), "
    let heading = "\(section.title): \(name)\(section.json)" + (file.map { " (\($0))" } ?? "")
    let rows = section.rows.map { row(of: $0, besides: file, &tables) }
    let table =
      rows.isEmpty
      ? [] : TextTable.lines(heading: ["KEY", "JSON", "PRESENCE", "VALUES", "SWIFT", "PLACE"], rows)
    return [heading.printable] + table
      + section.remarks.flatMap { TextTable.wrapped($0.printable, to: 98).map { "  \($0)" } }
  }

  private static func row(
    of row: ContractDescription.Row, besides file: String?, _ tables: inout LineTables
  ) -> TextTable.Row {
    let place = row.location.map { location in
      let start = tables.span(of: location).start
      return (location.path == file ? "" : "\(location.path):") + "\(start.line):\(start.column)"
    }
    // Where the values are known, the example is one of them.
    let isLong = row.example.count > 40 && row.example.contains("{")
    let example = isLong ? "see below" : "such as \(row.example)"
    let values = row.values.isEmpty ? example : row.values.joined(separator: ", ")
    let remark = ([row.documentation] + row.remarks).filter { !$0.isEmpty }.joined(separator: "; ")
    return TextTable.Row(
      cells: [row.key, row.json, row.presence, values, row.swiftType, place ?? ""], remark: remark)
  }
}
