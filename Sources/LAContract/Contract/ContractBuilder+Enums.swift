extension ContractBuilder {
  /// An enum with synthesized decoding.
  mutating func enumeration(
    _ type: TypeDeclaration, of entry: TypeIndex.EntryID, groups: [(members: Members, scope: TypeIndex.Scope)]
  ) -> Shape {
    if let rawType = rawType(of: type, in: entry) {
      table.enumerations.append(
        Enumeration(
          typeName: type.name, rawType: rawType, cases: rawValues(of: type, rawType, file: index.entries[entry].file),
          location: index.location(entry)))
      return .rawValue(table.enumerations.count - 1)
    }
    if let raw = rawRepresentable(entry, groups: groups) { return raw }
    return union(type, of: entry, in: groups[0].scope)
  }

  // MARK: Raw values

  /// The raw type is the first behind the colon, if it is one at all.
  private mutating func rawType(of type: TypeDeclaration, in entry: TypeIndex.EntryID) -> ShapeID? {
    guard let first = type.inherited.first else { return nil }
    mention(first)
    let scope = TypeIndex.Scope(types: index.entries[entry].outer, file: index.entries[entry].file)
    guard let scalar = scalar(of: first, in: scope) else { return nil }
    switch scalar {
    case .string, .integer, .double, .float: return intern(.scalar(scalar))
    case .bool, .decimal, .date, .url, .uuid, .data: return nil
    }
  }

  /// The scalar that a name stands for, without any finding where it stands for none.
  private func scalar(of type: TypeSyntax, in scope: TypeIndex.Scope, depth: Int = 0) -> Scalar? {
    guard depth < 32, case .named(let components) = type.kind else { return nil }
    let names = components.map(\.name)
    if let entry = index.entry(named: names, in: scope) {
      guard case .alias(let alias) = index.entries[entry].declared else { return nil }
      return scalar(of: alias.target, in: index.scope(around: entry), depth: depth + 1)
    }
    guard case .scalar(let scalar) = StandardType.named(names.last ?? "") else { return nil }
    return scalar
  }

  /// Cases without a raw value of their own take their name, or one more than the case before.
  private func rawValues(of type: TypeDeclaration, _ rawType: ShapeID, file: Int) -> [Enumeration.Case] {
    var next = CaseDeclaration.RawValue.integer(isNegative: false, magnitude: 0)
    return type.members.cases.map { declared in
      let implicit = table[rawType] == .scalar(.string) ? .string(declared.name) : next
      let rawValue = declared.rawValue ?? implicit
      next = rawValue.successor
      return Enumeration.Case(
        name: declared.name, rawValue: rawValue, location: index.location(declared.nameRange, in: file))
    }
  }

  /// A type that conforms to RawRepresentable by hand, OptionSet among them: it decodes from its single raw value, where
  /// that is of a kind for which the standard library has this (measured: a `Date` is none). nil for any other type.
  mutating func rawRepresentable(
    _ entry: TypeIndex.EntryID, groups: [(members: Members, scope: TypeIndex.Scope)]
  ) -> Shape? {
    guard index.conforms(entry, to: ["RawRepresentable", "OptionSet"]) else { return nil }
    for (members, scope) in groups {
      guard let variable = members.variables.first(where: { $0.name == "rawValue" && !$0.isStatic }),
        let raw = variable.type.flatMap({ scalar(of: $0, in: scope) })
      else { continue }
      switch raw {
      case .bool, .string, .integer, .double, .float: break
      case .decimal, .date, .url, .uuid, .data: return nil
      }
      let shape = intern(.scalar(raw))
      // What a hand-written init?(rawValue:) refuses cannot be known.
      let mayRefuse = groups.contains { $0.members.rawValueInitializer == .failable }
      return mayRefuse ? .partly(shape) : table[shape]
    }
    return nil
  }

  // MARK: Associated values

  private mutating func union(
    _ type: TypeDeclaration, of entry: TypeIndex.EntryID, in scope: TypeIndex.Scope
  ) -> Shape {
    guard let caseKeys = codingKeys(named: "CodingKeys", in: entry) else { return .unknown }
    var union = Union(typeName: type.name, cases: [], location: index.location(entry))
    for declared in type.members.cases {
      guard let key = caseKeys.key(of: declared.name) else { continue }
      let valueKeys = codingKeys(named: declared.codingKeysName, in: entry) ?? CodingKeys(keys: nil)
      var members: [RecordMember] = []
      for (place, parameter) in declared.parameters.enumerated() {
        let name = parameter.label ?? "_\(place)"
        guard let key = valueKeys.key(of: name) else { continue }
        let isOptional = isOptional(parameter.type, in: scope)
        var shape = shape(of: parameter.type, in: scope, member: declared.name)
        if isOptional, case .optional(let wrapped) = table[shape] { shape = wrapped }
        members.append(
          RecordMember(
            key: key, swiftName: name, shape: shape,
            typeText: index.files[scope.file].source.text(parameter.type.range),
            mayBeAbsent: isOptional, mayBeNull: isOptional,
            location: index.location(parameter.type.range, in: scope.file)
          ))
      }
      let values = Record(typeName: "\(type.name).\(declared.name)", members: members)
      union.cases.append(
        Union.Case(
          name: declared.name, key: key, values: values, location: index.location(declared.nameRange, in: scope.file)))
    }
    table.unions.append(union)
    return .union(table.unions.count - 1)
  }
}

extension CaseDeclaration.RawValue {
  /// The raw value of the next case that has none of its own.
  fileprivate var successor: CaseDeclaration.RawValue {
    switch self {
    case .integer(isNegative: true, let magnitude):
      magnitude <= 1 ? .integer(isNegative: false, magnitude: 0) : .integer(isNegative: true, magnitude: magnitude - 1)
    case .integer(isNegative: false, let magnitude): .integer(isNegative: false, magnitude: magnitude &+ 1)
    case .floatingPoint(let value): .floatingPoint(value + 1)
    case .string, .other: .other
    }
  }
}

extension CaseDeclaration {
  /// The name of the enum that renames its associated values. The compiler capitalizes only ASCII: that of `été` is
  /// `étéCodingKeys` (measured).
  fileprivate var codingKeysName: String {
    let first = name.prefix(1)
    return (first.utf8.count == 1 ? first.uppercased() : String(first)) + name.dropFirst() + "CodingKeys"
  }
}
