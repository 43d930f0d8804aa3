/// Turns a written contract back into shapes. Every name and every shape is looked at before a check can meet it.
struct ContractResolver {
  private typealias Path = [any CodingKey]
  private typealias Key = ContractReader.Key

  private let types: [String: ContractDocument.TypeNode]
  private var table = ShapeTable()
  private var slots: [String: ShapeID] = [:]
  private var known: [Shape: ShapeID] = [.unknown: 0]

  /// - Throws: `DecodingError` with the path of what is wrong.
  static func declared(_ entry: ContractDocument.Entry, at path: [any CodingKey]) throws -> Model.Declared {
    let location = entry.place.location
    let gaps = (entry.findings ?? []).map(\.gap)
    guard let attributes = entry.attributes, let contentState = entry.contentState else {
      return Model.Declared(name: entry.attributesType, location: location, contract: nil, gaps: gaps)
    }
    var resolver = ContractResolver(types: entry.types?.byName ?? [:])
    try resolver.resolveTypes(at: path + [Key("types")])
    let contract = Contract(
      attributesType: entry.attributesType, location: location,
      attributes: try resolver.shape(attributes, at: path + [Key("attributes")]),
      contentState: try resolver.shape(contentState, at: path + [Key("contentState")]), table: resolver.table,
      gaps: gaps)
    return Model.Declared(name: entry.attributesType, location: location, contract: contract)
  }

  private init(types: [String: ContractDocument.TypeNode]) {
    self.types = types
  }

  // MARK: Types

  private mutating func resolveTypes(at path: Path) throws {
    let names = types.keys.sorted()
    for name in names {
      table.shapes.append(.unknown)
      slots[name] = table.shapes.count - 1
    }
    for name in names {
      guard let slot = slots[name], let type = types[name] else { continue }
      table.shapes[slot] = try resolve(type, at: path + [Key(name)])
    }
    for name in names {
      guard let slot = slots[name], table.isEndless(slot) else { continue }
      throw DecodingError.refused("'\(name)' stands for itself, so no value would ever decode", at: path + [Key(name)])
    }
    if table.shapes.indices.contains(where: { table.isEndless($0) }) {
      throw DecodingError.refused("these types stand for themselves, so no value would ever decode", at: path)
    }
  }

  private mutating func resolve(_ type: ContractDocument.TypeNode, at path: Path) throws -> Shape {
    switch type {
    case .object(let node):
      table.records.append(try record(node, at: path))
      return .record(table.records.count - 1)
    case .enumeration(let node):
      table.enumerations.append(try enumeration(node, at: path))
      return .rawValue(table.enumerations.count - 1)
    case .union(let node):
      table.unions.append(try union(node, at: path))
      return .union(table.unions.count - 1)
    case .shape(let node):
      return try resolve(node, at: path + [Key("shape")])
    }
  }

  private mutating func record(_ node: ContractDocument.ObjectNode, at path: Path) throws -> Record {
    var record = Record(typeName: node.name, members: try members(node.members, at: path + [Key("members")]))
    for (index, ignored) in (node.ignored ?? []).enumerated() {
      guard let reason = IgnoredMember.Reason(rawValue: ignored.reason) else {
        throw DecodingError.refused(
          "'\(ignored.reason)' is no reason that la-lint knows", at: path + [Key("ignored"), Key(index), Key("reason")])
      }
      record.ignored.append(IgnoredMember(name: ignored.name, reason: reason, location: ignored.place.location))
    }
    for (index, other) in (node.alsoDecodesAs ?? []).enumerated() {
      record.alsoDecodesAs.append(try shape(other, at: path + [Key("alsoDecodesAs"), Key(index)]))
    }
    record.isOpen = node.isOpen ?? false
    record.mayReadMore = node.mayReadMore ?? false
    record.isStandard = node.isStandard ?? false
    return record
  }

