extension ShapeTable {
  /// More looks at one JSON value than any real type takes, in all and inside each other.
  private static let lookLimit = 128
  private static let depthLimit = 16

  /// Whether a shape looks at one JSON value without end, or nearly so: `init(from:)` of a type that decodes itself.
  /// Checks go down into a value's parts, of which there are only so many; they must not go round in the same value.
  func isEndless(_ id: ShapeID) -> Bool {
    var looks = 0
    return !counts(id, into: &looks, depth: 0)
  }

  private func counts(_ id: ShapeID, into looks: inout Int, depth: Int) -> Bool {
    looks += 1
    guard looks <= ShapeTable.lookLimit, depth <= ShapeTable.depthLimit else { return false }
    switch self[id] {
    case .optional(let inner), .same(let inner), .partly(let inner):
      return counts(inner, into: &looks, depth: depth + 1)
    case .either(let choices):
      return choices.allSatisfy { counts($0, into: &looks, depth: depth + 1) }
    case .record(let place):
      return records[place].alsoDecodesAs.allSatisfy { counts($0, into: &looks, depth: depth + 1) }
    case .unknown, .anything, .scalar, .array, .elements, .range, .object, .keyed, .pairs, .rawValue, .union:
      return true
    }
  }
}
