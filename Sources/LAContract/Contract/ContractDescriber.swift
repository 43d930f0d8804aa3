/// Puts a contract into rows and words.
struct ContractDescriber {
  private let contract: Contract
  private let names: [ShapeID: String]
  private var pending: [ShapeID] = []
  private var met: Set<ShapeID> = []

  private var table: ShapeTable { contract.table }

  init(_ contract: Contract) {
    self.contract = contract
    names = ShapeNaming(contract).names
  }

  mutating func sections() -> [ContractDescription.Section] {
    var sections = [
      section(contract.contentState, title: "content-state", type: "ContentState"),
      section(contract.attributes, title: "attributes", type: contract.attributesType),
    ]
    var next = 0
    while next < pending.count {
      let type = table.name(of: pending[next])
      sections.append(section(pending[next], title: names[pending[next]] ?? type, type: type))
      next += 1
    }
    return sections
  }

  private mutating func section(_ id: ShapeID, title: String, type: String) -> ContractDescription.Section {
    let resolved = table.resolved(id)
    let swiftType = resolved == .anything || resolved == .unknown ? type : table.name(of: id)
    switch resolved {
    case .record(let place)?:
      let record = table.records[place]
      met.insert(id)
      return ContractDescription.Section(
        title: title, swiftType: swiftType, json: "object", rows: record.members.map { row($0) },
        remarks: remarks(record))
    case .union(let place)?:
      met.insert(id)
      return ContractDescription.Section(
        title: title, swiftType: swiftType, json: "object with exactly one of these keys",
        rows: table.unions[place].cases.flatMap { rows($0) }, remarks: [])
    default:
      let values = table.values(of: id)
      return ContractDescription.Section(
        title: title, swiftType: swiftType, json: json(of: id), rows: [],
        remarks: values.isEmpty ? [] : ["one of \(values.joined(separator: ", "))"])
    }
  }

  // MARK: Rows

  private mutating func row(_ member: RecordMember, in prefix: String = "") -> ContractDescription.Row {
    var remarks: [String] = []
    if let other = member.onlyWithout { remarks.append("read only where '\(other)' is absent or null") }
    if member.forgivesWrongValue { remarks.append("a wrong value is ignored") }
    if member.hasDefault, !member.mayBeAbsent { remarks.append("decoding does not use its default value") }
    if member.swiftName != member.key { remarks.append("'\(member.swiftName)' in Swift") }
    return ContractDescription.Row(
      key: prefix + member.key, json: json(of: member.shape), presence: presence(member),
      values: table.values(of: member.shape), example: table.example(of: member.shape), swiftType: member.typeText,
      location: member.location, documentation: member.documentation.onOneLine, remarks: remarks)
  }

  private mutating func rows(_ item: Union.Case) -> [ContractDescription.Row] {
    let isEmpty = item.values.members.isEmpty
    let own = ContractDescription.Row(
      key: item.key, json: isEmpty ? "empty object" : "object", presence: "", values: [],
      example: table.example(of: item.values), swiftType: "case \(item.name)", location: item.location,
      documentation: "", remarks: [])
    return [own] + item.values.members.map { row($0, in: item.key + ".") }
  }

  private func presence(_ member: RecordMember) -> String {
    let takesNull = member.mayBeNull || table.takesNull(member.shape)
    if member.isUnchecked { return "not checked" }
    switch (member.mayBeAbsent, takesNull) {
    case (true, true): return "optional"
    case (true, false): return "may be absent"
    case (false, true): return "may be null"
    case (false, false): return "required"
    }
  }

  private mutating func remarks(_ record: Record) -> [String] {
    var remarks = record.alsoDecodesAs.map { "with the keys of \(json(of: $0)), in the same object" }
    if record.isOpen { remarks.append("decoding may ask for more, which cannot be read from the Swift code") }
    let ignored = record.ignored.filter { $0.reason != .computed && $0.reason != .static && $0.reason != .lazy }
    if !ignored.isEmpty {
      remarks.append("not read: " + ignored.map { "'\($0.name)' (\($0.reason.phrase))" }.joinedAsList())
    }
    return remarks
  }

