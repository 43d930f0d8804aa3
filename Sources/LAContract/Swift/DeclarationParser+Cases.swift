extension DeclarationParser {
  /// Reads `case a, b(Int), c = 1`.
  mutating func caseDeclarations(into members: inout Members) {
    index += 1
    repeat {
      guard let name = name(current) else { return skipStatement() }
      let nameRange = current.range
      index += 1
      let parameters = at("(") ? inGroup { $0.caseParameters() } : []
      let rawValue = consume("=") ? rawValue() : nil
      members.cases.append(
        CaseDeclaration(name: name, nameRange: nameRange, parameters: parameters, rawValue: rawValue))
    } while consume(",")
  }

  private mutating func caseParameters() -> [CaseDeclaration.Parameter] {
    var parameters: [CaseDeclaration.Parameter] = []
    while index < limit {
      let label = parameterLabel()
      let start = current.range.lowerBound
      let type = type() ?? TypeSyntax(kind: .other, range: start..<start)
      parameters.append(CaseDeclaration.Parameter(label: label, type: type))
      // A default value, or something unreadable.
      while index < limit, !at(",") { skipUnit() }
      _ = consume(",")
    }
    return parameters
  }

  /// Passes `label:`, `_ name:` or nothing.
  private mutating func parameterLabel() -> String? {
    guard let label = name(current) else { return nil }
    let isBlank = at("_")
    if matches(peek(1), ":"), !matches(peek(2), ":") {
      index += 2
    } else if name(peek(1)) != nil, matches(peek(2), ":") {
      index += 3
    } else {
      return nil
    }
    return isBlank ? nil : label
  }

  private mutating func rawValue() -> CaseDeclaration.RawValue {
    let end = endOfExpression()
    defer { index = end }
    let isNegative = consume("-")
    guard index + 1 == end else { return .other }
    switch current.kind {
    case .integer:
      guard let magnitude = source.bytes[current.range].integerMagnitude else { return .other }
      return .integer(isNegative: isNegative, magnitude: magnitude)
    case .floatingPoint:
      guard let value = source.bytes[current.range].floatingPointValue else { return .other }
      return .floatingPoint(isNegative ? -value : value)
    case .string:
      guard !isNegative, let value = StringLiteral.value(of: source.bytes[current.range]) else { return .other }
      return .string(value)
    default: return .other
    }
  }
}

extension ArraySlice<UInt8> {
  /// The value of an integer literal, in whichever base; nil if it does not fit.
  fileprivate var integerMagnitude: UInt64? {
    let digits = String(decoding: filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("0o") { return UInt64(digits.dropFirst(2), radix: 8) }
    if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2) }
    return UInt64(digits)
  }

  fileprivate var floatingPointValue: Double? {
    Double(String(decoding: filter { $0 != UInt8(ascii: "_") }, as: UTF8.self))
  }
}
