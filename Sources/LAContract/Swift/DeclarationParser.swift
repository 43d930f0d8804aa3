/// Reads the declarations of a Swift file.
///
/// Bodies and expressions are skipped by their delimiters; whatever it does not
/// understand it skips up to the next plausible declaration, so that one odd line costs no more than itself.
struct DeclarationParser {
  let source: SourceFile
  let tokens: [Token]
  let delimiters: Delimiters
  let documentation: DocumentationComments
  var index = 0
  /// Where the block or group being read ends; nothing behind it is looked at.
  var limit: Int
  /// How deep the recursion is, over blocks, types and values together.
  var depth = 0
  var problems: [SyntaxProblem]

  private init(_ source: SourceFile, defines: Set<String>) {
    let lexed = Lexer.lex(source)
    let (tokens, problems) = ConditionalCompilation.activeTokens(of: lexed.tokens, in: source, defines: defines)
    self.source = source
    self.tokens = tokens
    self.problems = lexed.problems + problems
    documentation = lexed.documentation
    delimiters = Delimiters(tokens, in: source)
    limit = tokens.count - 1
    // A string or comment without end swallows delimiters; they are not to blame then.
    if self.problems.isEmpty, let problem = delimiters.problem { self.problems.append(problem) }
  }

  /// Reads a file, taking the flags in `defines` as set in its `#if` conditions.
  static func parse(_ source: SourceFile, defines: Set<String> = []) -> ParsedFile {
    var parser = DeclarationParser(source, defines: defines)
    let members = parser.members()
    return ParsedFile(source: source, members: members, problems: parser.problems)
  }

  /// Reads declarations up to the limit.
  mutating func members() -> Members {
    var members = Members()
    while index < limit {
      let start = index
      declaration(into: &members)
      if index == start { index += 1 }
    }
    return members
  }

  private mutating func declaration(into members: inout Members) {
    let prefix = declarationPrefix()
    guard current.kind == .identifier, let keyword = Keyword(rawValue: text(current)), isKeywordHere(keyword) else {
      return skipStatement()
    }
    switch keyword {
    case .struct, .class, .actor, .enum, .protocol: typeDeclaration(keyword, prefix, into: &members)
    case .extension: extensionDeclaration(into: &members)
    case .typealias, .associatedtype: aliasDeclaration(prefix, into: &members)
    case .let, .var: variableDeclarations(prefix, into: &members)
    case .case: caseDeclarations(into: &members)
    case .`init`: initializerDeclaration(into: &members)
    case .func, .subscript, .deinit, .macro, .import, .operator, .precedencegroup: skipDeclaration()
    }
  }
}

// MARK: - Moving over the tokens

extension DeclarationParser {
  /// The token at the index, or the end of the file where the block ends.
  var current: Token { peek(0) }

  func peek(_ distance: Int) -> Token {
    let place = index + distance
    return place >= 0 && place < limit ? tokens[place] : tokens[tokens.count - 1]
  }

  func text(_ token: Token) -> String { source.text(token.range) }

  /// Whether the token is a word or sign of this text; a word in backticks never is.
  func matches(_ token: Token, _ text: String) -> Bool {
    guard token.kind != .quotedIdentifier, token.range.count == text.utf8.count else { return false }
    return source.bytes[token.range].elementsEqual(text.utf8)
  }

  func at(_ text: String) -> Bool { matches(current, text) }

  mutating func consume(_ text: String) -> Bool {
    guard at(text) else { return false }
    index += 1
    return true
  }

  /// The name that a token spells, without backticks.
  func name(_ token: Token) -> String? {
    switch token.kind {
    case .identifier: text(token)
    case .quotedIdentifier: source.text(token.range.lowerBound + 1..<token.range.upperBound - 1)
    default: nil
    }
  }

  /// Whether nothing stands between a token and the one before it.
  func touchesPrevious(_ place: Int) -> Bool {
    place > 0 && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  func isOpening(_ token: Token) -> Bool {
    guard token.kind == .punctuation else { return false }
    switch Unicode.Scalar(source.bytes[token.range.lowerBound]) {
    case "(", "[", "{": return true
    default: return false
    }
  }

  /// Where the group that opens at a place closes, as far as one may look.
  func closing(of place: Int) -> Int { min(delimiters.closings[place], limit) }

  /// Passes one token, or a whole group where one opens.
  mutating func skipUnit() {
    index = min(isOpening(current) ? closing(of: index) + 1 : index + 1, limit)
  }

  /// Reads what is inside the group that opens here, and leaves behind it, whatever was read.
  mutating func inGroup<Value>(_ read: (inout DeclarationParser) -> Value) -> Value {
    let outerLimit = limit
    let end = closing(of: index)
    index += 1
    limit = end
    let value = read(&self)
    limit = outerLimit
    index = min(end + 1, limit)
    return value
  }

  /// Runs a step that may recur, unless it is too deep already.
  mutating func nested<Value>(_ read: (inout DeclarationParser) -> Value?) -> Value? {
    guard depth < Lexer.nestingLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}
