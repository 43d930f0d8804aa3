extension DeclarationParser {
  /// Reads `let` or `var` with all its names.
  mutating func variableDeclarations(_ prefix: DeclarationPrefix, into members: inout Members) {
    let isLet = at("let")
    index += 1
    /// Names that wait for the annotation of a later one, as in `var a, b: Int`.
    var untyped: [Int] = []
    repeat {
      guard let token = pattern() else { break }
      let type = consume(":") ? type() : nil
      if let type {
        for place in untyped { members.variables[place] = members.variables[place].annotated(with: type) }
        untyped = []
      }
      let initializer = consume("=") ? initializerValue() : nil
      let isComputed = accessorBlock()
      guard let name = name(token), name != "_" || token.kind == .quotedIdentifier else { continue }
      if type == nil {
        if initializer == nil, !isComputed { untyped.append(members.variables.count) } else { untyped = [] }
      }
      members.variables.append(
        VariableDeclaration(
          name: name, nameRange: token.range, isLet: isLet, isStatic: prefix.isStatic, isLazy: prefix.isLazy,
          isComputed: isComputed, attributes: prefix.attributes, type: type, initializer: initializer,
          documentation: prefix.documentation))
    } while consume(",")
  }

  /// Passes a name, or a tuple of names, which is never decoded; nil where there is neither.
  private mutating func pattern() -> Token? {
    let token = current
    guard name(token) != nil || at("(") else { return nil }
    skipUnit()
    return token
  }

  /// Passes the block behind a variable; whether it computes the value.
  private mutating func accessorBlock() -> Bool {
    guard at("{") else { return false }
    return inGroup { parser in
      switch parser.accessorName() {
      // A name alone, `{ didSet }`, would be an expression.
      case "willSet", "didSet": !(parser.matches(parser.peek(1), "{") || parser.matches(parser.peek(1), "("))
      default: true
      }
    }
  }

  /// Reads the value behind `=`, and leaves behind all of its expression.
  mutating func initializerValue() -> InitializerSyntax {
    let outerLimit = limit
    let end = endOfExpression()
    limit = end
    let value = value() ?? .other
    limit = outerLimit
    index = end
    return value
  }
}

extension VariableDeclaration {
  fileprivate func annotated(with type: TypeSyntax) -> VariableDeclaration {
    VariableDeclaration(
      name: name, nameRange: nameRange, isLet: isLet, isStatic: isStatic, isLazy: isLazy, isComputed: isComputed,
      attributes: attributes, type: type, initializer: initializer, documentation: documentation)
  }
}
