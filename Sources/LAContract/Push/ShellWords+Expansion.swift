/// Quotes, escapes, and what a `$` stands for.
extension ShellWords {
  /// Whether a character that is not quoted ends a word.
  func endsWord(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case " ", "\t", "\r", "\n", ";", "&", "|", "(", ")", "<", ">": true
    default: false
    }
  }

  /// Reads a word; the caller has seen that one starts here.
  mutating func readWord() -> ShellWord {
    var word = ShellWord()
    word.text = MappedText(offset..<offset, of: text)
    while let character = peek() {
      switch character {
      case "'":
        word.markQuoted()
        let start = offset + 1
        skip(past: "'")
        let isClosed = offset > start && text.character(at: offset - 1) == "'"
        word.text.append(start..<(isClosed ? offset - 1 : offset), of: text)
      case "\"":
        word.markQuoted()
        readDoubleQuotes(into: &word)
      case "\\":
        readEscape(into: &word)
      case "$":
        word.markQuoted()
        readDollar(into: &word, isQuoted: false)
      case "`":
        word.markQuoted()
        readBackticks(into: &word)
      case "<" where peek(1) == "(", ">" where peek(1) == "(":
        readSubstitution(into: &word)
      case "<" where !word.text.bytes.isEmpty:
        // `…/3/device/<token>` in a document: taken for what is meant, though a shell would look for a file.
        guard let end = endOfAngleBrackets() else { return word }
        word.text.append(offset..<end, of: text, isPlaceholder: true)
        offset = end
      case _ where endsWord(character):
        return word
      default:
        let start = offset
        while let plain = peek(), !endsWord(plain), !isSpecial(plain), plain != "'", plain != "\"" { offset += 1 }
        word.text.append(start..<offset, of: text)
      }
    }
    return word
  }

  /// A here-document's text with its variables; quotes mean nothing in it.
  mutating func expandedHereDocument(_ body: MappedText) -> MappedText {
    guard depth < Self.depthLimit else { return body }
    var inner = ShellWords(body)
    inner.variables = variables
    inner.budget = budget
    inner.depth = depth + 1
    var word = ShellWord()
    word.text = MappedText(0..<0, of: body)
    while let character = inner.peek() {
      inner.readQuoted(character, escapable: "$`\\", into: &word)
    }
    budget = inner.budget
    let base = programs.count
    programs += inner.programs.map { program in
      var program = program
      program.pipedFrom = program.pipedFrom.map { base + $0 }
      return program
    }
    return word.text
  }

  private mutating func readDoubleQuotes(into word: inout ShellWord) {
    offset += 1
    while let character = peek() {
      if character == "\"" {
        offset += 1
        return
      }
      readQuoted(character, escapable: "$`\\\"", into: &word)
    }
  }

  /// Reads one piece of what stands in double quotes or a here-document.
  private mutating func readQuoted(_ character: Unicode.Scalar, escapable: String, into word: inout ShellWord) {
    switch character {
    case "$":
      readDollar(into: &word, isQuoted: true)
    case "`":
      readBackticks(into: &word)
    case "\\" where continuationLength > 0:
      offset += continuationLength
    case "\\":
      if let next = peek(1), escapable.unicodeScalars.contains(next) {
        readEscape(into: &word)
      } else {
        word.text.append(offset..<offset + 1, of: text)
        offset += 1
      }
    default:
      let start = offset
      offset += 1
      let endsAtQuote = escapable.unicodeScalars.contains("\"")
      while let plain = peek(), !isSpecial(plain), !(endsAtQuote && plain == "\"") { offset += 1 }
      word.text.append(start..<offset, of: text)
    }
  }

  private func isSpecial(_ character: Unicode.Scalar) -> Bool {
    character == "$" || character == "`" || character == "\\"
  }

  /// `\x` stands for `x`, and both characters are its place.
  private mutating func readEscape(into word: inout ShellWord) {
    let length = continuationLength
    let end = min(offset + max(length, 2), text.bytes.count)
    if length == 0, end > offset {
      word.markQuoted()
      // At the very end it stands for itself.
      word.text.append([text.bytes[end - 1]], from: text.fileRange(of: offset..<end))
    }
    offset = end
  }

  private mutating func readDollar(into word: inout ShellWord, isQuoted: Bool) {
    let start = offset
    switch peek(1) {
    case "("?:
      offset += 1
      if peek(1) == "(" {
        skipParentheses()
        word.text.append(start..<offset, of: text, isPlaceholder: true)
      } else {
        readSubstitution(into: &word, from: start)
      }
    case "{"?:
      let name = skipBraces()
      appendVariable(name, from: start, to: &word, isQuoted: isQuoted)
    case "'"? where !isQuoted:
      readANSIQuotes(into: &word)
    case "\""? where !isQuoted:
      offset += 1
    case let next? where next.isLetter || next == "_":
      offset += 1
      while let part = peek(), part.isNamePart { offset += 1 }
      appendVariable(start + 1..<offset, from: start, to: &word, isQuoted: isQuoted)
    case let next? where next.isDigit || "@*#?$!-".unicodeScalars.contains(next):
      offset += 2
      word.text.append(start..<offset, of: text, isPlaceholder: true)
    default:
      offset += 1
      word.text.append(start..<offset, of: text)
    }
  }

  private mutating func appendVariable(
    _ name: Range<Int>?, from start: Int, to word: inout ShellWord, isQuoted: Bool
  ) {
    let value = name.flatMap { variables[text.text($0)] }
    guard let value, value.text.bytes.count <= budget else {
      word.text.append(start..<offset, of: text, isPlaceholder: true)
      return
    }
    budget -= value.text.bytes.count
    if word.isAtValue { word.file = value.file }
    if !isQuoted, value.text.contains(" ") { word.isSplit = true }
    word.text.append(0..<value.text.bytes.count, of: value.text)
  }

  /// Reads `$(…)` or `<(…)`, standing at the character before the `(` unless it began earlier.
  private mutating func readSubstitution(into word: inout ShellWord, from start: Int? = nil) {
    let start = start ?? offset
    if peek() != "(" { offset += 1 }
    let first = programs.count
    if depth < Self.depthLimit {
      offset += 1
      depth += 1
      readPrograms(untilParenthesis: true)
      depth -= 1
    } else {
      offset -= 1
      skipParentheses()
    }
    if programs.count == first + 1, text.character(at: start) == "$" {
      let program = programs[first]
      let isCopy = program.words.isEmpty || (program.words.count <= 2 && program.words[0].equals("cat"))
      if isCopy, program.words.count < 2, let input = program.input {
        var end = input.bytes.count
        while end > 0, input.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        word.text.append(0..<end, of: input)
        return
      }
      if isCopy, word.isAtValue { word.file = program.words.dropFirst().first?.text ?? program.inputPath }
    }
    word.text.append(start..<offset, of: text, isPlaceholder: true)
  }

  private mutating func readBackticks(into word: inout ShellWord) {
    let start = offset
    offset += 1
    while let character = peek(), character != "`" { offset += character == "\\" ? 2 : 1 }
    offset = min(offset + 1, text.bytes.count)
    word.text.append(start..<offset, of: text, isPlaceholder: true)
  }
}

extension ShellWord {
  /// Whether a whole value can follow: in an empty word or behind `NAME=`.
  fileprivate var isAtValue: Bool {
    text.placeholders.isEmpty && (text.bytes.isEmpty || assignment?.value.isEmpty ?? false)
  }

  /// What follows is quoted or comes out of a variable.
  fileprivate mutating func markQuoted() {
    unquotedCount = unquotedCount ?? text.bytes.count
  }
}
