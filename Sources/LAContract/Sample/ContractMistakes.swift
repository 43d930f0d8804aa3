/// The ways to break a value that decodes: at each place in it each of the wrong values that senders send.
struct ContractMistakes {
  let table: ShapeTable
  /// The push's own, in Unix seconds.
  let timestamp: Int
  private(set) var mistakes: [Mistake] = []

  init(_ table: ShapeTable, timestamp: Int) {
    self.table = table
    self.timestamp = timestamp
  }

  private mutating func add(_ rule: Rule, at place: JSONPlace, _ value: JSONTree, detail: String = "") {
    let name = rule.id + place.name + (detail.isEmpty ? "" : "-\(detail)")
    mistakes.append(Mistake(rule: rule, name: name, changes: [.replace(place, value)]))
  }

  /// Goes through a value together with its shape.
  mutating func collect(_ id: ShapeID, _ value: JSONTree, at place: JSONPlace, mayBeNull: Bool = false) {
    guard place.steps.count < 24 else { return }
    // At the root of a state it is no value that the decoder gets.
    let isRoot = place.steps.count == 1
    switch table[id] {
    case .unknown, .anything, .either: return
    case .optional(let wrapped): return collect(wrapped, value, at: place, mayBeNull: true)
    case .same(let inner), .partly(let inner): return collect(inner, value, at: place, mayBeNull: mayBeNull)
    case .scalar, .array, .elements, .range, .object, .keyed, .pairs, .record, .rawValue, .union: break
    }
    if !mayBeNull, !isRoot { add(.nullValue, at: place, .null) }
    // There is nothing in null that could be broken.
    if value.text == "null" { return }
    switch (table[id], value) {
    case (.scalar(let scalar), _): collect(scalar, value, at: place)
    case (.array(let element), .array(let elements)):
      addMismatch(.string("one, two"), at: place)
      if let first = elements.first { collect(element, first, at: place.appending(.index(0))) }
    case (.elements(let shapes), .array(let elements)):
      collectList(shapes, elements, at: place)
    case (.range(let kind, let bound), .array(let elements)):
      collectList(Array(repeating: bound, count: kind.boundCount), elements, at: place)
      if elements.count == 2 { add(.invalidValue, at: place, .array(elements.reversed()), detail: "reversed") }
    case (.object(let inner), .object(let members)):
      addMismatch(.array([]), at: place)
      if let first = members.first { collect(inner, first.value, at: place.appending(.key(first.key))) }
    case (.keyed(_, let inner), .object(let members)):
      addMismatch(.array([]), at: place)
      guard let first = members.first else { return }
      for rule in [Rule.invalidValue, .unknownEnumValue] {
        add(rule, at: place, .object(members + [("no such key", first.value)]), detail: "key")
      }
      collect(inner, first.value, at: place.appending(.key(first.key)))
    case (.pairs(let key, let inner), .array(let elements)):
      addMismatch(.object([]), at: place)
      guard elements.count >= 2 else { return }
      add(.invalidValue, at: place, .array(elements.dropLast()), detail: "odd")
      collect(key, elements[0], at: place.appending(.index(0)))
      collect(inner, elements[1], at: place.appending(.index(1)))
    case (.record(let index), .object(let members)): collect(table.records[index], members, at: place)
    case (.rawValue(let index), _): collect(table.enumerations[index], at: place)
    case (.union(let index), .object(let members)): collect(table.unions[index], members, at: place)
    default: return
    }
  }

  private mutating func addMismatch(_ value: JSONTree, at place: JSONPlace, detail: String = "") {
    guard place.steps.count > 1 else { return }
    add(.typeMismatch, at: place, value, detail: detail)
  }

