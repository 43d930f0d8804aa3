extension DeclarationParser {
  /// Finds what an expression asks of decoders and containers, up to the limit.
  mutating func scan(into expression: inout DecodingExpression, _ surroundings: ContainerCall.Surroundings) {
    var surroundings = surroundings
    var follows = false
    while index < limit {
      let start = index
      if consume("try") {
        scanTry(into: &expression, &surroundings)
      } else if let call = containerCall(follows: follows, surroundings) {
        expression.calls.append(call)
        follows = true
        continue
      } else if isOpening(current) {
        scanGroup(into: &expression, at("{") ? .inClosure : surroundings)
      } else if current.kind == .operation {
        // What stands behind these is evaluated only if need be.
        if at("??"), surroundings.evaluation == .always { surroundings.evaluation = .fallback }
        if at("&&") || at("||") || (at("?") && !touchesPrevious(index)) { surroundings.evaluation = .conditional }
        index += 1
      } else if let name = name(current) {
        if !isMember(index) && !isHarmless {
          expression.names.insert(name)
          if surroundings.attempt == .tried { expression.namesTried.insert(name) }
        }
        index += 1
      }
      follows = false
      if index == start { index += 1 }
    }
  }

  /// Takes in what stands behind `try`.
  private mutating func scanTry(
    into expression: inout DecodingExpression, _ surroundings: inout ContainerCall.Surroundings
  ) {
    if consume("?") {
      surroundings.attempt = .forgiven
    } else if surroundings.attempt != .forgiven {
      if !consume("!"), callsOther() { expression.mayThrow = true }
      surroundings.attempt = .tried
    }
  }

  private mutating func scanGroup(into expression: inout DecodingExpression, _ surroundings: ContainerCall.Surroundings)
  {
    var inner = expression
    let found = nested { parser in
      parser.inGroup { $0.scan(into: &inner, surroundings) }
      return .some(true)
    }
    if found == nil { skipUnit() }
    expression = inner
  }

  /// `decoder.codingPath` and `decoder.userInfo` read nothing of the payload.
  private var isHarmless: Bool {
    matches(peek(1), ".") && (matches(peek(2), "codingPath") || matches(peek(2), "userInfo"))
  }

  private func isMember(_ place: Int) -> Bool { place > 0 && matches(tokens[place - 1], ".") }

  /// Whether the `try` before this place covers a call that is not known to throw only what the decoder does.
  private func callsOther() -> Bool {
    var scan = self
    if scan.at("await") { scan.index += 1 }
    guard let first = scan.name(scan.current) else { return !scan.at("[") && !scan.at("(") }
    if scan.containerCall(follows: false, ContainerCall.Surroundings()) != nil { return false }
    while scan.matches(scan.peek(1), "."), scan.name(scan.peek(2)) != nil { scan.index += 2 }
    guard scan.matches(scan.peek(1), "(") else { return false }
    let label = scan.peek(2)
    switch first {
    case "Double", "Int", "Float", "CGFloat", "String", "TimeInterval", "Set", "Array", "Bool", "URL", "UUID",
      "Decimal", "Optional", "max", "min", "abs", "Int64", "UInt", "zip", "Measurement", "print":
      return false
    case "Date":
      return !(scan.matches(label, "timeIntervalSince1970") || scan.matches(label, "timeIntervalSinceReferenceDate"))
    case "self", "Self", "super":
      // An initializer of the type is handed what the decoder gave.
      return !scan.matches(scan.current, "init")
    default:
      return true
    }
  }

  /// Reads `container.decode(T.self, forKey: .key)`, and a call on the result of the call before.
  private mutating func containerCall(follows: Bool, _ surroundings: ContainerCall.Surroundings) -> ContainerCall? {
    var scan = self
    let start = scan.current.range.lowerBound
    var receiver = ContainerCall.Receiver.previous
    if !(follows && scan.at(".")) {
      if scan.at("self"), scan.matches(scan.peek(1), ".") { scan.index += 2 }
      guard let name = scan.name(scan.current), !isMember(scan.index) || scan.index != index else { return nil }
      if let call = initializerCall(named: name, surroundings) { return call }
      receiver = .name(name)
      scan.index += 1
    }
    guard scan.consume("."), let methodName = scan.name(scan.current) else { return nil }
    scan.index += 1
    guard scan.at("(") else { return nil }
    let method = ContainerCall.Method(rawValue: methodName) ?? .other
    let end = scan.tokens[scan.closing(of: scan.index)].range.upperBound
    let names = scan.namesInGroup()
    guard let (type, key) = scan.inGroup({ $0.arguments(of: method) }) else { return nil }
    index = scan.index
    return ContainerCall(
      receiver: receiver, method: method, type: type, key: key, arguments: names, surroundings: surroundings,
      range: start..<end)
  }

  /// Reads `Payload(from: decoder)`, also with `.init`.
  private mutating func initializerCall(
    named name: String, _ surroundings: ContainerCall.Surroundings
  ) -> ContainerCall? {
    var scan = self
    let start = scan.current.range.lowerBound
    guard let type = scan.type(), case .named(var components) = type.kind, scan.at("("),
      scan.matches(scan.peek(1), "from"), scan.matches(scan.peek(2), ":"), let decoder = scan.name(scan.peek(3)),
      scan.closing(of: scan.index) == scan.index + 4
    else { return nil }
    if components.last?.name == "init" { components.removeLast() }
    // `Page.read(from: decoder)` is a function, which may do anything.
    guard let last = components.last?.name, last.first?.isUppercase == true || last == "super" || last == "self" else {
      return nil
    }
    scan.skipUnit()
    index = scan.index
    return ContainerCall(
      receiver: .name(decoder), method: .initializer, type: TypeSyntax(kind: .named(components), range: type.range),
      key: nil, arguments: [], surroundings: surroundings,
      range: start..<tokens[index - 1].range.upperBound)
  }

  /// The names that stand in the group which opens here.
  private func namesInGroup() -> Set<String> {
    let inside = index + 1..<max(index + 1, closing(of: index))
    return Set(inside.compactMap { isMember($0) ? nil : name(tokens[$0]) })
  }

  /// Reads the arguments of a container's method, up to the limit.
  ///
  /// - Returns: nil where a method of another name is given no key: it has nothing to do with containers.
  private mutating func arguments(of method: ContainerCall.Method) -> (TypeSyntax?, ContainerCall.Key?)? {
    var type: TypeSyntax?
    var key: ContainerCall.Key?
    while index < limit {
      let isKeyLabel = at("forKey") || at("key")
      if matches(peek(1), ":"), name(current) != nil { index += 2 }
      if let metatype = metatype() {
        type = metatype
      } else if key == nil || isKeyLabel, let found = self.key(isLabelled: isKeyLabel) {
        key = found
      } else if isKeyLabel {
        key = .unknown
      }
      while index < limit, !at(",") { skipUnit() }
      _ = consume(",")
    }
    switch method {
    case .contains: return (type, key ?? .unknown)
    case .other: return key == nil ? nil : (type, key)
    default: return (type, key)
    }
  }

  /// Reads `T.self`.
  private mutating func metatype() -> TypeSyntax? {
    var scan = self
    guard let type = scan.type() else { return nil }
    guard scan.consume("."), scan.at("self") else { return nil }
    index = scan.index + 1
    return type
  }

  /// Reads `.name`, `Keys.name`, `Key(stringValue: "name")!`, `Key("name")` or `"name"`.
  private mutating func key(isLabelled: Bool) -> ContainerCall.Key? {
    if at("."), let member = name(peek(1)), index + 2 >= limit || matches(peek(2), ",") {
      index += 2
      return .name(member)
    }
    if current.kind == .string {
      return StringLiteral.value(of: source.bytes[current.range]).map { .text($0) }
    }
    var scan = self
    guard let type = scan.type(), case .named(let components) = type.kind, let last = components.last else {
      return nil
    }
    if scan.at("(") {
      let argument = scan.inGroup { group -> String? in
        if group.matches(group.peek(1), ":") { group.index += 2 }
        guard group.current.kind == .string, group.index + 1 == group.limit else { return nil }
        return StringLiteral.value(of: group.source.bytes[group.current.range])
      }
      return isLabelled ? argument.map { .text($0) } ?? .unknown : nil
    }
    guard components.count > 1, isLabelled || components[0].name.hasSuffix("Keys") else { return nil }
    index = scan.index
    return .name(last.name)
  }
}
