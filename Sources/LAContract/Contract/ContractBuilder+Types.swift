extension ContractBuilder {
  /// Aliases of aliases, and generic arguments inside each other, beyond this are taken for a circle.
  private static let depthLimit = 64

  /// The shape of a type as it is written somewhere, perhaps as that of a member, which the finding names where the type
  /// is declared nowhere.
  mutating func shape(
    of type: TypeSyntax, in scope: TypeIndex.Scope, member: String? = nil, depth: Int = 0
  ) -> ShapeID {
    guard depth < ContractBuilder.depthLimit else { return unresolved(type, in: scope, member: member) }
    switch type.kind {
    case .optional(let wrapped):
      return optional(shape(of: wrapped, in: scope, member: member, depth: depth + 1))
    case .array(let element):
      return intern(.array(shape(of: element, in: scope, member: member, depth: depth + 1)))
    case .dictionary(let key, let value):
      let key = shape(of: key, in: scope, member: member, depth: depth + 1)
      let value = shape(of: value, in: scope, member: member, depth: depth + 1)
      return dictionary(key, value)
    case .named(let components):
      mention(type)
      return named(components, type, in: scope, member: member, depth: depth)
    case .composition, .other:
      return unresolved(type, in: scope, member: member)
    }
  }

  /// Whether a type is an optional where it is written, so that synthesized decoding lets the key be absent. One that is
  /// optional only by its generic argument needs its key (measured).
  func isOptional(_ type: TypeSyntax, in scope: TypeIndex.Scope, depth: Int = 0) -> Bool {
    switch type.kind {
    case .optional:
      return true
    case .named(let components):
      guard depth < ContractBuilder.depthLimit, scope.bindings[components[0].name] == nil || components.count > 1 else {
        return false
      }
      if let entry = index.entry(named: components.map(\.name), in: scope) {
        guard case .alias(let alias) = index.entries[entry].declared else { return false }
        return isOptional(alias.target, in: index.scope(around: entry), depth: depth + 1)
      }
      return components.last?.name == "Optional"
    case .array, .dictionary, .composition, .other:
      return false
    }
  }

  func isOptional(_ shape: ShapeID) -> Bool {
    if case .optional = table[shape] { return true }
    return false
  }

  mutating func optional(_ wrapped: ShapeID) -> ShapeID {
    isOptional(wrapped) ? wrapped : intern(.optional(wrapped))
  }

  private mutating func named(
    _ components: [TypeSyntax.Component], _ type: TypeSyntax, in scope: TypeIndex.Scope, member: String?, depth: Int
  ) -> ShapeID {
    let names = components.map(\.name)
    if names.count == 1, let bound = scope.bindings[names[0]] { return bound }
    let arguments = components.last?.arguments ?? []
    if let entry = index.entry(named: names, in: scope) {
      switch index.entries[entry].declared {
      case .type:
        let shapes = self.arguments(in: components, for: entry, in: scope, member: member, depth: depth)
        return shape(of: Instance(entry: entry, arguments: shapes))
      case .alias(let alias):
        let shapes = arguments.map { shape(of: $0, in: scope, member: member, depth: depth + 1) }
        var inner = index.scope(around: entry)
        inner.bindings = Dictionary(zip(alias.genericParameters, shapes), uniquingKeysWith: { first, _ in first })
        // Aliases that name others twice would double the work at every step.
        let instance = Instance(entry: entry, arguments: shapes)
        if let known = aliases[instance] { return known }
        let target = shape(of: alias.target, in: inner, member: member, depth: depth + 1)
        aliases[instance] = target
        return target
      }
    }
    guard let standard = ContractBuilder.standardType(names) else { return unresolved(type, in: scope, member: member) }
    if case .opaque = standard {
      let subject = member.map { "'\($0)' has the type" } ?? "a value has the type"
      addOnce(
        .modelOpaqueDecoding, named: names.joined(separator: "."),
        "\(subject) '\(names.joined(separator: "."))', whose decoding is not known here, so its values are not checked",
        at: index.location(type.range, in: scope.file))
    }
    let shapes =
      standard.takesArguments
      ? arguments.map { shape(of: $0, in: scope, member: member, depth: depth + 1) } : []
    return shape(of: standard, named: names.last ?? "", arguments: shapes)
      ?? unresolved(type, in: scope, member: member)
  }

  /// The arguments of a type, and of the generic types around it, as in `Page<Item>.Cursor`. One that is not written is
  /// that of the same name in sight: inside a generic type its own name stands for the type with the same arguments.
  private mutating func arguments(
    in components: [TypeSyntax.Component], for entry: TypeIndex.EntryID, in scope: TypeIndex.Scope, member: String?,
    depth: Int
  ) -> [ShapeID] {
    var shapes: [ShapeID] = []
    var components = components[...]
    for type in index.enclosing(entry) {
      let written = components.popLast()?.arguments ?? []
      for (place, parameter) in index.entries[type].genericParameters.enumerated() {
        shapes.append(
          place < written.count
            ? shape(of: written[place], in: scope, member: member, depth: depth + 1)
            : scope.bindings[parameter] ?? unknown)
      }
    }
    return shapes
  }

  /// `Date`, `Foundation.Date`, and any other module in front of a name that the standard libraries have.
  private static func standardType(_ names: [String]) -> StandardType? {
    guard names.count <= 2, let last = names.last else { return nil }
    guard names.count == 1 || StandardType.modules.contains(names[0]) else { return nil }
    return StandardType.named(last)
  }

  /// - Returns: nil where the number of generic arguments does not fit.
  mutating func shape(of type: StandardType, named name: String, arguments: [ShapeID] = []) -> ShapeID? {
    switch type {
    case .scalar(let scalar): return intern(.scalar(scalar))
    case .opaque: return unknown
    case .optional: return arguments.count == 1 ? optional(arguments[0]) : nil
    case .array: return arguments.count == 1 ? intern(.array(arguments[0])) : nil
    case .range(let kind): return arguments.count == 1 ? intern(.range(kind, arguments[0])) : nil
    case .dictionary: return arguments.count == 2 ? dictionary(arguments[0], arguments[1]) : nil
    case .elements(let elements):
      let shapes = elements.map { shape(of: $0, named: name) ?? unknown }
      return intern(.elements(shapes))
    case .fields(let fields):
      return standardRecord(name, fields)
    }
  }

  /// A dictionary is an object only where its keys are `String`, `Int` or `CodingKeyRepresentable`.
  private mutating func dictionary(_ key: ShapeID, _ value: ShapeID) -> ShapeID {
    switch table[key] {
    case .scalar(.string): return intern(.object(value))
    case .scalar(.integer(.int)): return intern(.keyed(key: key, value: value))
    default: break
    }
    let isCodingKey = entry(of: key).map { index.conforms($0, to: ["CodingKeyRepresentable"]) } ?? false
    return intern(isCodingKey ? .keyed(key: key, value: value) : .pairs(key: key, value: value))
  }

  private mutating func standardRecord(_ name: String, _ fields: [StandardType.Field]) -> ShapeID {
    if let place = table.records.firstIndex(where: { $0.typeName == name && $0.isStandard }) {
      return intern(.record(place))
    }
    let members = fields.map { field in
      let shape = shape(of: field.type, named: "\(name).\(field.key)") ?? unknown
      return RecordMember(
        key: field.key, swiftName: field.key, shape: shape, typeText: table.name(of: shape),
        mayBeAbsent: field.isOptional, mayBeNull: field.isOptional, location: nil)
    }
    table.records.append(Record(typeName: name, members: members, isStandard: true))
    return intern(.record(table.records.count - 1))
  }

  private mutating func unresolved(_ type: TypeSyntax, in scope: TypeIndex.Scope, member: String?) -> ShapeID {
    let text = index.files[scope.file].source.text(type.range)
    addUnresolved(text, of: member, at: index.location(type.range, in: scope.file))
    return unknown
  }
}
