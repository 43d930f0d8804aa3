/// What people add to JSON that they write by hand.
enum JSONComments {
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  /// The text with spaces for comments and trailing commas, so that what is left stands where it stood.
  ///
  /// - Returns: The text, and the place of a `/*` that is never closed.
  static func blanked(_ text: [UInt8]) -> (bytes: [UInt8], unclosedComment: Range<Int>?) {
    var bytes = text
    /// A comma behind a value, as long as nothing but white space and comments follows.
    var comma: Int?
    /// The last byte that is no white space and no comment.
    var last: UInt8?
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == slash, let end = lineCommentEnd(bytes, from: offset) {
        blank(&bytes, offset..<end)
        offset = end
        continue
      }
      if byte == slash, offset + 1 < bytes.count, bytes[offset + 1] == star {
        guard let end = blockCommentEnd(bytes, from: offset) else { return (bytes, offset..<offset + 2) }
        blank(&bytes, offset..<end)
        offset = end
        continue
      }
      switch byte {
      case .space, .tab, .lineFeed, .carriageReturn:
        offset += 1
        continue
      case .comma:
        // `[,]` stays the mistake that it is.
        let isBehindValue = ![nil, .comma, .openBrace, .openBracket, .colon].contains(last)
        comma = isBehindValue ? offset : nil
      case .closeBrace, .closeBracket:
        if let comma { bytes[comma] = .space }
        comma = nil
      default:
        comma = nil
      }
      last = byte
      offset = byte == .quote ? stringEnd(bytes, from: offset) : offset + 1
    }
    return (bytes, nil)
  }

  private static func lineCommentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == slash else { return nil }
    return bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.count
  }

  private static func blockCommentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var offset = start + 2
    while offset + 1 < bytes.count {
      if bytes[offset] == star, bytes[offset + 1] == slash { return offset + 2 }
      offset += 1
    }
    return nil
  }

  /// Behind the closing quote; a string ends with its line at the latest, where the parser will find fault with it.
  private static func stringEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn {
      if bytes[offset] == .quote { return offset + 1 }
      offset += bytes[offset] == .backslash ? 2 : 1
    }
    return min(offset, bytes.count)
  }

  private static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for offset in range where bytes[offset] != .lineFeed && bytes[offset] != .carriageReturn { bytes[offset] = .space }
  }
}