  private mutating func members(_ nodes: [ContractDocument.MemberNode], at path: Path) throws -> [RecordMember] {
    var members: [RecordMember] = []
    for (index, node) in nodes.enumerated() {
      members.append(
        RecordMember(
          key: node.key, swiftName: node.swiftName ?? node.key,
          shape: try shape(node.shape, at: path + [Key(index), Key("shape")]), typeText: node.swiftType,
          mayBeAbsent: node.mayBeAbsent, mayBeNull: node.mayBeNull, isUnchecked: node.isUnchecked ?? false,
          onlyWithout: node.onlyWithout, isReadByHand: node.isReadByHand ?? false,
          forgivesWrongValue: node.forgivesWrongValue ?? false, hasDefault: node.hasDefault ?? false,
          documentation: node.documentation ?? "", location: node.place?.location))
    }
    return members
  }

  private mutating func enumeration(
    _ node: ContractDocument.EnumerationNode, at path: Path
  ) throws -> Enumeration {
    guard case .scalar = node.rawType else {
      throw DecodingError.refused("the raw type of '\(node.name)' is no scalar", at: path + [Key("rawType")])
    }
    return Enumeration(
      typeName: node.name, rawType: try shape(node.rawType, at: path + [Key("rawType")]),
      cases: node.cases.map {
        Enumeration.Case(name: $0.name, rawValue: $0.rawValue.value, location: $0.place.location)
      }, location: node.place.location)
  }

  private mutating func union(_ node: ContractDocument.UnionNode, at path: Path) throws -> Union {
    var union = Union(typeName: node.name, cases: [], location: node.place.location)
    for (index, item) in node.cases.enumerated() {
      let members = try members(item.values, at: path + [Key("cases"), Key(index), Key("values")])
      union.cases.append(
        Union.Case(
          name: item.name, key: item.key ?? item.name,
          values: Record(typeName: "\(node.name).\(item.name)", members: members), location: item.place.location))
    }
    return union
  }

  // MARK: Shapes

  private mutating func shape(_ node: ContractDocument.ShapeNode, at path: Path) throws -> ShapeID {
    if case .type(let name) = node {
      guard let slot = slots[name] else {
        throw DecodingError.refused("the contract has no type '\(name)'", at: path)
      }
      return slot
    }
    let shape = try resolve(node, at: path)
    if let id = known[shape] { return id }
    table.shapes.append(shape)
    known[shape] = table.shapes.count - 1
    return table.shapes.count - 1
  }

  private mutating func resolve(_ node: ContractDocument.ShapeNode, at path: Path) throws -> Shape {
    switch node {
    case .unknown: .unknown
    case .anything: .anything
    case .scalar(let scalar): .scalar(scalar)
    case .type: .same(try shape(node, at: path))
    case .optional(let inner): .optional(try shape(inner, at: path))
    case .array(let element): .array(try shape(element, at: path))
    case .elements(let shapes): .elements(try list(shapes, at: path))
    case .range(let kind, let bound): .range(kind, try shape(bound, at: path))
    case .object(let value): .object(try shape(value, at: path))
    case .keyed(let key, let value): .keyed(key: try shape(key, at: path), value: try shape(value, at: path))
    case .pairs(let key, let value): .pairs(key: try shape(key, at: path), value: try shape(value, at: path))
    case .same(let inner): .same(try shape(inner, at: path))
    case .partly(let inner): .partly(try shape(inner, at: path))
    case .either(let choices): .either(try list(choices, at: path))
    }
  }

  private mutating func list(_ nodes: [ContractDocument.ShapeNode], at path: Path) throws -> [ShapeID] {
    var shapes: [ShapeID] = []
    for node in nodes { shapes.append(try shape(node, at: path)) }
    return shapes
  }
}

extension ContractDocument.PlaceNode {
  var location: Location {
    .recorded(
      path: path, start: Position(line: max(1, line), column: max(1, column)),
      end: Position(line: max(1, endLine), column: max(1, endColumn)))
  }
}

extension ContractDocument.FindingNode {
  var gap: Contract.Gap {
    Contract.Gap(
      rule: rule, message: message, location: place.location,
      notes: (notes ?? []).map { Note(message: $0.message, location: $0.place.location) })
  }
}