  private mutating func collect(_ scalar: Scalar, _ value: JSONTree, at place: JSONPlace) {
    switch scalar {
    case .bool: addMismatch(.number(1), at: place)
    case .string: addMismatch(.number(1042), at: place)
    case .integer(let type):
      addMismatch(.string(value.text), at: place)
      add(.invalidValue, at: place, .text(value.text + ".5"), detail: "fraction")
      add(.invalidValue, at: place, .text(type.tooLarge), detail: "too-large")
    case .double, .float, .decimal:
      addMismatch(.string(value.text), at: place)
      add(.invalidValue, at: place, .text("1e400"), detail: "too-large")
    case .date:
      addMismatch(.true, at: place)
      add(.dateString, at: place, .string("2027-01-15T08:30:00Z"))
      guard let seconds = Int(value.text) else { return }
      add(.dateUnixSeconds, at: place, .number(seconds + UnixTime.ofReferenceDate))
      add(.dateInMilliseconds, at: place, .number(1000 * (seconds + UnixTime.ofReferenceDate)))
    case .url:
      addMismatch(.object([("url", value)]), at: place)
      add(.invalidValue, at: place, .string(""), detail: "empty")
      add(.invalidValue, at: place, .string("http://[broken"))
    case .uuid:
      addMismatch(.number(1042), at: place)
      add(.invalidValue, at: place, .string("1042"))
    case .data:
      addMismatch(.array([.number(1), .number(2)]), at: place)
      add(.invalidValue, at: place, .string("AQI"), detail: "unpadded")
    }
  }

  private mutating func collectList(_ shapes: [ShapeID], _ elements: [JSONTree], at place: JSONPlace) {
    addMismatch(.object([]), at: place)
    guard !elements.isEmpty else { return }
    add(.invalidValue, at: place, .array(elements.dropLast()), detail: "too-few")
    collect(shapes[0], elements[0], at: place.appending(.index(0)))
  }

  private mutating func collect(_ enumeration: Enumeration, at place: JSONPlace) {
    guard case .scalar(let raw) = table[enumeration.rawType] else { return }
    let isText = raw == .string
    addMismatch(isText ? .number(1) : .string("1"), at: place)
    add(.unknownEnumValue, at: place, isText ? .string("no such case") : .number(113))
  }

  private mutating func collect(_ union: Union, _ members: JSONTree.Members, at place: JSONPlace) {
    addMismatch(.string(members.first?.key ?? ""), at: place)
    add(.invalidValue, at: place, .object([]), detail: "no-case")
    add(.unknownEnumValue, at: place, .object([("no such case", .object([]))]))
    guard let chosen = members.first, let item = union.cases.first(where: { $0.key == chosen.key }) else { return }
    if let other = union.cases.first(where: { $0.key != chosen.key }) {
      add(.invalidValue, at: place, .object(members + [(other.key, .object([]))]), detail: "two-cases")
    }
    let inner = place.appending(.key(chosen.key))
    add(.nullValue, at: inner, .null)
    if case .object(let values) = chosen.value { collect(item.values, values, at: inner, isWhole: false) }
  }

  private mutating func collect(
    _ record: Record, _ members: JSONTree.Members, at place: JSONPlace, isWhole: Bool = true
  ) {
    if isWhole { addMismatch(.array([]), at: place) }
    for member in record.members {
      guard let sent = members.first(where: { $0.key == member.key }) else { continue }
      let inner = place.appending(.key(member.key))
      if !member.mayBeAbsent {
        mistakes.append(Mistake(rule: .missingKey, name: Rule.missingKey.id + inner.name, changes: [.remove(inner)]))
        addMisspelling(of: member.key, sent.value, at: place)
      }
      if !member.isUnchecked, !member.forgivesWrongValue {
        collect(member.shape, sent.value, at: inner, mayBeNull: member.mayBeNull)
      }
    }
    if !record.mayReadMore { add(.unknownKey, at: place.appending(.key("notInTheModel")), .number(1)) }
    for other in record.alsoDecodesAs {
      guard case .record(let inner)? = table.resolved(other), place.steps.count < 24 else { continue }
      collect(table.records[inner], members, at: place, isWhole: false)
    }
  }

  /// The key as servers in other languages spell it.
  private mutating func addMisspelling(of key: String, _ value: JSONTree, at place: JSONPlace) {
    let snake = Words(of: key).lowercased.joined(separator: "_")
    guard snake != key else { return }
    let (right, wrong) = (place.appending(.key(key)), place.appending(.key(snake)))
    mistakes.append(
      Mistake(
        rule: .missingKey, name: "\(Rule.missingKey.id)\(right.name)-spelled-\(snake)",
        changes: [.remove(right), .replace(wrong, value)]))
  }
}

extension IntegerType {
  /// The least number above all that it holds.
  fileprivate var tooLarge: String {
    switch self {
    case .int128: "170141183460469231731687303715884105728"
    case .uint, .uint64: "18446744073709551616"
    case .uint128: "340282366920938463463374607431768211456"
    case .int, .int64: "9223372036854775808"
    default: "\(bounds.upperBound + 1)"
    }
  }
}
