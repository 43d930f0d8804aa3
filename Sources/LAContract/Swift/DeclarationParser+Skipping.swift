extension DeclarationParser {
  /// Passes a declaration that says nothing about what is stored.
  mutating func skipDeclaration() {
    let isFunction = at("func")
    let isImport = at("import")
    index += 1
    if isImport { return skipImport() }
    // The name may be an operator, and in other tools' hands a keyword.
    if isFunction, !isOpening(current) { index = min(index + 1, limit) }
    skipSignature()
  }

  /// `import struct A.b` and `import class A.b` name a keyword.
  private mutating func skipImport() {
    while index < limit, !current.startsLine, !at(";") { index += 1 }
  }

  /// Passes parameters, effects, result and requirements, then the body.
  ///
  /// A declaration without a body ends where its line does and another one starts.
  mutating func skipSignature(passingBody: Bool = true) {
    while index < limit {
      if at("{") {
        if passingBody { skipUnit() }
        return
      }
      if at(";") { return }
      if startsDeclaration(at: index), !continuesSignature(behind: index - 1) { return }
      skipUnit()
    }
  }

  /// Whether a token cannot be the last one of a signature.
  private func continuesSignature(behind place: Int) -> Bool {
    guard place >= 0 else { return false }
    let token = tokens[place]
    return matches(token, ",") || matches(token, ":") || matches(token, "->") || matches(token, "where")
      || matches(token, "&") || matches(token, "==") || matches(token, "=") || matches(token, ".")
  }

  /// Passes a statement of a script, a freestanding macro, or something that is no Swift, up to the next line that
  /// starts something new.
  mutating func skipStatement() {
    repeat {
      skipUnit()
    } while index < limit && !current.startsLine && !matches(tokens[index - 1], ";")
  }

  // MARK: - Expressions

  /// Where the expression that starts here ends: before a comma, at the end of its line unless the next line goes on,
  /// or before the block of a property's observers.
  func endOfExpression() -> Int {
    var scan = self
    var expectsOperand = true
    while scan.index < limit {
      let token = scan.current
      if scan.endsExpression(token, expectsOperand: expectsOperand) { break }
      expectsOperand = scan.passExpressionUnit(token)
    }
    return scan.index
  }

  private func endsExpression(_ token: Token, expectsOperand: Bool) -> Bool {
    if matches(token, ",") || matches(token, ";") { return true }
    if token.startsLine, !expectsOperand, !continuesExpression(token) { return true }
    return !expectsOperand && matches(token, "{") && startsAccessorBlock
  }

  /// Whether a token at the start of a line goes on with the expression of the line before.
  private func continuesExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .punctuation: matches(token, ".") || matches(token, ":") || matches(token, "{")
    // An operator with space on both sides is an infix one.
    case .operation: index + 1 < limit && !touchesPrevious(index + 1)
    case .identifier: matches(token, "as") || matches(token, "is") || matches(token, "else")
    default: false
    }
  }

  /// Passes a token or a group of an expression; whether an operand must follow.
  private mutating func passExpressionUnit(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier:
      index += 1
      if at("<"), touchesPrevious(index), skipGenericArguments() { return false }
      return isExpressionKeyword(token) && !isMemberName(index - 1)
    case .operation:
      let isPostfix = touchesPrevious(index) && (index + 1 >= limit || !touchesPrevious(index + 1))
      let isMark = touchesPrevious(index) && (matches(token, "?") || matches(token, "!"))
      index += 1
      return !isPostfix && !isMark
    case .punctuation where !isOpening(token):
      index += 1
      return true
    default:
      skipUnit()
      return false
    }
  }

  private func isMemberName(_ place: Int) -> Bool { place > 0 && matches(tokens[place - 1], ".") }

  private func isExpressionKeyword(_ token: Token) -> Bool {
    switch text(token) {
    case "try", "await", "as", "is", "if", "switch", "else", "in", "consume", "copy", "each", "repeat", "any", "some",
      "do", "catch", "unsafe":
      true
    default: false
    }
  }

  /// Whether the block that opens here starts with an accessor, which is how Swift tells it from a trailing closure.
  var startsAccessorBlock: Bool {
    var scan = self
    return scan.inGroup { $0.accessorName() != nil }
  }

  /// The first accessor's name, behind its attributes and modifiers.
  mutating func accessorName() -> String? {
    while index < limit {
      if at("@") {
        _ = attribute(inType: false)
        continue
      }
      guard current.kind == .identifier else { return nil }
      let word = text(current)
      switch word {
      case "mutating", "nonmutating", "nonisolated", "borrowing", "consuming", "__consuming", "yielding", "private",
        "public", "internal", "fileprivate":
        index += 1
        if at("(") { skipUnit() }
      case "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress", "borrow", "mutate":
        return word
      case "init": return matches(peek(1), "(") || matches(peek(1), "{") ? word : nil
      default: return nil
      }
    }
    return nil
  }
}