  // MARK: Words

  /// The JSON of a shape in words; a type that takes more than a word gets a section.
  private mutating func json(of id: ShapeID, depth: Int = 0) -> String {
    guard depth < 12 else { return "…" }
    switch table[id] {
    case .unknown: return "any, not checked"
    case .anything: return "any"
    case .scalar(let scalar): return scalar.json
    case .optional(let wrapped): return json(of: wrapped, depth: depth + 1) + " or null"
    case .array(let element): return "array of \(part(element, depth))"
    case .elements(let shapes):
      let parts = shapes.map { json(of: $0, depth: depth + 1) }
      if let first = parts.first, parts.allSatisfy({ $0 == first }) { return "array of \(parts.count): \(first)" }
      return "array: \(parts.joined(separator: ", then "))"
    case .range(let kind, let bound):
      return "array of \(kind.boundCount == 2 ? "lower and upper bound" : "one bound"): \(part(bound, depth))"
    case .object(let value): return "object with any keys, values: \(part(value, depth))"
    case .keyed(let key, let value): return "object with \(keys(key, depth)), values: \(part(value, depth))"
    case .pairs(let key, let value): return "flat array of keys and values: \(part(key, depth)), \(part(value, depth))"
    case .record, .union:
      if met.insert(id).inserted { pending.append(id) }
      return names[id] ?? table.name(of: id)
    case .rawValue(let place): return json(of: table.enumerations[place].rawType, depth: depth + 1)
    case .same(let inner): return json(of: inner, depth: depth + 1)
    case .partly(let inner): return json(of: inner, depth: depth + 1) + ", not all checked"
    case .either(let choices):
      return choices.prefix(12).map { json(of: $0, depth: depth + 1) }.joinedAsList("or")
    }
  }

  private mutating func keys(_ id: ShapeID, _ depth: Int) -> String {
    let values = table.values(of: id)
    if !values.isEmpty { return "the keys \(values.joinedAsList("or"))" }
    if case .scalar(.integer)? = table.resolved(id) { return "whole numbers as keys" }
    return "\(part(id, depth)) as keys"
  }

  private mutating func part(_ id: ShapeID, _ depth: Int) -> String {
    let words = json(of: id, depth: depth + 1)
    return words.contains(" or ") ? "(\(words))" : words
  }
}

extension ShapeTable {
  /// The raw values that are allowed, in the shape itself or in its elements.
  fileprivate func values(of id: ShapeID, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
    return switch resolved(id) {
    case .rawValue(let place)?: enumerations[place].cases.map(\.rawValue).map { $0.wholeJSON }
    case .optional(let inner)?, .array(let inner)?, .object(let inner)?: values(of: inner, depth: depth + 1)
    default: []
    }
  }

  fileprivate func takesNull(_ id: ShapeID) -> Bool {
    switch resolved(id) {
    case .optional?, .anything?: true
    default: false
    }
  }
}

extension CaseDeclaration.RawValue {
  /// As JSON has it, however long.
  var wholeJSON: String {
    if case .string(let text) = self { return JSONDocument.wholeQuoted(text) }
    return text
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Scalar {
  fileprivate var json: String {
    switch self {
    case .bool: "true or false"
    case .string: "string"
    case .integer(.int), .integer(.int64), .integer(.int128): "whole number"
    case .integer(.uint), .integer(.uint64), .integer(.uint128): "whole number (not negative)"
    case .integer(let type): "whole number (\(type.rangeText))"
    case .double, .float, .decimal: "number"
    case .date: "number (seconds since 2001-01-01)"
    case .url: "string (URL)"
    case .uuid: "string (UUID)"
    case .data: "string (base64)"
    }
  }
}
