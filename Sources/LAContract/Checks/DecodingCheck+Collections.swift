#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingCheck {
  /// A list of fixed length; what stands behind its last element is ignored.
  mutating func checkElements(_ node: JSONDocument.NodeIndex, _ shapes: [ShapeID], as id: ShapeID) {
    guard expect(.array, node, as: id) else { return }
    let elements = Array(document.elements(node).prefix(shapes.count))
    for (index, element) in elements.enumerated() {
      check(element, at: .index(index), as: shapes[index])
    }
    if elements.count < shapes.count { tooFew(node, elements.count, of: shapes.count, as: id) }
  }

  private mutating func tooFew(
    _ node: JSONDocument.NodeIndex, _ count: Int, of wanted: Int, as id: ShapeID
  ) {
    fail(
      .invalidValue,
      "\(path.name(in: document)) has \(count) of \(wanted) elements, so the phone drops the push; send \(example(of: id))",
      node)
  }

  mutating func checkRange(
    _ node: JSONDocument.NodeIndex, _ kind: RangeKind, _ bound: ShapeID, as id: ShapeID
  ) {
    guard expect(.array, node, as: id) else { return }
    let bounds = Array(document.elements(node).prefix(kind.boundCount))
    let failedBefore = fails
    fails = false
    for (index, element) in bounds.enumerated() {
      check(element, at: .index(index), as: bound)
    }
    let boundFails = fails
    fails = failedBefore || boundFails
    if bounds.count < kind.boundCount { return tooFew(node, bounds.count, of: kind.boundCount, as: id) }
    guard !boundFails, bounds.count == 2, document.text(bounds[0]) != document.text(bounds[1]) else { return }
    guard let isReversed = isReversed(bounds[0], bounds[1], bound) else { return meetUnknown() }
    guard isReversed else { return }
    let swapped = "[\(document.excerpt(bounds[1])), \(document.excerpt(bounds[0]))]"
    fail(
      .invalidValue,
      "\(path.name(in: document)) has a lower bound above its upper bound, so the phone drops the push; send \(swapped)",
      node)
  }

  /// - Returns: nil for bounds whose order is their type's own.
  private func isReversed(
    _ lower: JSONDocument.NodeIndex, _ upper: JSONDocument.NodeIndex, _ bound: ShapeID
  ) -> Bool? {
    guard case .scalar(let scalar) = table[bound] else { return nil }
    switch scalar {
    case .uuid:
      guard let lower = document.string(lower), let upper = document.string(upper) else { return false }
      return lower.uppercased() > upper.uppercased()
    case .string:
      guard let lower = document.string(lower), let upper = document.string(upper) else { return false }
      return lower > upper
    case .float:
      guard let lower = document.double(lower), let upper = document.double(upper) else { return false }
      return Float(lower) > Float(upper)
    case .double, .date:
      guard let lower = document.double(lower), let upper = document.double(upper) else { return false }
      return lower > upper
    case .integer, .decimal:
      guard let lower = document.decimal(lower), let upper = document.decimal(upper) else { return false }
      return lower > upper
    case .bool, .url, .data:
      return nil
    }
  }

  /// A dictionary that is an object with keys which are read as numbers or enum values.
  mutating func checkKeyed(
    _ node: JSONDocument.NodeIndex, _ key: ShapeID, _ value: ShapeID, as id: ShapeID
  ) {
    guard expect(.object, node, as: id) else { return }
    for member in distinctMembers(of: node) {
      checkKey(member.key, as: key)
      check(member.value, at: .key(member.key), as: value)
    }
  }

  private mutating func checkKey(_ key: JSONDocument.NodeIndex, as id: ShapeID) {
    let text = document.string(key) ?? ""
    switch table[id] {
    case .scalar(.integer(let type)):
      guard Int(text) == nil else { return }
      fail(
        .invalidValue,
        "the key \(JSONDocument.quoted(text)) of \(path.name(in: document)) is no \(type.rawValue), so the phone drops the push; send whole numbers as keys",
        key, at: .key(key))
    case .rawValue(let place):
      let enumeration = table.enumerations[place]
      guard !enumeration.cases.contains(where: { $0.isNamed(byKey: text) }) else { return }
      fail(
        .unknownEnumValue,
        "the key \(JSONDocument.quoted(text)) of \(path.name(in: document)) is no value of \(enumeration.typeName), so the phone drops the push; \(enumeration.advice(for: text))",
        key, at: .key(key), notes: enumeration.notes)
    case .scalar, .unknown, .anything, .optional, .array, .elements, .range, .object, .keyed, .pairs, .record, .union,
      .either:
      return
    case .same(let inner):
      checkKey(key, as: inner)
    case .partly(let inner):
      checkKey(key, as: inner)
      meetUnknown()
    }
  }

  /// A dictionary that is a flat array of keys and values.
  mutating func checkPairs(
    _ node: JSONDocument.NodeIndex, _ key: ShapeID, _ value: ShapeID, as id: ShapeID
  ) {
    guard expect(.array, node, as: id) else { return }
    let elements = Array(document.elements(node))
    // The decoder counts before it looks at any element.
    guard elements.count.isMultiple(of: 2) else {
      return fail(
        .invalidValue,
        "\(path.name(in: document)) has a key without a value, so the phone drops the push; send keys and values in turn, such as \(example(of: id))",
        node)
    }
    for (index, element) in elements.enumerated() {
      check(element, at: .index(index), as: index.isMultiple(of: 2) ? key : value)
    }
  }
}
