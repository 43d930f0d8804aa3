extension ContractBuilder {
  /// The keys of a type's CodingKeys: the member's name and the key that stands for it.
  struct CodingKeys {
    /// In their order; nil where the type has none of its own, so that every member is its own key.
    var keys: [(name: String, key: String)]?

    func key(of member: String) -> String? {
      guard let keys else { return member }
      return keys.first { $0.name == member }?.key
    }
  }

  /// A struct or class with synthesized decoding.
  mutating func record(
    _ type: TypeDeclaration, of entry: TypeIndex.EntryID, groups: [(members: Members, scope: TypeIndex.Scope)]
  ) -> Shape {
    if type.kind == .class, let inherited = superclassDecoding(of: entry, type, groups[0].scope.bindings) {
      return inherited
    }
    guard let codingKeys = codingKeys(named: "CodingKeys", in: entry) else {
      add(
        .modelOpaqueDecoding, "'\(type.name)' has CodingKeys that are no enum; its keys are not checked",
        at: index.location(entry))
      return .unknown
    }
    var members: [RecordMember] = []
    var ignoredMembers: [IgnoredMember] = []
    var hasKeys = codingKeys.keys.map { !$0.isEmpty } ?? false
    for variable in type.members.variables where variable.isStored {
      if codingKeys.keys == nil { hasKeys = true }
      guard let key = codingKeys.key(of: variable.name) else {
        ignoredMembers.append(ignored(variable, .leftOutOfCodingKeys, file: index.entries[entry].file))
        continue
      }
      if variable.isLet && variable.initializer != nil {
        ignoredMembers.append(ignored(variable, .constant, name: key, file: index.entries[entry].file))
      } else {
        members.append(member(variable, key: key, in: groups[0].scope))
      }
    }
    ignoredMembers += groups.flatMap { members, scope in
      members.variables.compactMap { variable in
        if variable.isStatic { return ignored(variable, .static, file: scope.file) }
        if variable.isLazy { return ignored(variable, .lazy, file: scope.file) }
        return variable.isComputed ? ignored(variable, .computed, file: scope.file) : nil
      }
    }
    // Without a key the synthesized init(from:) asks for no container, so any value will do (measured).
    guard hasKeys else { return .anything }
    var record = Record(typeName: type.name, members: members)
    record.ignored = ignoredMembers
    table.records.append(record)
    return .record(table.records.count - 1)
  }

  private func ignored(
    _ variable: VariableDeclaration, _ reason: IgnoredMember.Reason, name: String? = nil, file: Int
  ) -> IgnoredMember {
    IgnoredMember(
      name: name ?? variable.name, reason: reason, location: index.location(variable.nameRange, in: file))
  }

  private mutating func member(
    _ variable: VariableDeclaration, key: String, in scope: TypeIndex.Scope
  ) -> RecordMember {
    let location = index.location(variable.nameRange, in: scope.file)
    if let wrapper = variable.attributes.first(where: { isWrapper($0, in: scope) }) {
      return wrapped(variable, by: wrapper, key: key, in: scope)
    }
    var shape = unknown
    var typeText = ""
    var isOptional = false
    var isUnchecked = false
    if let type = variable.type, !takesArgumentsFromValue(type, in: scope) {
      isOptional = self.isOptional(type, in: scope)
      shape = self.shape(of: type, in: scope, member: variable.name)
      typeText = index.files[scope.file].source.text(type.range)
    } else if let inferred = variable.initializer.flatMap({ inferredType($0, in: scope) }) {
      shape = inferred.shape
      typeText = inferred.text
      isOptional = self.isOptional(shape)
    } else {
      // It may be optional, so that the key may be absent.
      isUnchecked = true
      add(
        .modelUnresolvedType,
        "the type of '\(variable.name)' cannot be told from its default value, so its values are not checked; write the type: 'var \(variable.name): …'",
        at: location)
    }
    if isOptional, case .optional(let wrapped) = table[shape] { shape = wrapped }
    return RecordMember(
      key: key, swiftName: variable.name, shape: shape, typeText: typeText, mayBeAbsent: isOptional,
      mayBeNull: isOptional, isUnchecked: isUnchecked, hasDefault: variable.initializer != nil,
      documentation: variable.documentation, location: location)
  }

  /// `Set` in `var tags: Set = ["new"]`, whose elements only the value tells.
  func takesArgumentsFromValue(_ type: TypeSyntax, in scope: TypeIndex.Scope) -> Bool {
    guard let names = type.names, names.count == 1, case .named(let components) = type.kind else { return false }
    let generic = ["Array", "Set", "ContiguousArray", "Dictionary", "Optional"]
    return components[0].arguments.isEmpty && generic.contains(names[0])
      && index.entry(named: names, in: scope) == nil
  }

  // MARK: Property wrappers

  private func isWrapper(_ attribute: AttributeSyntax, in scope: TypeIndex.Scope) -> Bool {
    if index.typeEntry(of: attribute.type, in: scope) != nil { return true }
    guard let first = attribute.name.utf8.first, first < 0x60 else { return false }
    return !["MainActor", "ObservationIgnored", "IBOutlet", "NSManaged"].contains(attribute.name)
  }

  /// A member behind a property wrapper: its key decodes the wrapper.
  private mutating func wrapped(
    _ variable: VariableDeclaration, by attribute: AttributeSyntax, key: String, in scope: TypeIndex.Scope
  ) -> RecordMember {
    mention(attribute.type)
    mention("KeyedDecodingContainer")
    let location = index.location(variable.nameRange, in: scope.file)
    var shape = unknown
    // Overloads of `decode` on the container are the usual way to let a wrapper's key be absent.
    let mayBeOverloaded = index.extendsForeign("KeyedDecodingContainer")
    if !mayBeOverloaded, let wrapper = index.typeEntry(of: attribute.type, in: scope),
      let declaration = index.entries[wrapper].type
    {
      wrapperUses[wrapper] = wrapperUses[wrapper] ?? variable.name
      shape = self.shape(
        of: Instance(entry: wrapper, arguments: wrapperArguments(of: declaration, for: variable, attribute, in: scope)))
    } else {
      add(
        .modelOpaqueDecoding,
        "'\(variable.name)' has the property wrapper '@\(attribute.name)', whose decoding cannot be read; the key '\(key)' is not checked",
        at: index.location(attribute.type.range, in: scope.file))
    }
    return RecordMember(
      key: key, swiftName: variable.name, shape: shape,
      typeText: variable.type.map { index.files[scope.file].source.text($0.range) } ?? "@\(attribute.name)",
      mayBeAbsent: false, mayBeNull: false, isUnchecked: shape == unknown,
      hasDefault: variable.initializer != nil, documentation: variable.documentation, location: location)
  }

  /// `@Clamped var level: Int` gives a wrapper with one generic parameter the member's type.
  private mutating func wrapperArguments(
    of wrapper: TypeDeclaration, for variable: VariableDeclaration, _ attribute: AttributeSyntax,
    in scope: TypeIndex.Scope
  ) -> [ShapeID] {
    if case .named(let components) = attribute.type.kind, let written = components.last?.arguments, !written.isEmpty {
      return written.map { shape(of: $0, in: scope) }
    }
    return wrapper.genericParameters.map { _ in
      guard wrapper.genericParameters.count == 1 else { return unknown }
      if let type = variable.type { return shape(of: type, in: scope, member: variable.name) }
      return variable.initializer.flatMap { inferredType($0, in: scope) }?.shape ?? unknown
    }
  }

  // MARK: Classes

  /// A subclass of a decodable class inherits its `init(from:)` and decodes none of its own members (measured); nil for a
  /// class without such a superclass.
  private mutating func superclassDecoding(
    of entry: TypeIndex.EntryID, _ type: TypeDeclaration, _ bindings: [String: ShapeID]
  ) -> Shape? {
    guard let parent = superclass(of: entry), isDecodable(parent),
      let instance = superclassShape(of: entry, bindings).flatMap(instance)
    else { return nil }
    let inherited = workOut(instance)
    if case .record(let place) = inherited {
      table.records[place].ignored += type.members.variables.filter(\.isStored).map {
        ignored($0, .ofSubclass, file: index.entries[entry].file)
      }
    }
    return inherited
  }

  /// The superclass with its generic arguments, as in `final class Prices: Table<Double>`.
  mutating func superclassShape(of entry: TypeIndex.EntryID, _ bindings: [String: ShapeID]) -> ShapeID? {
    guard superclass(of: entry) != nil, let (type, scope) = index.inheritance(entry).first else { return nil }
    return shape(of: type, in: TypeIndex.Scope(types: scope.types, file: scope.file, bindings: bindings))
  }

  private func superclass(of entry: TypeIndex.EntryID) -> TypeIndex.EntryID? {
    guard let first = index.inheritance(entry).first,
      let parent = index.typeEntry(of: first.type, in: first.scope), index.entries[parent].type?.kind == .class
    else { return nil }
    return parent
  }

  private func isDecodable(_ entry: TypeIndex.EntryID) -> Bool {
    var current = entry
    for _ in 0..<32 {
      if index.conforms(current, to: ["Codable", "Decodable"]) { return true }
      guard let parent = superclass(of: current) else { return false }
      current = parent
    }
    return false
  }

  // MARK: Coding keys

  /// - Returns: nil where the type has something of that name that is no enum.
  func codingKeys(named name: String, in entry: TypeIndex.EntryID) -> CodingKeys? {
    guard let ids = index.entries[entry].memberTypes[name], let found = ids.first else { return CodingKeys(keys: nil) }
    var keysEntry = found
    if case .alias(let alias) = index.entries[found].declared {
      guard let target = index.typeEntry(of: alias.target, in: index.scope(around: found)) else { return nil }
      keysEntry = target
    }
    guard let keys = index.entries[keysEntry].type, keys.kind == .enumeration else { return nil }
    return CodingKeys(keys: keys.members.cases.map { ($0.name, $0.codingKey) })
  }
}

extension CaseDeclaration {
  /// The key that a case of CodingKeys stands for: its raw value where that is text, else its name.
  var codingKey: String {
    if case .string(let key) = rawValue { return key }
    return name
  }
}

extension VariableDeclaration {
  /// A stored member of each instance, which synthesized decoding takes into account.
  var isStored: Bool { !isStatic && !isLazy && !isComputed }
}
