extension DeclarationParser {
  /// Reads the whole expression up to the limit; nil where it does not give away its type.
  mutating func value() -> InitializerSyntax? {
    guard let value = arithmetic(), index == limit else { return nil }
    return value
  }

  /// Reads operands joined by operators, and `as T`.
  private mutating func arithmetic() -> InitializerSyntax? {
    guard var value = operand() else { return nil }
    while index < limit {
      if at("as") { return cast() }
      guard isArithmeticOperator(current) else { return value }
      let isAddition = at("+")
      index += 1
      guard let right = operand(), let joined = value.joined(with: right, isAddition: isAddition) else { return nil }
      value = joined
    }
    return value
  }

  private func isArithmeticOperator(_ token: Token) -> Bool {
    guard token.kind == .operation, token.range.count == 1 else { return false }
    switch Unicode.Scalar(source.bytes[token.range.lowerBound]) {
    case "+", "-", "*", "/", "%": return true
    default: return false
    }
  }

  /// Reads `as T`, `as? T` or `as! T`.
  private mutating func cast() -> InitializerSyntax? {
    index += 1
    let isConditional = at("?")
    if isConditional || at("!") { index += 1 }
    guard let type = type() else { return nil }
    return .cast(isConditional ? TypeSyntax(kind: .optional(type), range: type.range) : type)
  }

  private mutating func operand() -> InitializerSyntax? {
    nested { $0.unboundedOperand() }
  }

  private mutating func unboundedOperand() -> InitializerSyntax? {
    switch current.kind {
    case .integer: return literal(.integer)
    case .floatingPoint: return literal(.floatingPoint)
    case .string: return literal(.string)
    case .quotedIdentifier: return nameOrCall()
    case .identifier: return wordOperand()
    case .operation: return signedOperand()
    case .punctuation:
      if at("(") { return inGroup { $0.value() } }
      return at("[") ? bracketed() : nil
    case .regularExpression, .pound, .endOfFile: return nil
    }
  }

  private mutating func literal(_ kind: InitializerSyntax) -> InitializerSyntax {
    index += 1
    return kind
  }

  private mutating func signedOperand() -> InitializerSyntax? {
    let isNegation = at("!")
    guard isNegation || at("-") || at("+") else { return nil }
    index += 1
    guard let value = operand() else { return nil }
    return isNegation ? (value == .boolean ? value : nil) : (value.isNumber ? value : nil)
  }

  private mutating func wordOperand() -> InitializerSyntax? {
    switch text(current) {
    case "true", "false": return literal(.boolean)
    case "nil": return literal(.nil)
    case "try":
      index += 1
      // `try?` makes an optional of whatever it is.
      if at("?") { return nil }
      _ = consume("!")
      return operand()
    case "await", "unsafe":
      index += 1
      return operand()
    default: return nameOrCall()
    }
  }

  /// Reads `A.b`, `A(…)`, `A.init(…)`, `A.b(…)`.
  private mutating func nameOrCall() -> InitializerSyntax? {
    guard let type = namedType(), case .named(let components) = type.kind, let last = components.last else {
      return nil
    }
    if at("(") {
      let label = firstLabel()
      skipArguments()
      if last.name == "init", components.count > 1 { return call(of: Array(components.dropLast()), label, type.range) }
      if last.readsAsType { return call(of: components, label, type.range) }
      // A free function may return anything.
      guard components.count > 1 else { return nil }
    }
    guard last.name != "self", components.allSatisfy({ $0.arguments.isEmpty }) else { return nil }
    return .reference(components.map(\.name))
  }

  private mutating func call(
    of components: [TypeSyntax.Component], _ label: String?, _ range: Range<Int>
  ) -> InitializerSyntax {
    let type = TypeSyntax(kind: .named(components), range: range)
    guard !skipForce(), let label else { return .call(type) }
    return .conditionalCall(type, label: label)
  }

  /// The label of the first argument behind `(` where it is that of initializers that may fail; empty for a bare text.
  private func firstLabel() -> String? {
    guard index + 2 < limit else { return nil }
    let first = tokens[index + 1]
    if first.kind == .string { return matches(tokens[index + 2], ")") ? "" : nil }
    guard first.kind == .identifier, matches(tokens[index + 2], ":") else { return nil }
    let label = text(first)
    return InitializerSyntax.failableLabels.contains(label) ? label : nil
  }

  /// Passes the arguments of a call, and a closure behind them.
  private mutating func skipArguments() {
    skipUnit()
    if at("{") { skipUnit() }
  }

  @discardableResult
  private mutating func skipForce() -> Bool {
    guard at("!"), touchesPrevious(index) else { return false }
    index += 1
    return true
  }

  /// Reads `[1, 2]`, `["a": 1]` or `[Int]()`.
  private mutating func bracketed() -> InitializerSyntax? {
    let behind = closing(of: index) + 1
    let isCall = behind < limit && matches(tokens[behind], "(")
    let isInit =
      behind + 2 < limit && matches(tokens[behind], ".") && matches(tokens[behind + 1], "init")
      && matches(tokens[behind + 2], "(")
    guard isCall || isInit else { return inGroup { $0.elements() } }
    let start = current.range.lowerBound
    let kind: TypeSyntax.Kind = inGroup { parser in
      guard let element = parser.type() else { return .other }
      if parser.consume(":"), let value = parser.type() { return .dictionary(element, value) }
      return .array(element)
    }
    let range = start..<tokens[behind - 1].range.upperBound
    if isInit { index += 2 }
    skipArguments()
    skipForce()
    return .call(TypeSyntax(kind: kind, range: range))
  }

  /// Reads the elements of an array or dictionary literal up to the limit.
  private mutating func elements() -> InitializerSyntax {
    if at(":"), index + 1 == limit { return .dictionary(keys: [], values: []) }
    var keys: [InitializerSyntax] = []
    var values: [InitializerSyntax] = []
    while index < limit {
      let element = self.element()
      if consume(":") {
        keys.append(element)
        values.append(self.element())
      } else {
        values.append(element)
      }
      _ = consume(",")
    }
    return keys.isEmpty ? .array(values) : .dictionary(keys: keys, values: values)
  }

  private mutating func element() -> InitializerSyntax {
    let value = arithmetic()
    if index == limit || at(",") || at(":"), let value { return value }
    var openTernaries = 0
    while index < limit, !at(","), !at(":") || openTernaries > 0 {
      if at(":") { openTernaries -= 1 }
      if at("?"), !touchesPrevious(index) { openTernaries += 1 }
      skipUnit()
    }
    return .other
  }
}

extension InitializerSyntax {
  fileprivate static let failableLabels: Set<String> = [
    "string", "uuidString", "base64Encoded", "exactly", "rawValue", "identifier", "secondsFromGMT", "abbreviation",
  ]

  fileprivate var isNumber: Bool { self == .integer || self == .floatingPoint }

  /// What an arithmetic operator makes of two literals.
  fileprivate func joined(with other: InitializerSyntax, isAddition: Bool) -> InitializerSyntax? {
    if isNumber, other.isNumber { return self == .integer ? other : self }
    return isAddition && self == .string && other == .string ? .string : nil
  }
}

extension TypeSyntax.Component {
  /// Types are capitalized, and only types have generic arguments in an expression.
  fileprivate var readsAsType: Bool { !arguments.isEmpty || name.first?.isUppercase == true }
}
