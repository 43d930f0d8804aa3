extension Unicode.Scalar {
  /// How many columns of a terminal a printable scalar takes, 0 to 2; a mark can change the one before it.
  func displayWidth(after previous: Unicode.Scalar?) -> Int {
    if value < 0x300 { return 1 }
    // "Show the one before as an emoji" makes a narrow one wide.
    if value == 0xFE0F {
      guard let base = previous, base.value >= 0x80, base.properties.isEmoji else { return 0 }
      return base.displayWidth(after: nil) == 1 ? 1 : 0
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // The vowels and final consonants that join the Hangul letter before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    // A flag is a pair of these, two columns together.
    if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
    if properties.isEmojiModifier, let previous, previous.properties.isEmojiModifierBase { return 0 }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// East Asian Wide and Fullwidth of Unicode's EastAsianWidth.txt, joined across unassigned gaps; emoji are asked for above.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
