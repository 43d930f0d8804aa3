extension ShapeTable {
  /// What JSON a shape decodes from, in words.
  func wanted(by id: ShapeID) -> String {
    switch self[id] {
    case .unknown, .anything: "any value"
    case .scalar(let scalar): scalar.wanted
    case .optional(let wrapped): wanted(by: wrapped) + " or null"
    case .array: "an array"
    case .elements(let shapes): "an array of \(shapes.count) elements"
    case .range(let kind, _): kind.boundCount == 2 ? "an array of its two bounds" : "an array of its one bound"
    case .object, .keyed, .record: "an object"
    case .pairs: "a flat array of keys and values"
    case .rawValue(let place): wanted(by: enumerations[place].rawType)
    case .union: "an object with one case"
    case .same(let inner), .partly(let inner): wanted(by: inner)
    case .either(let choices): choices.map { wanted(by: $0) }.joinedAsList("or")
    }
  }

  /// The kinds of JSON values among which those are that the shape decodes from; null aside.
  func kinds(of id: ShapeID) -> Set<JSONDocument.Node.Kind> {
    switch self[id] {
    case .unknown, .anything: [.true, .false, .number, .string, .array, .object]
    case .scalar(let scalar): scalar.kinds
    case .optional(let inner), .same(let inner), .partly(let inner): kinds(of: inner)
    case .array, .elements, .range, .pairs: [.array]
    case .object, .keyed, .record, .union: [.object]
    case .rawValue(let place): kinds(of: enumerations[place].rawType)
    case .either(let choices): choices.reduce(into: []) { $0.formUnion(kinds(of: $1)) }
    }
  }

  /// JSON that the shape decodes from, on one line.
  func example(of id: ShapeID) -> String {
    example(of: id, depth: 0)
  }

  /// An object with the keys that a record needs.
  func example(of record: Record) -> String {
    example(of: record, depth: 0)
  }

  private func example(of record: Record, depth: Int) -> String {
    let required = record.members.filter { !$0.mayBeAbsent }
    let members = required.prefix(depth == 0 ? 8 : 4).map { member in
      "\(JSONDocument.quoted(member.key)): \(member.mayBeNull ? "null" : example(of: member.shape, depth: depth + 1))"
    }
    return members.isEmpty ? "{}" : "{\(members.joined(separator: ", "))}"
  }

  private func example(of id: ShapeID, depth: Int) -> String {
    // A recursive type needs an end; deeper than this nobody reads.
    guard depth < 4 else { return "…" }
    let inner = { (id: ShapeID) in self.example(of: id, depth: depth + 1) }
    switch self[id] {
    case .unknown: return "…"
    case .anything: return "{}"
    case .scalar(let scalar): return scalar.example
    case .optional(let wrapped): return inner(wrapped)
    case .array(let element): return "[\(inner(element))]"
    case .elements(let shapes): return "[\(shapes.map(inner).joined(separator: ", "))]"
    case .range(let kind, let bound): return kind.boundCount == 2 ? "[\(bounds(bound, depth))]" : "[\(inner(bound))]"
    case .object(let value): return "{\"key\": \(inner(value))}"
    case .keyed(let key, let value): return "{\(exampleKey(of: key)): \(inner(value))}"
    case .pairs(let key, let value): return "[\(inner(key)), \(inner(value))]"
    case .record(let place): return example(of: records[place], depth: depth)
    case .rawValue(let place): return enumerations[place].cases.first?.rawValue.json ?? "…"
    case .union(let place):
      guard let first = unions[place].cases.first else { return "{}" }
      return "{\(JSONDocument.quoted(first.key)): \(example(of: first.values, depth: depth + 1))}"
    case .same(let shape), .partly(let shape): return example(of: shape, depth: depth)
    case .either(let choices): return choices.first.map(inner) ?? "…"
    }
  }

  private func bounds(_ id: ShapeID, _ depth: Int) -> String {
    guard case .scalar(let scalar) = self[id] else {
      let bound = example(of: id, depth: depth + 1)
      return "\(bound), \(bound)"
    }
    return "\(scalar.example), \(scalar.laterExample)"
  }

  private func exampleKey(of id: ShapeID) -> String {
    switch self[id] {
    case .rawValue(let place): JSONDocument.quoted(enumerations[place].cases.first?.rawValue.text ?? "key")
    case .scalar(.integer): "\"1\""
    default: "\"key\""
    }
  }
}

extension Scalar {
  fileprivate var kinds: Set<JSONDocument.Node.Kind> {
    switch self {
    case .bool: [.true, .false]
    case .string, .url, .uuid, .data: [.string]
    case .integer, .double, .float, .decimal, .date: [.number]
    }
  }

  fileprivate var wanted: String {
    switch self {
    case .bool: "true or false"
    case .string: "a string"
    case .integer: "a whole number"
    case .double, .float, .decimal: "a number"
    case .date: "a number of seconds since 2001-01-01"
    case .url: "a string with a URL"
    case .uuid: "a string with a UUID"
    case .data: "a string with base64"
    }
  }

  fileprivate var example: String {
    switch self {
    case .bool: "true"
    case .string: "\"text\""
    case .integer: "1"
    case .double, .float, .decimal: "1.5"
    case .date: "811693700"
    case .url: "\"https://example.com/a\""
    case .uuid: "\"4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867\""
    case .data: "\"AQID\""
    }
  }

  /// For the upper bound of a range.
  fileprivate var laterExample: String {
    switch self {
    case .integer: "2"
    case .double, .float, .decimal: "2.5"
    case .date: "811697300"
    case .bool, .string, .url, .uuid, .data: example
    }
  }
}
