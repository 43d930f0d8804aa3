/// A bar of a chart in a terminal.
enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A share from 0 to 1 of a width in columns; anything above fills it.
  static func text(_ part: Double, width: Int, isUnicode: Bool) -> String {
    let eighths = Int((min(1, max(0, part)) * Double(width) * 8).rounded())
    // What is there at all is seen.
    let shown = part > 0 ? max(1, eighths) : 0
    guard isUnicode else { return String(repeating: "#", count: part > 0 ? max(1, (shown + 4) / 8) : 0) }
    return String(repeating: "█", count: shown / 8) + Self.eighths[shown % 8]
  }
}

extension Command {
  /// Whether standard output takes UTF-8, by the locale.
  var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// The columns of the terminal.
  var columns: Int {
    environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 40), 400) } ?? 80
  }
}
