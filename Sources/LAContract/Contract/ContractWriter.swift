/// Writes a contract down as an entry of a `ContractDocument`.
struct ContractWriter {
  private let contract: Contract
  private let naming: ShapeNaming
  private var tables: LineTables

  private var table: ShapeTable { contract.table }

  static func entry(of contract: Contract, _ tables: inout LineTables) -> ContractDocument.Entry {
    var writer = ContractWriter(contract: contract, naming: ShapeNaming(contract), tables: tables)
    defer { tables = writer.tables }
    return writer.entry()
  }

  private mutating func entry() -> ContractDocument.Entry {
    let types = naming.named.map { (naming.names[$0] ?? "", type($0)) }
    return ContractDocument.Entry(
      attributesType: contract.attributesType, place: place(contract.location),
      attributes: shape(contract.attributes), contentState: shape(contract.contentState),
      types: ContractDocument.TypeNodes(Dictionary(types, uniquingKeysWith: { first, _ in first })),
      findings: tables.findings(contract.gaps))
  }

  // MARK: Shapes

  private func shape(_ id: ShapeID) -> ContractDocument.ShapeNode {
    naming.names[id].map { .type($0) } ?? written(id)
  }

  private func written(_ id: ShapeID) -> ContractDocument.ShapeNode {
    switch table[id] {
    // Those of declared types have names.
    case .unknown, .record, .rawValue, .union: .unknown
    case .anything: .anything
    case .scalar(let scalar): .scalar(scalar)
    case .optional(let inner): .optional(shape(inner))
    case .array(let element): .array(shape(element))
    case .elements(let shapes): .elements(shapes.map(shape))
    case .range(let kind, let bound): .range(kind, shape(bound))
    case .object(let value): .object(shape(value))
    case .keyed(let key, let value): .keyed(key: shape(key), value: shape(value))
    case .pairs(let key, let value): .pairs(key: shape(key), value: shape(value))
    case .same(let inner): .same(shape(inner))
    case .partly(let inner): .partly(shape(inner))
    case .either(let choices): .either(choices.map(shape))
    }
  }

  // MARK: Types

  private mutating func type(_ id: ShapeID) -> ContractDocument.TypeNode {
    switch table[id] {
    case .record(let place): .object(object(table.records[place]))
    case .rawValue(let place): .enumeration(enumeration(table.enumerations[place]))
    case .union(let place): .union(union(table.unions[place]))
    default: .shape(written(id))
    }
  }

  private mutating func object(_ record: Record) -> ContractDocument.ObjectNode {
    ContractDocument.ObjectNode(
      name: record.typeName, members: record.members.map { member($0) },
      ignored: record.ignored.map {
        ContractDocument.IgnoredNode(name: $0.name, reason: $0.reason.rawValue, place: place($0.location))
      }.unlessEmpty,
      alsoDecodesAs: record.alsoDecodesAs.map(shape).unlessEmpty, isOpen: record.isOpen.unlessFalse,
      mayReadMore: record.mayReadMore.unlessFalse, isStandard: record.isStandard.unlessFalse)
  }

  private mutating func member(_ member: RecordMember) -> ContractDocument.MemberNode {
    ContractDocument.MemberNode(
      key: member.key, swiftName: member.swiftName == member.key ? nil : member.swiftName,
      swiftType: member.typeText, shape: shape(member.shape), mayBeAbsent: member.mayBeAbsent,
      mayBeNull: member.mayBeNull, isUnchecked: member.isUnchecked.unlessFalse, onlyWithout: member.onlyWithout,
      isReadByHand: member.isReadByHand.unlessFalse, forgivesWrongValue: member.forgivesWrongValue.unlessFalse,
      hasDefault: member.hasDefault.unlessFalse,
      documentation: member.documentation.isEmpty ? nil : member.documentation,
      place: member.location.map { place($0) })
  }

  private mutating func enumeration(_ enumeration: Enumeration) -> ContractDocument.EnumerationNode {
    ContractDocument.EnumerationNode(
      name: enumeration.typeName, rawType: shape(enumeration.rawType),
      cases: enumeration.cases.map {
        ContractDocument.EnumerationNode.Case(
          name: $0.name, rawValue: ContractDocument.RawValueNode(value: $0.rawValue), place: place($0.location))
      }, place: place(enumeration.location))
  }

  private mutating func union(_ union: Union) -> ContractDocument.UnionNode {
    ContractDocument.UnionNode(
      name: union.typeName,
      cases: union.cases.map {
        ContractDocument.UnionNode.Case(
          name: $0.name, key: $0.key == $0.name ? nil : $0.key, values: $0.values.members.map { member($0) },
          place: place($0.location))
      }, place: place(union.location))
  }

  private mutating func place(_ location: Location) -> ContractDocument.PlaceNode {
    tables.place(location)
  }
}

extension LineTables {
  mutating func place(_ location: Location) -> ContractDocument.PlaceNode {
    let (start, end) = span(of: location)
    return ContractDocument.PlaceNode(
      path: location.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  mutating func findings(_ gaps: [Contract.Gap]) -> [ContractDocument.FindingNode]? {
    gaps.map { gap in
      ContractDocument.FindingNode(
        rule: gap.rule, message: gap.message, place: place(gap.location),
        notes: gap.notes.map { ContractDocument.NoteNode(message: $0.message, place: place($0.location)) }.unlessEmpty)
    }.unlessEmpty
  }
}

// What is false or empty is left out of the document.
extension Array {
  fileprivate var unlessEmpty: [Element]? { isEmpty ? nil : self }
}

extension Bool {
  fileprivate var unlessFalse: Bool? { self ? true : nil }
}
