/// What the lexer makes of a file.
struct LexedSource: Sendable {
  /// Ends with `.endOfFile`, always.
  var tokens: [Token] = []
  var problems: [SyntaxProblem] = []
  var documentation = DocumentationComments()
}

/// The documentation comments of a file, each in front of a token.
struct DocumentationComments: Sendable {
  private struct Place {
    let token: Int
    let comment: Range<Int>
  }

  private var places: [Place] = []

  /// Takes them in the order of the file; a token is named by its offset.
  mutating func append(_ comment: Range<Int>, before token: Int) {
    places.append(Place(token: token, comment: comment))
  }

  func before(_ token: Int) -> Range<Int>? {
    var rest = places[...]
    while let middle = rest.indices.middle {
      if places[middle].token == token { return places[middle].comment }
      rest = places[middle].token < token ? rest[(middle + 1)...] : rest[..<middle]
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}

/// Cuts Swift source into tokens, the way the Swift compiler does.
///
/// A brace in a string, a comment or a regular expression is no brace. Any bytes are taken, in linear time.
struct Lexer {
  let bytes: [UInt8]
  var offset = 0
  var problems: [SyntaxProblem] = []
  /// How many interpolations the lexer is in.
  var interpolationDepth = 0
  /// The token before the one that is being read; `/` means different things behind different tokens.
  var previous = 0..<0
  /// Where on its line the lexer has tried in vain to read `/` as a regular expression, and how often.
  var failedExpressions = (lineEnd: 0, count: 0)
  private var startsLine = true
  private var documentation = DocumentationComments()
  private var pendingDocumentation: Range<Int>?

  /// As deep as the Swift parser nests.
  static let nestingLimit = 256

  private init(_ source: SourceFile) {
    bytes = source.bytes
  }

  static func lex(_ source: SourceFile) -> LexedSource {
    var lexer = Lexer(source)
    if let invalid = source.bytes.firstInvalidUTF8 {
      lexer.report("invalid UTF-8 found in source file", at: invalid..<invalid + 1)
    }
    lexer.skipByteOrderMarkAndShebang()
    var tokens: [Token] = []
    // Swift source has a token about every five bytes.
    tokens.reserveCapacity(source.bytes.count / 5 + 1)
    repeat {
      tokens.append(lexer.nextToken())
    } while tokens.last?.kind != .endOfFile
    return LexedSource(tokens: tokens, problems: lexer.problems, documentation: lexer.documentation)
  }

  /// The byte at the offset, or NUL behind the end.
  var current: Unicode.Scalar { peek(0) }

  func peek(_ distance: Int) -> Unicode.Scalar {
    let place = offset + distance
    return place >= 0 && place < bytes.count ? Unicode.Scalar(bytes[place]) : "\0"
  }

  /// Says each thing once for a file: what comes after the first is mostly its consequence.
  mutating func report(_ message: String, at range: Range<Int>) {
    guard !problems.contains(where: { $0.message == message }) else { return }
    problems.append(SyntaxProblem(message: message, range: range, note: nil, noteRange: nil))
  }

  mutating func nextToken() -> Token {
    skipTrivia()
    let start = offset
    let startsLine = self.startsLine
    self.startsLine = false
    if let comment = pendingDocumentation {
      documentation.append(comment, before: start)
      pendingDocumentation = nil
    }
    let kind = offset < bytes.count ? scanToken() : .endOfFile
    previous = start..<offset
    return Token(kind: kind, range: start..<offset, startsLine: startsLine)
  }

  private mutating func scanToken() -> Token.Kind {
    switch current {
    case "a"..."z", "A"..."Z", "_", "$":
      skipIdentifier()
      return .identifier
    case "(", ")", "{", "}", "[", "]", ",", ":", ";", "@", "\\":
      offset += 1
      return .punctuation
    case ".": return scanPoint()
    case "0"..."9": return scanNumber()
    case "\"": return scanString(from: offset, pounds: 0)
    case "#": return scanPound()
    case "`": return scanQuotedIdentifier()
    case "<", ">":
      offset += 1
      return .operation
    case "/", "=", "-", "+", "*", "%", "&", "|", "!", "^", "~", "?": return scanOperator()
    case "\u{80}"...: return scanBeyondASCII()
    default: return scanInvalidCharacter()
    }
  }

  mutating func skipIdentifier() {
    while true {
      switch current {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "$": offset += 1
      case "\u{80}"...:
        let (scalar, length) = bytes.decodeScalar(at: offset)
        if scalar.isOperatorHead { return }
        offset += length
      default: return
      }
    }
  }

  private mutating func scanBeyondASCII() -> Token.Kind {
    if bytes.decodeScalar(at: offset).scalar.isOperatorHead { return scanOperator() }
    skipIdentifier()
    return .identifier
  }

  private mutating func scanInvalidCharacter() -> Token.Kind {
    report("invalid character in source file", at: offset..<offset + 1)
    offset += 1
    return .operation
  }

  /// `` `default` ``, and since Swift 6.2 anything else between backticks on one line.
  private mutating func scanQuotedIdentifier() -> Token.Kind {
    var end = offset + 1
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end] == UInt8(ascii: "`") {
        offset = end + 1
        return .quotedIdentifier
      }
      end += 1
    }
    return scanInvalidCharacter()
  }

  private mutating func scanPound() -> Token.Kind {
    let start = offset
    while current == "#" { offset += 1 }
    switch current {
    case "\"": return scanString(from: start, pounds: offset - start)
    case "/": return scanExtendedRegularExpression(from: start, pounds: offset - start)
    default:
      // Several pounds mean nothing here; passing them at once keeps a run of them linear.
      skipIdentifier()
      return .pound
    }
  }
}

// MARK: - What is between tokens

extension Lexer {
  private mutating func skipByteOrderMarkAndShebang() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if current == "#", peek(1) == "!" { skipLine() }
  }

  private mutating func skipTrivia() {
    while offset < bytes.count {
      switch current {
      case " ", "\t", "\u{B}", "\u{C}", "\0": offset += 1
      case "\n", "\r":
        startsLine = true
        offset += 1
      case "/" where peek(1) == "/":
        let start = offset
        skipLine()
        if bytes[start...].starts(with: "///".utf8) { noteDocumentation(start..<offset) }
      case "/" where peek(1) == "*": skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, !bytes[offset].isLineEnd { offset += 1 }
  }

  private mutating func skipBlockComment() {
    let start = offset
    let isDocumentation = peek(2) == "*" && peek(3) != "/"
    let startedLine = startsLine
    var depth = 0
    while offset < bytes.count {
      switch (current, peek(1)) {
      case ("/", "*"):
        depth += 1
        offset += 2
      case ("*", "/"):
        depth -= 1
        offset += 2
      case ("\n", _), ("\r", _):
        startsLine = true
        offset += 1
      default: offset += 1
      }
      if depth == 0 {
        if isDocumentation, startedLine { noteDocumentation(start..<offset) }
        return
      }
    }
    report("unterminated '/*' comment", at: start..<start + 2)
  }

  /// Comments behind a token on its line do not document the next one.
  private mutating func noteDocumentation(_ range: Range<Int>) {
    guard startsLine else { return }
    pendingDocumentation = (pendingDocumentation?.lowerBound ?? range.lowerBound)..<range.upperBound
  }
}
