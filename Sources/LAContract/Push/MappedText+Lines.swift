/// What the readers of texts ask of bytes.
extension MappedText {
  /// All of a file but a byte order mark.
  init(textOf file: SourceFile) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.init((file.bytes.starts(with: mark) ? 3 : 0)..<file.bytes.count, of: MappedText(file))
  }

  /// A byte as the character that it is in ASCII, so that a `switch` can be written in letters; nil past the end.
  func character(at offset: Int) -> Unicode.Scalar? {
    bytes.indices.contains(offset) ? Unicode.Scalar(bytes[offset]) : nil
  }

  /// The lines without their endings, which are LF, CR LF or a lone CR.
  ///
  /// A last line ending is not followed by an empty line.
  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    while let character = character(at: offset) {
      if character == "\n" || character == "\r" {
        lines.append(start..<offset)
        if character == "\r", self.character(at: offset + 1) == "\n" { offset += 1 }
        start = offset + 1
      }
      offset += 1
    }
    if start < offset { lines.append(start..<offset) }
    return lines
  }

  /// A range without the blanks at both of its ends, line endings among them.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, character(at: low)?.isBlank ?? false { low += 1 }
    while low < high, character(at: high - 1)?.isBlank ?? false { high -= 1 }
    return low..<high
  }

  /// Whether a range starts with an ASCII text.
  func starts(_ range: Range<Int>, with text: String) -> Bool {
    range.count >= text.utf8.count && bytes[range].starts(with: text.utf8)
  }

  /// Where a short text stands first in a range.
  func firstOffset(of text: String, in range: Range<Int>) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, range.count >= wanted.count else { return nil }
    for offset in range.lowerBound...range.upperBound - wanted.count
    where bytes[offset] == first && bytes[offset..<range.upperBound].starts(with: wanted) {
      return offset
    }
    return nil
  }

  /// Whether a short text stands anywhere in it.
  func contains(_ text: String) -> Bool {
    firstOffset(of: text, in: 0..<bytes.count) != nil
  }

  /// The first character of a range that is wanted and that is no part of a placeholder.
  func firstKnownOffset(in range: Range<Int>, where isWanted: (Unicode.Scalar) -> Bool) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound, let character = character(at: offset) {
      if let placeholder = placeholder(at: offset) {
        offset = placeholder.upperBound
        continue
      }
      if isWanted(character) { return offset }
      offset += 1
    }
    return nil
  }

  /// A range as text; what is no UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { self == " " || self == "\t" || self == "\r" || self == "\n" }
  var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  var isDigit: Bool { ("0"..."9").contains(self) }
  /// May stand in a shell variable's name.
  var isNamePart: Bool { isLetter || isDigit || self == "_" }
}
