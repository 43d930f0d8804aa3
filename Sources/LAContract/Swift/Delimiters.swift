/// Which closing token belongs to which opening one: found once, so that a body of any size is skipped in one step.
struct Delimiters {
  /// By the index of an opening token, the index of the token that closes it; the end of the file where none does.
  private(set) var closings: [Int]
  /// The first place where the delimiters do not balance.
  private(set) var problem: SyntaxProblem?
  /// The opening brace that is still open at the end of the file, outermost first: its owner knows better words.
  private(set) var unclosedBrace: Int?

  private var open: [(index: Int, byte: UInt8)] = []
  private var openBraceCount = 0

  init(_ tokens: [Token], in source: SourceFile) {
    closings = Array(repeating: 0, count: tokens.count)
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      let byte = source.bytes[token.range.lowerBound]
      switch Unicode.Scalar(byte) {
      case "(", "[", "{":
        open.append((index, byte))
        if Unicode.Scalar(byte) == "{" { openBraceCount += 1 }
      case ")", "]": closeBracket(Unicode.Scalar(byte), at: index, tokens)
      case "}": closeBrace(at: index, tokens)
      default: break
      }
    }
    finish(tokens)
  }

  /// A bracket never closes a brace: a missing one costs no more than the block that it is in.
  private mutating func closeBracket(_ byte: Unicode.Scalar, at index: Int, _ tokens: [Token]) {
    guard let last = open.last, Unicode.Scalar(last.byte) != "{" else {
      return report("unexpected '\(byte)'", at: tokens[index].range)
    }
    let isMatch = (Unicode.Scalar(last.byte) == "(") == (byte == ")")
    if !isMatch { reportUnclosed(last, before: index, tokens) }
    closings[last.index] = index
    open.removeLast()
  }

  private mutating func closeBrace(at index: Int, _ tokens: [Token]) {
    guard openBraceCount > 0 else { return report("extraneous '}' at top level", at: tokens[index].range) }
    while let last = open.popLast() {
      closings[last.index] = index
      if Unicode.Scalar(last.byte) == "{" { break }
      reportUnclosed(last, before: index, tokens)
    }
    openBraceCount -= 1
  }

  private mutating func finish(_ tokens: [Token]) {
    let end = tokens.count - 1
    for entry in open { closings[entry.index] = end }
    guard problem == nil, let first = open.first else { return }
    if Unicode.Scalar(first.byte) == "{" { unclosedBrace = first.index }
    reportUnclosed(first, before: end, tokens)
  }

  private mutating func reportUnclosed(_ opening: (index: Int, byte: UInt8), before index: Int, _ tokens: [Token]) {
    let (opener, closer): (String, String) =
      switch Unicode.Scalar(opening.byte) {
      case "(": ("(", ")")
      case "[": ("[", "]")
      default: ("{", "}")
      }
    let place = index > 0 ? tokens[index - 1].range.upperBound : 0
    report(
      "expected '\(closer)'", at: place..<place, note: "to match this opening '\(opener)'",
      noteRange: tokens[opening.index].range)
  }

  private mutating func report(
    _ message: String, at range: Range<Int>, note: String? = nil, noteRange: Range<Int>? = nil
  ) {
    guard problem == nil else { return }
    problem = SyntaxProblem(message: message, range: range, note: note, noteRange: noteRange)
  }
}
