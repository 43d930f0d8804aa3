extension ValueReader {
  /// An array, cut where it is long.
  mutating func list(
    _ node: JSONDocument.NodeIndex, _ empty: DecodedValue, element shape: ShapeID
  ) -> DecodedValue {
    let count = document.elements(node).reduce(0) { sum, _ in sum + 1 }
    var value = empty
    value.kind = .list
    value.text = "\(count) element\(count == 1 ? "" : "s")"
    if value.type.hasPrefix("Set<") { value.remark = "a Set: equal elements are one, in any order" }
    for (place, element) in document.elements(node).enumerated() {
      guard takesMore(value.members.count) || isWayToFailure(.index(place)) else { continue }
      value.members.append(
        self.value(element, at: .index(place), as: shape, DecodedValue("[\(place)]")))
    }
    value.omitted = count - value.members.count
    return value
  }

  /// A list of fixed length, behind whose last element all is ignored.
  mutating func fixedList(_ node: JSONDocument.NodeIndex, _ shapes: [ShapeID], _ empty: DecodedValue) -> DecodedValue {
    var value = empty
    value.kind = .list
    value.text = "\(shapes.count) elements"
    for (place, element) in document.elements(node).enumerated().prefix(shapes.count) {
      guard takesMore(value.members.count) || isWayToFailure(.index(place)) else { continue }
      value.members.append(self.value(element, at: .index(place), as: shapes[place], DecodedValue("[\(place)]")))
    }
    value.omitted = max(0, shapes.count - value.members.count)
    let surplus = document.elements(node).dropFirst(shapes.count).reduce(0) { sum, _ in sum + 1 }
    if surplus > 0 { value.remark = "\(surplus) more element\(surplus == 1 ? " is" : "s are") ignored" }
    return value
  }

  mutating func range(
    _ node: JSONDocument.NodeIndex, _ kind: RangeKind, _ bound: ShapeID, _ empty: DecodedValue
  ) -> DecodedValue {
    var value = empty
    value.kind = .range
    value.text = kind == .halfOpen || kind == .upTo ? "..<" : "..."
    let names = kind.boundCount == 2 ? ["lowerBound", "upperBound"] : [kind == .from ? "lowerBound" : "upperBound"]
    for (place, element) in document.elements(node).enumerated().prefix(kind.boundCount) {
      value.members.append(self.value(element, at: .index(place), as: bound, DecodedValue(names[place])))
    }
    return value
  }

  // MARK: Dictionaries

  /// A dictionary that is an object, whose keys are texts or read from texts.
  mutating func dictionary(
    _ node: JSONDocument.NodeIndex, key: ShapeID?, _ shape: ShapeID, _ empty: DecodedValue
  ) -> DecodedValue {
    let members = check.distinctMembers(of: node)
    var value = empty
    value.kind = .dictionary
    value.text = entries(members.count)
    for member in members {
      guard takesMore(value.members.count) || isWayToFailure(.key(member.key)) else { continue }
      let text = document.string(member.key) ?? ""
      let entry = DecodedValue(key.map { name(ofKey: text, as: $0) } ?? text.prefix(Self.textLimit).debugDescription)
      value.members.append(self.value(member.value, at: .key(member.key), as: shape, entry))
    }
    value.omitted = members.count - value.members.count
    return value
  }

  private func name(ofKey text: String, as id: ShapeID) -> String {
    switch table.resolved(id) {
    case .scalar(.integer)?: return Int(text).map(String.init) ?? text.debugDescription
    case .rawValue(let place)?:
      guard let found = table.enumerations[place].cases.first(where: { $0.isNamed(byKey: text) }) else { fallthrough }
      return ".\(found.name)"
    default: return text.prefix(Self.textLimit).debugDescription
    }
  }

  /// A dictionary that is a flat array of keys and values.
  mutating func pairs(
    _ node: JSONDocument.NodeIndex, _ key: ShapeID, _ shape: ShapeID, _ empty: DecodedValue
  ) -> DecodedValue {
    var value = empty
    value.kind = .dictionary
    var count = 0
    var name = ""
    for (place, element) in document.elements(node).enumerated() {
      let isKey = place.isMultiple(of: 2)
      if !isKey { count += 1 }
      guard takesMore(value.members.count) || isWayToFailure(.index(place)) else { continue }
      let shown = self.value(element, at: .index(place), as: isKey ? key : shape, DecodedValue(isKey ? "key" : name))
      if isKey {
        name = shown.text
        // Its value is not read any more.
        if shown.status == .stop { value.members.append(shown) }
      } else {
        value.members.append(shown)
      }
    }
    value.text = entries(count)
    value.omitted = max(0, count - value.members.count)
    return value
  }

  private func entries(_ count: Int) -> String { "\(count) \(count == 1 ? "entry" : "entries")" }

  // MARK: Long ones

  /// Whether one more is shown behind so many.
  func takesMore(_ count: Int) -> Bool { count < Self.lengthLimit && left > 0 }

  /// Whether the decoder throws in what stands there, so that it is shown however far back it is.
  func isWayToFailure(_ step: JSONPath.Step) -> Bool {
    guard let steps = check.firstFailure?.steps, steps.count > path.steps.count, !isStopped else { return false }
    return steps[path.steps.count] == step && steps.starts(with: path.steps)
  }
}
