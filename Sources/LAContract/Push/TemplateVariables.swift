/// The `{{name}}` of `.http` files and of documents: known where the file defines it, a placeholder otherwise.
struct TemplateVariables {
  private var values: [String: MappedText] = [:]
  /// How many bytes values may still add, so that values made of values cannot grow without end.
  private var budget: Int

  init(fileSize: Int) {
    budget = 65_536 + 8 * fileSize
  }

  mutating func define(_ name: String, as value: MappedText) {
    // `\n` and the like mean something else in each client.
    let isPlain = !value.bytes.isEmpty && !value.contains("\\")
    values[name] = isPlain ? value : nil
  }

  /// A part of a text with its variables resolved.
  ///
  /// All of a value stands in the file where the variable is used. `takesSingle` says that `<token>` and `{token}` are
  /// variables too: in a path or a header they can be nothing else.
  mutating func resolve(_ range: Range<Int>, of text: MappedText, takesSingle: Bool = false) -> MappedText {
    var result = MappedText()
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      if let known = text.placeholder(at: offset) {
        offset = known.upperBound
        continue
      }
      guard let variable = Self.variable(at: offset, in: text, end: range.upperBound, takesSingle: takesSingle) else {
        offset += 1
        continue
      }
      result.append(start..<offset, of: text)
      append(variable, of: text, to: &result)
      start = variable.upperBound
      offset = start
    }
    result.append(start..<max(start, range.upperBound), of: text)
    return result
  }

  /// All of a text with its variables resolved.
  mutating func resolve(_ text: MappedText, takesSingle: Bool = false) -> MappedText {
    resolve(0..<text.bytes.count, of: text, takesSingle: takesSingle)
  }

  private mutating func append(_ variable: Range<Int>, of text: MappedText, to result: inout MappedText) {
    guard text.starts(variable, with: "{{"), let value = values[name(variable, of: text)], value.bytes.count <= budget
    else {
      result.append(variable, of: text, isPlaceholder: true)
      return
    }
    budget -= value.bytes.count
    let place = text.fileRange(of: variable)
    var start = 0
    for placeholder in value.placeholders {
      result.append(value.bytes[start..<placeholder.lowerBound], from: place)
      result.append(value.bytes[placeholder], from: place, isPlaceholder: true)
      start = placeholder.upperBound
    }
    result.append(value.bytes[start...], from: place)
  }

  private func name(_ variable: Range<Int>, of text: MappedText) -> String {
    text.text(text.trimmed(variable.lowerBound + 2..<variable.upperBound - 2))
  }

  private static func variable(
    at start: Int, in text: MappedText, end: Int, takesSingle: Bool
  ) -> Range<Int>? {
    let open = text.character(at: start)
    if open == "{", text.character(at: start + 1) == "{" {
      guard let close = closing(from: start + 2, in: text, end: end, close: "}"),
        close + 1 < end, text.character(at: close + 1) == "}"
      else { return nil }
      return start..<close + 2
    }
    let isSingle = open == "{" || open == "<"
    guard takesSingle, isSingle, text.character(at: start + 1)?.isNamePart ?? false else { return nil }
    let close = closing(from: start + 1, in: text, end: end, close: open == "<" ? ">" : "}")
    return close.map { start..<$0 + 1 }
  }

  /// Where a variable closes, which is on its line and before another one opens.
  private static func closing(
    from start: Int, in text: MappedText, end: Int, close: Unicode.Scalar
  ) -> Int? {
    var offset = start
    while offset < end, let character = text.character(at: offset) {
      if character == close { return offset > start ? offset : nil }
      if character == "\n" || character == "{" || character == "<" { return nil }
      offset += 1
    }
    return nil
  }
}
