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

  /// JSON that the shape decodes from, on one line: no more than it needs. `…` stands for what cannot be known.
  func example(of id: ShapeID) -> String {
    var writer = ExampleWriter(self, style: .brief)
    return writer.example(of: id)?.text ?? "…"
  }

  /// An object with the keys that a record needs.
  func example(of record: Record) -> String {
    var writer = ExampleWriter(self, style: .brief)
    return writer.example(of: record)?.text ?? "…"
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

  var example: String {
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
  var laterExample: String {
    switch self {
    case .integer: "2"
    case .double, .float, .decimal: "2.5"
    case .date: "811697300"
    case .bool, .string, .url, .uuid, .data: example
    }
  }
}
