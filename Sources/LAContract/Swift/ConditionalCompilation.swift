/// Keeps of the tokens what an iOS device compiles: the active branches of `#if`.
struct ConditionalCompilation {
  /// One `#if` that is not closed yet.
  private struct Block {
    let opening: Range<Int>
    /// What surrounds it is compiled.
    let isEnclosingActive: Bool
    /// A branch of it is, or was, compiled.
    var hasTakenBranch: Bool
    var isActive: Bool
  }

  private let tokens: [Token]
  private let source: SourceFile
  private let defines: Set<String>
  private var blocks: [Block] = []
  private var active: [Token] = []
  private var problems: [SyntaxProblem] = []
  private var index = 0

  private init(_ tokens: [Token], in source: SourceFile, defines: Set<String>) {
    self.tokens = tokens
    self.source = source
    self.defines = defines
  }

  static func activeTokens(
    of tokens: [Token], in source: SourceFile, defines: Set<String> = []
  ) -> (tokens: [Token], problems: [SyntaxProblem]) {
    guard tokens.contains(where: { $0.kind == .pound }) else { return (tokens, []) }
    var pass = ConditionalCompilation(tokens, in: source, defines: defines)
    pass.run()
    return (pass.active, pass.problems)
  }

  private mutating func run() {
    active.reserveCapacity(tokens.count)
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if token.kind == .pound, handleDirective(token) { continue }
      if blocks.last?.isActive ?? true || token.kind == .endOfFile { active.append(token) }
    }
    if let block = blocks.last {
      let end = source.bytes.count
      problems.append(
        SyntaxProblem(
          message: "expected '#else' or '#endif' at end of conditional compilation block", range: end..<end,
          note: "to match this opening '#if'", noteRange: block.opening))
    }
  }

  /// Whether the token is one of the four directives.
  private mutating func handleDirective(_ token: Token) -> Bool {
    switch source.text(token.range) {
    case "#if":
      let isEnclosingActive = blocks.last?.isActive ?? true
      let holds = readCondition()
      blocks.append(
        Block(
          opening: token.range, isEnclosingActive: isEnclosingActive, hasTakenBranch: holds,
          isActive: isEnclosingActive && holds))
    case "#elseif": startBranch(token, holds: readCondition())
    case "#else": startBranch(token, holds: true)
    case "#endif":
      if blocks.popLast() == nil { reportStray(token) }
    default: return false
    }
    return true
  }

  private mutating func startBranch(_ token: Token, holds: Bool) {
    guard var block = blocks.popLast() else { return reportStray(token) }
    block.isActive = block.isEnclosingActive && !block.hasTakenBranch && holds
    block.hasTakenBranch = block.hasTakenBranch || holds
    blocks.append(block)
  }

  private mutating func reportStray(_ token: Token) {
    guard problems.isEmpty else { return }
    problems.append(
      SyntaxProblem(
        message: "unexpected '\(source.text(token.range))' without '#if'", range: token.range, note: nil, noteRange: nil
      ))
  }

  /// A condition ends with its line.
  private mutating func readCondition() -> Bool {
    let start = index
    while index < tokens.count, !tokens[index].startsLine, tokens[index].kind != .endOfFile { index += 1 }
    var condition = CompilationCondition(tokens[start..<index], in: source, defines: defines)
    return condition.evaluate()
  }
}
