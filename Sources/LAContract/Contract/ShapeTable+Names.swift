extension ShapeTable {
  /// The Swift type of a shape, as a message names it.
  func name(of id: ShapeID) -> String {
    var parts = 0
    return name(of: id, depth: 0, parts: &parts)
  }

  private func name(of id: ShapeID, depth: Int, parts: inout Int) -> String {
    parts += 1
    guard depth < 16, parts < 200 else { return "…" }
    func name(_ id: ShapeID) -> String { self.name(of: id, depth: depth + 1, parts: &parts) }
    switch self[id] {
    case .unknown, .anything: return "Any"
    case .scalar(let scalar): return scalar.swiftName
    case .optional(let wrapped): return name(wrapped) + "?"
    case .array(let element): return "[\(name(element))]"
    case .elements: return "a fixed list"
    case .range(let kind, let bound): return "\(kind.rawValue)<\(name(bound))>"
    case .object(let value): return "[String: \(name(value))]"
    case .keyed(let key, let value), .pairs(let key, let value): return "[\(name(key)): \(name(value))]"
    case .record(let place): return records[place].typeName
    case .rawValue(let place): return enumerations[place].typeName
    case .union(let place): return unions[place].typeName
    case .same(let inner), .partly(let inner): return name(inner)
    case .either(let choices): return choices.map(name).joinedAsList("or")
    }
  }
}

extension Scalar {
  /// The type's name in Swift.
  var swiftName: String {
    switch self {
    case .bool: "Bool"
    case .string: "String"
    case .integer(let type): type.rawValue
    case .double: "Double"
    case .float: "Float"
    case .decimal: "Decimal"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    }
  }
}
