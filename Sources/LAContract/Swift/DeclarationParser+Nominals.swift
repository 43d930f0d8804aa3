extension DeclarationParser {
  /// Reads `struct A<T>: B where … { … }` from its keyword on.
  mutating func typeDeclaration(_ keyword: Keyword, _ prefix: DeclarationPrefix, into members: inout Members) {
    let start = index
    index += 1
    guard let name = name(current) else { return skipStatement() }
    let nameRange = current.range
    index += 1
    let genericParameters = genericParameters()
    let inherited = inheritanceClause()
    skipToBody()
    let block = block(of: source.text(tokens[start].range) + " " + name)
    let kind: TypeDeclaration.Kind =
      switch keyword {
      case .struct: .structure
      case .enum: .enumeration
      case .actor: .actor
      case .protocol: .protocol
      default: .class
      }
    members.types.append(
      TypeDeclaration(
        kind: kind, name: name, nameRange: nameRange, isPrivate: prefix.isPrivate, attributes: prefix.attributes,
        genericParameters: genericParameters, inherited: inherited, documentation: prefix.documentation,
        members: kind == .protocol ? withoutRequirements(block) : block))
  }

  /// What a protocol asks for, it does not have.
  private func withoutRequirements(_ members: Members) -> Members {
    var members = members
    members.variables = []
    return members
  }

  mutating func extensionDeclaration(into members: inout Members) {
    index += 1
    guard let extended = type() else { return skipStatement() }
    let inherited = inheritanceClause()
    skipToBody()
    let block = block(of: "extension " + source.text(extended.range))
    members.extensions.append(ExtensionDeclaration(extended: extended, inherited: inherited, members: block))
  }

  /// Reads `typealias A<T> = B`, and `associatedtype A: P = B`, which without `= B` declares nothing.
  mutating func aliasDeclaration(_ prefix: DeclarationPrefix, into members: inout Members) {
    index += 1
    guard let name = name(current) else { return skipStatement() }
    let nameRange = current.range
    index += 1
    let genericParameters = genericParameters()
    _ = inheritanceClause()
    if consume("="), let target = type() {
      members.aliases.append(
        AliasDeclaration(
          name: name, nameRange: nameRange, isPrivate: prefix.isPrivate, genericParameters: genericParameters,
          target: target))
    }
    skipSignature()
  }

  /// The names in `<A, B: P, each C, let count: Int>`.
  mutating func genericParameters() -> [String] {
    guard consume("<") else { return [] }
    var names: [String] = []
    while index < limit, !consume(">") {
      let start = index
      while at("@") { _ = attribute(inType: true) }
      if at("each") || at("let"), name(peek(1)) != nil { index += 1 }
      if let name = name(current) {
        names.append(name)
        index += 1
      }
      if consume(":") { _ = type() }
      _ = consume(",")
      // A default or anything newer than this parser: on to the next parameter.
      if index == start { skipUnit() }
      if at("{") { break }
    }
    return names
  }

  private mutating func inheritanceClause() -> [TypeSyntax] {
    guard consume(":") else { return [] }
    var inherited: [TypeSyntax] = []
    repeat {
      guard let type = type() else { break }
      inherited.append(type)
    } while consume(",")
    return inherited
  }

  /// Passes a `where` clause, and whatever else stands in front of the brace.
  private mutating func skipToBody() {
    skipSignature(passingBody: false)
  }

  /// Reads the members between the braces that open here, if they do.
  private mutating func block(of owner: String) -> Members {
    guard at("{") else { return Members() }
    nameUnclosedBrace(owner)
    let members = nested { parser in parser.inGroup { $0.members() } }
    if let members { return members }
    if !problems.contains(where: { $0.message == Self.tooDeep }) {
      problems.append(SyntaxProblem(message: Self.tooDeep, range: current.range, note: nil, noteRange: nil))
    }
    skipUnit()
    return Members()
  }

  private static let tooDeep = "declarations are nested too deeply"

  /// The delimiters alone do not know what the brace that is never closed belongs to.
  private mutating func nameUnclosedBrace(_ owner: String) {
    guard index == delimiters.unclosedBrace,
      let place = problems.firstIndex(where: { $0.noteRange == current.range && $0.message == "expected '}'" })
    else { return }
    let problem = problems[place]
    problems[place] = SyntaxProblem(
      message: "expected '}' at the end of '\(owner)'", range: problem.range, note: problem.note,
      noteRange: problem.noteRange)
  }
}
