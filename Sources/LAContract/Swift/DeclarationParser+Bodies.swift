extension DeclarationParser {
  /// Reads the statements of a body up to the limit.
  mutating func decodingSteps() -> [DecodingStep] {
    var steps: [DecodingStep] = []
    while index < limit {
      let start = index
      if let step = nested({ .some($0.decodingStep()) }) { steps += step }
      if index == start { skipUnit() }
    }
    return steps
  }

  private mutating func decodingStep() -> [DecodingStep] {
    if consume(";") { return [] }
    guard current.kind == .identifier else { return [.evaluate(statementExpression(), name: nil)] }
    switch text(current) {
    case "let", "var": return bindings()
    case "if":
      index += 1
      return [ifStep()]
    case "guard":
      index += 1
      let conditions = conditions()
      _ = consume("else")
      return [.branch(conditions, then: [], otherwise: block())]
    case "switch":
      index += 1
      return [switchStep()]
    case "do":
      index += 1
      if at("throws") { skipToBlock() }
      return [doStep()]
    case "for", "while", "func":
      let header = headExpression()
      return [.repeat(header, block())]
    case "repeat":
      index += 1
      let body = block()
      return [.repeat(statementExpression(), body)]
    case "defer":
      index += 1
      return [.repeat(DecodingExpression(), block())]
    case "return":
      index += 1
      return [.return(statementExpression())]
    case "throw":
      index += 1
      return [.throw(statementExpression())]
    case "break", "continue", "fallthrough":
      index += 1
      return []
    default:
      return [.evaluate(statementExpression(), name: nil)]
    }
  }

  /// Reads `let a = …, b: T = …`.
  private mutating func bindings() -> [DecodingStep] {
    var steps: [DecodingStep] = []
    repeat {
      index += 1
      let name = name(current)
      skipUnit()
      if consume(":") { _ = type() }
      guard consume("=") else { continue }
      let end = endOfExpression()
      steps.append(.evaluate(expression(upTo: end), name: name))
    } while at(",")
    return steps
  }

  private mutating func ifStep() -> DecodingStep {
    let conditions = conditions()
    let then = block()
    guard consume("else") else { return .branch(conditions, then: then, otherwise: []) }
    guard consume("if") else { return .branch(conditions, then: then, otherwise: block()) }
    let otherwise = nested { .some($0.ifStep()) }
    return .branch(conditions, then: then, otherwise: otherwise.map { [$0] } ?? [])
  }

  private mutating func conditions() -> [DecodingStep.Condition] {
    var conditions: [DecodingStep.Condition] = []
    while index < limit, !at("{"), !at("else") {
      let isBinding = at("let") || at("var")
      let isPattern = at("case")
      var bound: String?
      if isBinding {
        index += 1
        bound = name(current)
      }
      let isNegated = at("!")
      let end = endOfCondition()
      let start = index
      if isPattern || isBinding { while index < end, !at("=") { skipUnit() } }
      // `if let x` alone tests a name that was bound before.
      if index >= end { index = start }
      _ = consume("=")
      conditions.append(
        DecodingStep.Condition(
          expression: expression(upTo: end), name: bound, isBinding: isBinding, isNegated: isNegated))
      _ = consume(",")
    }
    return conditions
  }

  /// A condition ends before a comma, a block, or the `else` of a guard.
  private func endOfCondition() -> Int {
    var scan = self
    while scan.index < limit, !scan.at(","), !scan.at("{"), !scan.at("else") { scan.skipUnit() }
    return scan.index
  }

  private mutating func switchStep() -> DecodingStep {
    let subject = headExpression()
    guard at("{") else { return .select(subject, []) }
    return inGroup { parser in
      var cases: [[DecodingStep]] = []
      while parser.index < parser.limit {
        // `@unknown default:` has an attribute in front.
        parser.skipCaseLabel()
        let end = parser.endOfCase()
        let outerLimit = parser.limit
        parser.limit = end
        cases.append(parser.decodingSteps())
        parser.limit = outerLimit
        parser.index = end
      }
      return .select(subject, cases)
    }
  }

  private mutating func skipCaseLabel() {
    while index < limit, !at(":") { skipUnit() }
    _ = consume(":")
  }

  private func endOfCase() -> Int {
    var scan = self
    while scan.index < limit {
      if scan.current.startsLine || scan.matches(scan.peek(-1), ";") {
        if scan.at("case") || scan.at("default") || scan.at("@") { break }
      }
      scan.skipUnit()
    }
    return scan.index
  }

  private mutating func doStep() -> DecodingStep {
    let body = block()
    var handlers: [[DecodingStep]] = []
    while consume("catch") {
      skipToBlock()
      handlers.append(block())
    }
    return .attempt(body, handlers: handlers)
  }

  private mutating func skipToBlock() {
    while index < limit, !at("{") { skipUnit() }
  }

  private mutating func block() -> [DecodingStep] {
    guard at("{") else { return [] }
    return inGroup { $0.decodingSteps() }
  }

  /// What stands between a keyword and its block.
  private mutating func headExpression() -> DecodingExpression {
    var scan = self
    while scan.index < limit, !scan.at("{") { scan.skipUnit() }
    return expression(upTo: scan.index)
  }

  private mutating func statementExpression() -> DecodingExpression {
    guard index < limit, !(current.startsLine && at("}")) else { return DecodingExpression() }
    return expression(upTo: max(endOfExpression(), min(index + 1, limit)))
  }

  private mutating func expression(upTo end: Int) -> DecodingExpression {
    var expression = DecodingExpression()
    let outerLimit = limit
    limit = max(end, index)
    scan(into: &expression, ContainerCall.Surroundings())
    limit = outerLimit
    index = max(end, index)
    return expression
  }
}
