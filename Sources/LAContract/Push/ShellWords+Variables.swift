/// Variables of a script that are set to a text.
extension ShellWords {
  /// Remembers what a program sets for those that follow it, and forgets what it sets to something unknown.
  mutating func recordVariables(_ program: ShellProgram) {
    guard let first = program.words.first else { return }
    let isDeclaration = ["export", "local", "readonly", "declare", "typeset"].contains { first.equals($0) }
    if isDeclaration || program.words.allSatisfy({ $0.assignment != nil }) {
      for word in program.words { record(word) }
    } else if first.equals("for") || first.equals("read") || first.equals("unset") {
      for word in program.words.dropFirst() { variables[word.text.text(0..<word.text.bytes.count)] = nil }
    }
  }

  /// `read -r -d '' NAME <<EOF` is how scripts set a variable to several lines.
  mutating func recordInput(of program: ShellProgram) {
    guard let first = program.words.first, first.equals("read"), program.words.contains(where: { $0.equals("-d") }),
      let name = program.words.last?.text, let input = program.input
    else { return }
    var value = ShellWord()
    value.text = MappedText(input.trimmed(0..<input.bytes.count), of: input)
    variables[name.text(0..<name.bytes.count)] = value
  }

  private mutating func record(_ word: ShellWord) {
    guard let (name, value, isAppended) = word.assignment else { return }
    var newValue = ShellWord()
    newValue.file = word.file
    newValue.text = MappedText(value, of: word.text)
    if isAppended {
      guard let old = variables[name], old.text.bytes.count <= budget else { return variables[name] = nil }
      budget -= old.text.bytes.count
      newValue.text = old.text
      newValue.text.append(value, of: word.text)
    }
    // An empty value is one that the script fills in on its way; of an unknown one, the use says more.
    let isKnown = !newValue.text.bytes.isEmpty && !newValue.text.isUnknown
    variables[name] = isKnown || newValue.file != nil ? newValue : nil
  }
}

extension ShellWord {
  /// The name and the value in `NAME=value` or `NAME+=value`.
  var assignment: (name: String, value: Range<Int>, isAppended: Bool)? {
    var end = 0
    let limit = unquotedCount ?? text.bytes.count
    while end < limit, text.character(at: end)?.isNamePart ?? false { end += 1 }
    guard end > 0, !(text.character(at: 0)?.isDigit ?? true) else { return nil }
    let isAppended = text.character(at: end) == "+"
    let equals = isAppended ? end + 1 : end
    guard equals < limit, text.character(at: equals) == "=" else { return nil }
    return (text.text(0..<end), equals + 1..<text.bytes.count, isAppended)
  }
}
