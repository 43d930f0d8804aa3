extension ContractBuilder {
  /// The type that a default value gives a member without a written one.
  ///
  /// - Returns: nil where the value does not give it away.
  mutating func inferredType(
    _ value: InitializerSyntax, in scope: TypeIndex.Scope, depth: Int = 0
  ) -> (shape: ShapeID, text: String)? {
    guard depth < 16 else { return nil }
    switch value {
    case .integer: return standard("Int")
    case .floatingPoint: return standard("Double")
    case .string: return standard("String")
    case .boolean: return standard("Bool")
    case .array(let elements):
      guard let element = common(elements, in: scope, depth: depth) else { return nil }
      return (intern(.array(element.shape)), "[\(element.text)]")
    case .dictionary(let keys, let values):
      guard let key = common(keys, in: scope, depth: depth), let value = common(values, in: scope, depth: depth),
        let shape = shape(of: .dictionary, named: "Dictionary", arguments: [key.shape, value.shape])
      else { return nil }
      return (shape, "[\(key.text): \(value.text)]")
    case .call(let type), .cast(let type):
      // A function's result has a type that only its own declaration tells.
      guard isType(type, in: scope), !takesArgumentsFromValue(type, in: scope) else { return nil }
      let shape = shape(of: type, in: scope)
      return (shape, index.files[scope.file].source.text(type.range))
    case .conditionalCall(let type, let label):
      guard isType(type, in: scope), !takesArgumentsFromValue(type, in: scope),
        let mayFail = mayFail(type, label, in: scope)
      else { return nil }
      let shape = shape(of: type, in: scope)
      let text = index.files[scope.file].source.text(type.range)
      return mayFail ? (optional(shape), text + "?") : (shape, text)
    case .reference(let names):
      return referenced(names, in: scope, depth: depth)
    case .nil, .other:
      return nil
    }
  }

  private mutating func standard(_ name: String) -> (shape: ShapeID, text: String)? {
    guard let type = StandardType.named(name), let shape = shape(of: type, named: name) else { return nil }
    return (shape, name)
  }

  /// The type that all elements have; integer literals among fractions become fractions.
  private mutating func common(
    _ elements: [InitializerSyntax], in scope: TypeIndex.Scope, depth: Int
  ) -> (shape: ShapeID, text: String)? {
    if elements.contains(.floatingPoint), elements.allSatisfy({ $0 == .floatingPoint || $0 == .integer }) {
      return standard("Double")
    }
    guard let first = elements.first, let type = inferredType(first, in: scope, depth: depth + 1) else { return nil }
    for element in elements.dropFirst() {
      guard inferredType(element, in: scope, depth: depth + 1)?.shape == type.shape else { return nil }
    }
    return type
  }

  /// Whether an initializer gives an optional; nil where its own declaration would have to tell.
  private func mayFail(_ type: TypeSyntax, _ label: String, in scope: TypeIndex.Scope) -> Bool? {
    if let entry = index.typeEntry(of: type, in: scope) {
      guard label == "rawValue" else { return nil }
      let declared = index.memberGroups(entry).map(\.members.rawValueInitializer)
      return index.entries[entry].type?.kind == .enumeration || declared.contains(.failable)
    }
    switch (type.names?.last.flatMap(StandardType.named), label) {
    case (.scalar(.string), _), (.scalar(.data), ""), (.scalar(.date), _): return false
    case (.scalar, _): return true
    case (_, "identifier"): return type.names?.last == "TimeZone"
    default: return label.isEmpty ? false : nil
    }
  }

  private func isType(_ type: TypeSyntax, in scope: TypeIndex.Scope) -> Bool {
    guard let names = type.names else { return true }
    if index.entry(named: names, in: scope) != nil || scope.bindings[names[0]] != nil { return true }
    return StandardType.named(names.last ?? "") != nil
  }

  /// `Stage.waiting`, `Date.now`, `Defaults.limit`: the type of a case or of a static member.
  private mutating func referenced(
    _ names: [String], in scope: TypeIndex.Scope, depth: Int
  ) -> (shape: ShapeID, text: String)? {
    guard let member = names.last, names.count > 1 else { return nil }
    mention(TypeSyntax(kind: .named(names.map { .init(name: $0, arguments: []) }), range: 0..<0))
    let owner = Array(names.dropLast())
    guard let found = index.entry(named: owner, in: scope),
      let entry = index.typeEntry(
        of: TypeSyntax(kind: .named(owner.map { .init(name: $0, arguments: []) }), range: 0..<0), in: scope)
    else {
      guard let type = owner.last, StandardType.staticMembers.contains(member) else {
        return nil
      }
      return standard(type)
    }
    if index.entries[entry].type?.members.cases.contains(where: { $0.name == member }) == true {
      return (shape(of: Instance(entry: entry, arguments: [])), index.entries[found].name)
    }
    for (members, scope) in index.memberGroups(entry) {
      guard let variable = members.variables.first(where: { $0.name == member && $0.isStatic }) else { continue }
      if let type = variable.type {
        return (shape(of: type, in: scope), index.files[scope.file].source.text(type.range))
      }
      return variable.initializer.flatMap { inferredType($0, in: scope, depth: depth + 1) }
    }
    return nil
  }
}

extension StandardType {
  /// Static members of the standard types that are values of the type itself.
  static let staticMembers: Set<String> = [
    "now", "distantPast", "distantFuture", "max", "min", "zero", "pi", "infinity", "nan", "greatestFiniteMagnitude",
    "leastNonzeroMagnitude", "current", "autoupdatingCurrent", "gmt", "empty",
  ]
}
