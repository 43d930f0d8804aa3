extension SchemaWriter {
  /// A struct or class. Keys that it does not have are allowed, since decoding ignores them.
  mutating func schema(of record: Record) -> Schema {
    var schema: Schema = [("title", .string(record.typeName)), ("type", .string("object"))]
    schema += members(of: record)
    var besides = record.alsoDecodesAs.map { value($0) }
    for member in record.members {
      guard let other = member.onlyWithout, other != member.key else { continue }
      besides.append(read(member, without: other))
    }
    if !besides.isEmpty { schema.append(("allOf", .array(besides))) }
    return record.isOpen ? schema + limit(.open) : schema
  }

  /// `properties` and `required`.
  private mutating func members(of record: Record) -> Schema {
    var properties: Schema = []
    var required: [String] = []
    for member in record.members where !properties.contains(where: { $0.key == member.key }) {
      note(composedIn: member.key)
      let isAlwaysRead = member.onlyWithout == nil || member.onlyWithout == member.key
      properties.append((member.key, SchemaWriter.value(property(member, isAlwaysRead: isAlwaysRead))))
      if !member.mayBeAbsent, !member.isUnchecked, isAlwaysRead { required.append(member.key) }
    }
    var schema: Schema = []
    if !properties.isEmpty { schema.append(("properties", .object(properties))) }
    if !required.isEmpty { schema.append(("required", .strings(required))) }
    return schema
  }

  private mutating func property(_ member: RecordMember, isAlwaysRead: Bool) -> Schema {
    // The values of a case without names go by `_0`, `_1`.
    let hasWords = member.key.unicodeScalars.contains { $0.properties.isAlphabetic }
    var schema: Schema = hasWords ? [("title", .string(Words(of: member.key).title))] : []
    if !member.documentation.isEmpty { schema.append(("description", .string(member.documentation))) }
    guard isAlwaysRead else { return schema }
    return schema + value(of: member)
  }

  private mutating func value(of member: RecordMember) -> Schema {
    if member.forgivesWrongValue { return [] }
    if member.isUnchecked { return limit(.condition) }
    return member.mayBeNull ? nullable(member.shape) : schema(member.shape)
  }

  /// A key that is read only where another one is absent or null.
  private mutating func read(_ member: RecordMember, without other: String) -> JSONTree {
    let isThere: Schema = [
      ("properties", .object([(other, .object([("not", .object([("type", .string("null"))]))]))])),
      ("required", .strings([other])),
    ]
    var isRead: Schema = [("properties", .object([(member.key, SchemaWriter.value(value(of: member)))]))]
    if !member.mayBeAbsent, !member.isUnchecked { isRead.append(("required", .strings([member.key]))) }
    return .object([("anyOf", .array([.object(isThere), .object(isRead)]))])
  }

  /// An enum with a raw type.
  mutating func schema(of enumeration: Enumeration) -> Schema {
    let title: Schema = [("title", .string(enumeration.typeName))]
    // A raw type that is a type of its own is not followed by checks either.
    guard case .scalar(let raw) = table[enumeration.rawType] else { return title + limit(.unknown) }
    guard !enumeration.cases.contains(where: { $0.rawValue == .other }) else {
      return title + schema(of: raw) + limit(.values)
    }
    enumeration.cases.forEach { note(composedIn: $0.rawValue.text) }
    guard !enumeration.cases.isEmpty else { return title + SchemaWriter.nothing }
    let type = raw == .string ? "string" : raw.isInteger ? "integer" : "number"
    return title + [
      ("type", .string(type)), ("enum", .array(enumeration.cases.map { .text($0.rawValue.wholeJSON) })),
    ]
  }

  /// An enum with associated values: an object with the key of exactly one case. Other keys are ignored.
  mutating func schema(of union: Union) -> Schema {
    let title: Schema = [("title", .string(union.typeName))]
    guard !union.cases.isEmpty else { return title + SchemaWriter.nothing }
    var properties: Schema = []
    for item in union.cases where !properties.contains(where: { $0.key == item.key }) {
      note(composedIn: item.key)
      properties.append((item.key, .object([("type", .string("object"))] + members(of: item.values))))
    }
    let choices = properties.map { JSONTree.object([("required", .strings([$0.key]))]) }
    return title + [("type", .string("object")), ("properties", .object(properties)), ("oneOf", .array(choices))]
  }

  /// No value at all.
  private static let nothing: Schema = [("not", .object([]))]

  private mutating func note(composedIn text: String) {
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { note(.composition) }
  }
}

extension Scalar {
  fileprivate var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }
}
