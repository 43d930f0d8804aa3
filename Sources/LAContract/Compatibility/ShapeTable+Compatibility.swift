// What the comparison of two versions asks of the shapes of one.
extension ShapeTable {
  /// A shape without what only wraps it or adds null, and whether null was among it.
  func withoutNull(_ id: ShapeID) -> (ShapeID, takesNull: Bool) {
    var id = id
    var takesNull = false
    for _ in 0..<64 {
      switch self[id] {
      case .same(let inner): id = inner
      case .optional(let inner): (id, takesNull) = (inner, true)
      default: return (id, takesNull)
      }
    }
    return (id, takesNull)
  }

  /// A struct, a class or an enum, whose parts have names.
  func isDeclared(_ id: ShapeID) -> Bool {
    switch self[id] {
    case .record, .rawValue, .union: true
    default: false
    }
  }

  /// Whether no declared type is in it.
  func isPlain(_ id: ShapeID, depth: Int = 0) -> Bool {
    switch self[id] {
    case .scalar: true
    case .optional(let inner), .array(let inner), .object(let inner), .range(_, let inner), .same(let inner):
      depth < 16 && isPlain(inner, depth: depth + 1)
    case .keyed(let key, let value), .pairs(let key, let value):
      depth < 16 && isPlain(key, depth: depth + 1) && isPlain(value, depth: depth + 1)
    default: false
    }
  }

  /// Whether null decodes; nil: not known.
  func acceptsNull(_ id: ShapeID, depth: Int = 0) -> Bool? {
    guard depth < 32 else { return nil }
    switch self[id] {
    case .anything, .optional: return true
    case .unknown: return nil
    case .same(let inner): return acceptsNull(inner, depth: depth + 1)
    case .partly(let inner): return acceptsNull(inner, depth: depth + 1) == false ? false : nil
    case .either(let choices):
      let answers = choices.map { acceptsNull($0, depth: depth + 1) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    default: return false
    }
  }

  /// The members of a record, and those of the types that the same object is decoded as.
  ///
  /// - Returns: The members, the record's own first, and whether these are all that decode the object.
  func members(of record: Record, depth: Int = 0) -> ([RecordMember], isWhole: Bool) {
    var members = record.members
    var isWhole = true
    for other in record.alsoDecodesAs {
      guard depth < 8, case .record(let place)? = resolved(other) else {
        isWhole = false
        continue
      }
      let (more, rest) = self.members(of: records[place], depth: depth + 1)
      members += more
      isWhole = isWhole && rest && !records[place].isOpen && !records[place].mayReadMore
    }
    return (members, isWhole)
  }
}
