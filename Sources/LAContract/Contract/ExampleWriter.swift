/// Makes JSON that a shape decodes from.
struct ExampleWriter {
  enum Style {
    /// What decoding needs and no more, for a message.
    case brief
    /// Every key that may be sent, for a document; what cannot be known is left out, or the text "…".
    case whole
  }

  /// An example, not yet laid out.
  typealias Value = JSONTree

  /// More values than anyone reads; beyond, arrays stay empty and optionals null.
  private static let sizeLimit = 300
  private static let depthLimit = 32

  private let table: ShapeTable
  private let style: Style
  private var size = 0
  private var depth = 0
  /// The types that are being written: one inside itself has to end.
  private var open: Set<ShapeID> = []

  init(_ table: ShapeTable, style: Style) {
    self.table = table
    self.style = style
  }

  /// - Returns: nil where there is no finite one.
  mutating func example(of id: ShapeID) -> Value? {
    size += 1
    guard depth < ExampleWriter.depthLimit, open.insert(id).inserted else { return nil }
    depth += 1
    defer {
      open.remove(id)
      depth -= 1
    }
    switch table[id] {
    case .unknown: return .text(style == .brief ? "…" : "\"…\"")
    case .anything: return .object([])
    case .scalar(let scalar): return .text(scalar.example)
    case .optional(let wrapped): return part(of: wrapped) ?? .text("null")
    case .array(let element): return .array(part(of: element).map { [$0] } ?? [])
    case .elements(let shapes): return all(shapes).map { .array($0) }
    case .range(let kind, let bound): return bounds(kind, bound)
    case .object(let value): return .object(part(of: value).map { [("key", $0)] } ?? [])
    case .keyed(let key, let value): return .object(part(of: value).map { [(self.key(of: key), $0)] } ?? [])
    case .pairs(let key, let value):
      guard let key = part(of: key), let value = part(of: value) else { return .array([]) }
      return .array([key, value])
    case .record(let place): return example(of: table.records[place])
    case .rawValue(let place): return table.enumerations[place].example.map { .text($0) }
    case .union(let place):
      return first(table.unions[place].cases) { writer, item in
        writer.example(of: item.values).map { .object([(item.key, $0)]) }
      }
    case .same(let shape), .partly(let shape): return example(of: shape)
    case .either(let choices): return first(choices) { $0.example(of: $1) }
    }
  }

  /// What may as well be left out where there is too much already.
  private mutating func part(of id: ShapeID) -> Value? {
    let isFull = size > ExampleWriter.sizeLimit || (style == .brief && depth > 4)
    return isFull ? nil : example(of: id)
  }

  private mutating func all(_ shapes: [ShapeID]) -> [Value]? {
    guard size < 100 * ExampleWriter.sizeLimit else { return nil }
    var values: [Value] = []
    for shape in shapes {
      guard let value = example(of: shape) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func first<Choice>(
    _ choices: [Choice], _ example: (inout ExampleWriter, Choice) -> Value?
  ) -> Value? {
    for choice in choices where size < 100 * ExampleWriter.sizeLimit {
      if let value = example(&self, choice) { return value }
    }
    return nil
  }

  private mutating func bounds(_ kind: RangeKind, _ bound: ShapeID) -> Value? {
    guard let lower = example(of: bound) else { return nil }
    guard kind.boundCount == 2 else { return .array([lower]) }
    guard case .scalar(let scalar) = table[bound] else { return .array([lower, lower]) }
    return .array([lower, .text(scalar.laterExample)])
  }

  func key(of id: ShapeID) -> String {
    switch table[id] {
    case .rawValue(let place):
      table.enumerations[place].cases.first { $0.rawValue != .other }?.rawValue.text ?? "key"
    case .scalar(.integer): "1"
    case .same(let inner), .partly(let inner): key(of: inner)
    default: "key"
    }
  }

  // MARK: Objects

  mutating func example(of record: Record) -> Value? {
    var members: [(key: String, value: Value)] = []
    guard add(record, to: &members, depth: 0) else { return nil }
    return .object(members)
  }

  /// Adds a record's keys, and those of the types that the same object is decoded as.
  ///
  /// - Returns: Whether all that it needs has an example.
  private mutating func add(_ record: Record, to members: inout [(key: String, value: Value)], depth: Int) -> Bool {
    guard size < 100 * ExampleWriter.sizeLimit, depth < 16 else { return false }
    // A key that is read only without another one is of no use beside it.
    var sent = Set(record.members.filter { style == .whole || !$0.mayBeAbsent && !$0.mayBeNull }.map(\.key))
    for member in record.members where !members.contains(where: { $0.key == member.key }) {
      if let other = member.onlyWithout, other != member.key, sent.contains(other) {
        sent.remove(member.key)
        continue
      }
      guard let value = value(of: member) else {
        if member.mayBeAbsent { continue }
        return false
      }
      members.append((member.key, value))
    }
    for other in record.alsoDecodesAs {
      guard case .record(let place)? = table.resolved(other) else { continue }
      guard add(table.records[place], to: &members, depth: depth + 1) else { return false }
    }
    return true
  }

  /// - Returns: nil where there is none, or none is wanted.
  private mutating func value(of member: RecordMember) -> Value? {
    guard style == .whole else {
      if member.mayBeAbsent { return nil }
      return member.mayBeNull ? .text("null") : example(of: member.shape)
    }
    let isKnown = table.isKnown(member.shape)
    if member.mayBeAbsent, !isKnown { return nil }
    if let value = member.mayBeAbsent ? part(of: member.shape) : example(of: member.shape) { return value }
    return member.mayBeNull ? .text("null") : nil
  }
}

extension JSONDocument {
  /// A text as a JSON string, whole.
  static func wholeQuoted(_ text: String) -> String {
    quoted(text, limit: .max)
  }
}

extension ShapeTable {
  /// A shape without what only wraps it; nil where that has no end.
  func resolved(_ id: ShapeID) -> Shape? {
    var id = id
    for _ in 0..<64 {
      switch self[id] {
      case .same(let inner), .partly(let inner): id = inner
      case let shape: return shape
      }
    }
    return nil
  }

  /// Whether anything is known of it.
  func isKnown(_ id: ShapeID) -> Bool {
    var id = id
    for _ in 0..<64 {
      switch self[id] {
      case .unknown: return false
      case .optional(let inner), .array(let inner), .object(let inner), .same(let inner): id = inner
      default: return true
      }
    }
    return true
  }
}

extension Enumeration {
  /// A value that decodes; nil for an enum without cases, or whose raw values are no literals.
  var example: String? {
    guard let value = cases.first(where: { $0.rawValue != .other })?.rawValue else { return nil }
    if case .string(let text) = value { return JSONDocument.wholeQuoted(text) }
    return value.text
  }
}
