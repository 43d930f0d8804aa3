import LAContract

/// Colours, or none; the layout does not depend on them.
struct Style {
  static let plain = Style(isColored: false)

  /// What a piece of the text output is.
  enum Role { case location, severity(Severity), note, caret, ignored, faint }

  let isColored: Bool

  /// The text with the terminal's codes around it.
  func apply(_ role: Role, to text: String) -> String {
    guard isColored else { return text }
    let code =
      switch role {
      case .location: "1"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note), .note: "1;36"
      case .caret: "1;32"
      // Struck out.
      case .ignored: "9"
      case .faint: "2"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
