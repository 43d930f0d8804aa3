extension String {
  /// The text with everything escaped that could move, hide or reorder what a terminal shows: `\u{1B}` for an escape.
  var printable: String {
    unicodeScalars.reduce(into: "") { $0 += $1.printable }
  }
}

extension Unicode.Scalar {
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

  private var isUnprintable: Bool {
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
