/// Writes a contract as JSON Schema 2020-12. Declared types stand in `$defs`, so that recursive ones are finite.
struct SchemaWriter {
  /// The members of a schema; none are the schema `true`.
  typealias Schema = JSONTree.Members

  let contract: Contract
  private let names: [ShapeID: String]
  /// Types that are referred to, in the order of their use, of which those before `next` are written.
  private var used: [ShapeID] = []
  private var limits: Set<SchemaLimit> = [.equalKeys]

  var table: ShapeTable { contract.table }

  static func document(_ contract: Contract, _ part: SchemaPart) -> JSONTree {
    var writer = SchemaWriter(contract)
    let type = contract.attributesType
    let (title, root) =
      switch part {
      case .contentState: ("\(type).ContentState", writer.schema(contract.contentState))
      case .attributes: (type, writer.schema(contract.attributes))
      case .start: ("A start of \(type)", writer.push([.start]))
      case .update: ("An update of \(type)", writer.push([.update]))
      case .end: ("An end of \(type)", writer.push([.end]))
      case .push: ("A push for \(type)", writer.push([.start, .update, .end]))
      case .channel: ("A channel push for \(type)", writer.push([.update, .end]))
      }
    let definitions = writer.definitions()
    var document: Schema = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
      ("$comment", .string(writer.comment)),
    ]
    document += root
    if !definitions.isEmpty { document.append(("$defs", .object(definitions))) }
    return .object(document)
  }

  private init(_ contract: Contract) {
    self.contract = contract
    names = ShapeNaming(contract).names
  }

  private var comment: String {
    let listed = SchemaLimit.allCases.filter(limits.contains).map(\.rawValue)
    return "Made by la-lint schema. What JSON Schema cannot say: \(listed.joined(separator: "; "))."
  }

  private mutating func definitions() -> Schema {
    var definitions: Schema = []
    while definitions.count < used.count {
      let id = used[definitions.count]
      definitions.append((name(of: id), SchemaWriter.value(written(id))))
    }
    return definitions
  }

  /// The name under `$defs`: "Stop", "Stop-2". No Swift name has a hyphen.
  private func name(of id: ShapeID) -> String {
    (names[id] ?? "").replacing(" ", with: "-")
  }

  // MARK: Schemas

  static func value(_ schema: Schema) -> JSONTree {
    schema.isEmpty ? .true : .object(schema)
  }

  mutating func note(_ limit: SchemaLimit) { limits.insert(limit) }

  /// The comment that a value's schema does not say all.
  mutating func limit(_ limit: SchemaLimit) -> Schema {
    note(limit)
    return [("$comment", limit.comment)]
  }

  /// The schema of a shape, as a reference where it has a name.
  mutating func schema(_ id: ShapeID) -> Schema {
    guard names[id] != nil else { return written(id) }
    if !used.contains(id) { used.append(id) }
    return [("$ref", .string("#/$defs/" + name(of: id).asPointerInFragment))]
  }

  mutating func value(_ id: ShapeID) -> JSONTree { SchemaWriter.value(schema(id)) }

  /// That, or null.
  mutating func nullable(_ id: ShapeID) -> Schema {
    let inner = schema(id)
    return inner.isEmpty ? [] : [("anyOf", .array([.object(inner), .object([("type", .string("null"))])]))]
  }

  private mutating func written(_ id: ShapeID) -> Schema {
    switch table[id] {
    case .unknown: return limit(.unknown)
    case .anything: return []
    case .scalar(let scalar): return schema(of: scalar)
    case .optional(let wrapped): return nullable(wrapped)
    case .array(let element): return [("type", .string("array")), ("items", value(element))]
    case .elements(let shapes): return list(shapes)
    case .range(let kind, let bound):
      let bounds = list(Array(repeating: bound, count: kind.boundCount))
      return kind.boundCount == 2 ? bounds + limit(.order) : bounds
    case .object(let value): return [("type", .string("object")), ("additionalProperties", self.value(value))]
    case .keyed(let key, let value):
      return [("type", .string("object"))] + keys(key) + [("additionalProperties", self.value(value))]
    case .pairs(let key, let value):
      let choices = [self.value(key), self.value(value)]
      return [("type", .string("array")), ("items", .object([("anyOf", .array(choices))]))] + limit(.pairs)
    case .record(let place): return schema(of: table.records[place])
    case .rawValue(let place): return schema(of: table.enumerations[place])
    case .union(let place): return schema(of: table.unions[place])
    case .same(let other): return schema(other)
    case .partly(let inner): return [("allOf", .array([value(inner)]))] + limit(.refusal)
    case .either(let choices): return [("anyOf", .array(choices.map { value($0) }))]
    }
  }

  /// What stands behind the last element is ignored.
  private mutating func list(_ shapes: [ShapeID]) -> Schema {
    let type: Schema = [("type", .string("array"))]
    guard !shapes.isEmpty else { return type }
    return type + [("prefixItems", .array(shapes.map { value($0) })), ("minItems", .number(shapes.count))]
  }

  /// The keys of a dictionary.
  private mutating func keys(_ id: ShapeID) -> Schema {
    switch table[id] {
    case .scalar(.integer):
      return names(matching: "^[+-]?[0-9]+$") + limit(.keyRange)
    case .rawValue(let place):
      let values = table.enumerations[place].cases.map(\.rawValue)
      let texts = values.compactMap(\.string)
      if texts.count == values.count, !values.isEmpty {
        return [("propertyNames", .object([("enum", .strings(texts))]))]
      }
      let numbers = values.compactMap(\.keyPattern)
      return numbers.count == values.count ? names(matching: "^(\(numbers.joined(separator: "|")))$") : []
    case .same(let inner): return keys(inner)
    case .partly(let inner):
      note(.refusal)
      return keys(inner)
    case .scalar, .unknown, .anything, .optional, .array, .elements, .range, .object, .keyed, .pairs, .record, .union,
      .either:
      return []
    }
  }

  private func names(matching pattern: String) -> Schema {
    [("propertyNames", .object([("pattern", .string(pattern))]))]
  }
}

extension CaseDeclaration.RawValue {
  fileprivate var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The texts that Swift reads as this number where it is a key: "2", "+2" and "02" alike.
  fileprivate var keyPattern: String? {
    guard case .integer(let isNegative, let magnitude) = self else { return nil }
    if magnitude == 0 { return "[+-]?0+" }
    return (isNegative ? "-" : "\\+?") + "0*\(magnitude)"
  }
}

extension String {
  /// As a step of a JSON Pointer that stands behind the `#` of a URL.
  fileprivate var asPointerInFragment: String {
    JSONPath.escaped(self).utf8.reduce(into: "") { text, byte in
      let isPlain = byte.isDigit || byte.isLetter || [.minus, .dot, .underscore, .tilde].contains(byte)
      text +=
        isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension UInt8 {
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let underscore = UInt8(ascii: "_")
  fileprivate static let tilde = UInt8(ascii: "~")
}
