extension SmallestSizes {
  /// The smallest JSON that a shape decodes from; nil where there is none, or it is too large for any push.
  func json(of id: ShapeID) -> JSONTree? {
    // More values inside each other than the decoder takes.
    guard let size = self[id], size <= 1 << 16 else { return nil }
    return tree(of: id, depth: 0)
  }

  private func tree(of id: ShapeID, depth: Int) -> JSONTree? {
    guard depth < 512 else { return nil }
    func tree(_ id: ShapeID) -> JSONTree? { self.tree(of: id, depth: depth + 1) }
    switch table[id] {
    case .unknown, .anything: return .text("0")
    case .scalar(let scalar): return .text(scalar.smallest)
    case .optional(let inner): return (self[inner] ?? 4) < 4 ? tree(inner) : .null
    case .array, .pairs: return .array([])
    case .object, .keyed: return .object([])
    case .elements(let shapes): return list(shapes.map(tree))
    case .range(let kind, let bound): return list((0..<kind.boundCount).map { _ in tree(bound) })
    case .same(let inner), .partly(let inner): return tree(inner)
    case .rawValue(let place): return .text(table.enumerations[place].smallest ?? "0")
    case .record(let place): return object(table.records[place], tree)
    case .either(let shapes): return shapes.indices.contains(choice(id)) ? tree(shapes[choice(id)]) : nil
    case .union(let place):
      let cases = table.unions[place].cases
      guard cases.indices.contains(choice(id)) else { return nil }
      let chosen = cases[choice(id)]
      return object(chosen.values, tree).map { .object([(chosen.key, $0)]) }
    }
  }

  private func list(_ parts: [JSONTree?]) -> JSONTree? {
    let whole = parts.compactMap(\.self)
    return whole.count == parts.count ? .array(whole) : nil
  }

  private func object(_ record: Record, _ tree: (ShapeID) -> JSONTree?) -> JSONTree? {
    var written: JSONTree.Members = []
    for member in members(of: record) {
      let isNull = member.mayBeNull && !member.mayBeAbsent && (self[member.shape] ?? 4) >= 4
      let value = member.forgivesWrongValue ? .text("0") : isNull ? .null : tree(member.shape)
      guard let value else { return nil }
      written.append((member.key, value))
    }
    return .object(written)
  }
}
