extension DeclarationParser {
  /// Reads a type; nil, and nothing passed that matters, where there is none.
  mutating func type() -> TypeSyntax? {
    nested { $0.composition() }
  }

  private mutating func composition() -> TypeSyntax? {
    let start = current.range.lowerBound
    guard let isPlain = specifiers(), let first = suffixedType() else { return nil }
    var parts = [first]
    while at("&") {
      index += 1
      _ = specifiers()
      guard let part = suffixedType() else { break }
      parts.append(part)
    }
    let range = start..<max(start, tokens[index - 1].range.upperBound)
    guard isPlain else { return TypeSyntax(kind: .other, range: range) }
    return TypeSyntax(kind: parts.count == 1 ? first.kind : .composition(parts), range: range)
  }

  /// Passes attributes and `inout`, `any` …; false for a pack, which is no type of its own.
  ///
  /// Nil where no type follows.
  private mutating func specifiers() -> Bool? {
    var isPlain = true
    while index < limit {
      if at("@") {
        guard attribute(inType: true) != nil else { return nil }
        continue
      }
      guard current.kind == .identifier, startsTypeBehindSpecifier(peek(1)) || isNonisolatedSpecifier else { break }
      switch text(current) {
      case "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const":
        index += 1
      case "nonisolated":
        index += 1
        if at("(") { skipUnit() }
      case "each", "repeat":
        index += 1
        isPlain = false
      default: return isPlain
      }
    }
    return isPlain
  }

  private var isNonisolatedSpecifier: Bool { at("nonisolated") && matches(peek(1), "(") }

  private func startsTypeBehindSpecifier(_ token: Token) -> Bool {
    name(token) != nil || matches(token, "(") || matches(token, "[") || matches(token, "@") || matches(token, "~")
  }

  /// Reads a type with `?`, `!`, `.Type` and the like behind it.
  private mutating func suffixedType() -> TypeSyntax? {
    let start = current.range.lowerBound
    guard var type = primaryType() else { return nil }
    var optionals = 0
    while index < limit {
      if at("?") || at("!"), touchesPrevious(index) {
        index += 1
        optionals += 1
        // More of them say nothing more, and would nest without bound.
        if optionals > Lexer.nestingLimit { continue }
        type = TypeSyntax(kind: .optional(type), range: start..<tokens[index - 1].range.upperBound)
      } else if at("."), name(peek(1)) != nil, !matches(peek(1), "self") {
        index += 2
        type = TypeSyntax(kind: .other, range: start..<tokens[index - 1].range.upperBound)
      } else {
        break
      }
    }
    return type
  }

  private mutating func primaryType() -> TypeSyntax? {
    if at("[") { return bracketedType() }
    if at("(") { return parenthesizedType() }
    if name(current) != nil { return namedType() }
    let start = index
    if at("~") {
      index += 1
      return suffixedTypeAsOther(from: start)
    }
    // `Vector<3, Int>`
    _ = consume("-")
    guard current.kind == .integer else {
      index = start
      return nil
    }
    index += 1
    return other(from: start)
  }

  private mutating func suffixedTypeAsOther(from start: Int) -> TypeSyntax? {
    guard nested({ $0.suffixedType() }) != nil else { return nil }
    return other(from: start)
  }

  /// What has been passed since a place, as a type that does not decode.
  private func other(from start: Int) -> TypeSyntax {
    TypeSyntax(kind: .other, range: tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound)
  }

  /// Reads `[T]`, `[K: V]` or `[3 of T]`.
  private mutating func bracketedType() -> TypeSyntax? {
    let start = index
    let kind: TypeSyntax.Kind = inGroup { parser in
      guard let first = parser.type() else { return .other }
      if parser.index == parser.limit { return .array(first) }
      guard parser.consume(":"), let second = parser.type(), parser.index == parser.limit else { return .other }
      return .dictionary(first, second)
    }
    return TypeSyntax(kind: kind, range: other(from: start).range)
  }

  /// A tuple, a function, or a type in parentheses.
  private mutating func parenthesizedType() -> TypeSyntax? {
    let start = index
    let element: TypeSyntax? = inGroup { parser in
      let type = parser.type()
      return parser.index == parser.limit ? type : nil
    }
    guard skipFunctionResult() else { return element ?? other(from: start) }
    return other(from: start)
  }

  /// Passes `async throws(E) -> T`, which makes the tuple before it a function's parameters.
  private mutating func skipFunctionResult() -> Bool {
    let start = index
    while at("async") || at("throws") || at("rethrows") || at("reasync") {
      index += 1
      if at("(") { skipUnit() }
    }
    guard consume("->") else {
      index = start
      return false
    }
    _ = type()
    return true
  }

  /// Reads `A.B<C>`, also with a module in front as `Foundation::Date`.
  ///
  /// `A.Type` is a metatype.
  mutating func namedType() -> TypeSyntax? {
    let start = index
    var components: [TypeSyntax.Component] = []
    var isMetatype = false
    while let name = name(current) {
      if !components.isEmpty, at("Type") || at("Protocol") { isMetatype = true }
      index += 1
      let arguments = at("<") ? genericArguments() ?? [] : []
      components.append(TypeSyntax.Component(name: name, arguments: arguments))
      guard skipComponentSeparator() else { break }
    }
    guard let first = components.first else { return nil }
    let isPlaceholder = components.count == 1 && first.name == "_"
    let range = other(from: start).range
    return TypeSyntax(kind: isMetatype || isPlaceholder ? .other : .named(components), range: range)
  }

  private mutating func skipComponentSeparator() -> Bool {
    // `.self` makes a value of a type, and is no part of its name.
    if at("."), name(peek(1)) != nil, !matches(peek(1), "self") {
      index += 1
      return true
    }
    if at(":"), matches(peek(1), ":"), touchesPrevious(index), touchesPrevious(index + 1), name(peek(2)) != nil {
      index += 2
      return true
    }
    return false
  }

  /// Reads `<A, B>`; nil, and nothing passed, where `<` turns out to mean less.
  private mutating func genericArguments() -> [TypeSyntax]? {
    let start = index
    index += 1
    var arguments: [TypeSyntax] = []
    while let type = type() {
      arguments.append(type)
      guard consume(",") else { break }
    }
    if consume(">") { return arguments }
    index = start
    return nil
  }

  /// Passes `<A, B>` in an expression, where it needs a call or a member behind it, or the end.
  mutating func skipGenericArguments() -> Bool {
    let start = index
    if genericArguments() != nil {
      let token = current
      if index == limit || token.startsLine || isOpening(token) || matches(token, ".") || matches(token, ",")
        || matches(token, "?") || matches(token, "!") || matches(token, ";")
      {
        return true
      }
    }
    index = start
    return false
  }
}
