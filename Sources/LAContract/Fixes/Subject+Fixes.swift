extension Subject {
  /// A fix by edits of the document's text; nil where they cannot be made in the file.
  func fix(_ edits: [Edit], isSafe: Bool = true) -> Fix? {
    guard file.lineNumber == nil else { return nil }
    var edits = edits
    var subject = self
    while let container = subject.container {
      // The text is in a string of another document, and is spelled there with escapes.
      let text = subject.text
      let outer = edits.compactMap { edit in
        text.replaceable(edit.range, in: container.subject.document.bytes).map {
          Edit($0, JSONDocument.escaped(edit.replacement))
        }
      }
      guard outer.count == edits.count else { return nil }
      edits = outer
      subject = container.subject
    }
    return subject.text.fix(edits, in: file, isSafe: isSafe)
  }
}

extension MappedText {
  /// A fix by edits of the text; nil where the file does not hold the bytes as they are, or has a spelling of its own for
  /// what would take their place. Lines of a recording are not fixed: they are what was sent.
  func fix(_ edits: [Edit], in file: SourceFile, isSafe: Bool = true) -> Fix? {
    guard file.lineNumber == nil else { return nil }
    let takesAll = bytes.count == file.bytes.count
    let made = edits.compactMap { edit -> Edit? in
      guard takesAll || edit.replacement.allSatisfy(isPlain) else { return nil }
      return replaceable(edit.range, in: file.bytes).map { Edit($0, edit.replacement) }
    }
    return made.count == edits.count ? Fix(made, isSafe: isSafe) : nil
  }

  /// Whether a byte stands for itself in a file of another kind: between a shell's quotes, in a request, in Markdown.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "!"), .backslash: return false
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): return true
    // Where all of the text stands as it is, so can all other characters of JSON.
    default: return byte.isLetter || byte.isDigit || segments.count == 1
    }
  }
}

extension JSONDocument {
  /// Text as it is spelled in a string.
  fileprivate static func escaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 < .space || $0 == .quote || $0 == .backslash }) else { return text }
    return Array(wholeQuoted(String(decoding: text, as: UTF8.self)).utf8.dropFirst().dropLast())
  }

  /// The text of a string, with the way back to how it is spelled in the document.
  func mapped(_ string: NodeIndex) -> MappedText {
    let content = contentRange(string)
    var text = MappedText()
    var offset = content.lowerBound
    while offset < content.upperBound {
      let escape = min(bytes.firstOffset(of: .backslash, from: offset) ?? content.upperBound, content.upperBound)
      if escape > offset { text.append(bytes[offset..<escape], from: offset..<escape) }
      guard escape + 1 < content.upperBound else { break }
      let isUnicode = bytes[escape + 1] == UInt8(ascii: "u")
      let length = isUnicode ? JSONDocument.unicodeEscape(bytes[escape..<content.upperBound]).length : 2
      offset = escape + length
      text.append(JSONDocument.resolvingEscapes(bytes[escape..<offset]), from: escape..<offset)
    }
    return text
  }
}
