extension String {
  /// The text with everything escaped that could move, hide or reorder what a terminal shows, `\u{1B}` for an escape,
  /// or that a build server reads as a command in whatever it is told: `##[error]`, `##vso[…]`.
  var printable: String {
    var previous: Unicode.Scalar?
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.printable(after: previous)
      previous = scalar
    }
  }

  /// A path as it can begin a line: GitHub's runner takes a line that begins with `::` for a command.
  var printablePath: String {
    drop(while: \.isWhitespace).hasPrefix("::") ? "./\(printable)" : printable
  }
}

extension Unicode.Scalar {
  /// Itself or its escape, where another scalar stands in front of it.
  func printable(after previous: Unicode.Scalar?) -> String {
    self == "#" && previous == "#" ? "\\u{23}" : printable
  }

  /// Itself, or its escape as Swift writes it.
  var printable: String {
    guard isUnprintable else { return String(self) }
    return switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether it can move, hide or reorder what a terminal shows.
  var isUnprintable: Bool {
    // Most text is this, and the properties below take a table look-up.
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    // Control characters with the escape and C1; bidirectional overrides, zero-width ones and tags; U+2028 and U+2029.
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    // The two selectors for text and emoji are part of ordinary emoji; the others only hide things.
    default: return properties.isDefaultIgnorableCodePoint && self != "\u{FE0E}" && self != "\u{FE0F}"
    }
  }
}
