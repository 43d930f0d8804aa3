/// Makes values that a shape decodes from, as a server could send them.
struct SampleWriter {
  /// What a value is called: its key, and the type that the key belongs to.
  struct Name {
    var key: Words
    var owner: Words

    init(_ key: String, of owner: String) { (self.key, self.owner) = (Words(of: key), Words(of: owner)) }
  }

  private static let sizeLimit = 400
  private static let depthLimit = 32

  let table: ShapeTable
  /// In Unix seconds.
  let now: Int
  /// Only the keys that decoding requires.
  let isMinimal: Bool
  /// At most so many elements in a list.
  let elementLimit: Int
  var random: SplitMix64

  private var size = 0
  private var depth = 0
  /// The types that are being written: one inside itself has to end.
  private var open: Set<ShapeID> = []

  init(_ table: ShapeTable, now: Int, isMinimal: Bool, elementLimit: Int, random: SplitMix64) {
    self.table = table
    self.now = now
    self.isMinimal = isMinimal
    self.elementLimit = elementLimit
    self.random = random
  }

  /// - Returns: nil where there is no finite one.
  mutating func value(of id: ShapeID, _ name: Name) -> JSONTree? {
    size += 1
    guard depth < SampleWriter.depthLimit, size < 20 * SampleWriter.sizeLimit, open.insert(id).inserted else {
      return nil
    }
    depth += 1
    defer {
      open.remove(id)
      depth -= 1
    }
    switch table[id] {
    case .unknown: return .string(SampleText.named(name.key, of: name.owner, &random))
    case .anything: return .object([])
    case .scalar(let scalar): return value(of: scalar, name)
    case .optional(let wrapped): return isMinimal ? .null : part(of: wrapped, name) ?? .null
    case .array(let element): return .array(elements(of: element, name))
    case .elements(let shapes): return list(shapes, name)
    case .range(let kind, let bound): return bounds(kind, bound, name)
    case .object(let value): return .object(members(keys(nil), value, name))
    case .keyed(let key, let value): return .object(members(keys(key), value, name))
    case .pairs(let key, let value): return .array(pairs(key, value, name))
    case .record(let place): return object(table.records[place])
    case .rawValue(let place):
      return random.element(of: table.enumerations[place].literals).map { .text($0.wholeJSON) }
    case .union(let place): return union(table.unions[place])
    case .same(let shape), .partly(let shape): return value(of: shape, name)
    case .either(let choices): return first(choices, name)
    }
  }

  private mutating func first(_ choices: [ShapeID], _ name: Name) -> JSONTree? {
    for choice in choices {
      if let value = value(of: choice, name) { return value }
    }
    return nil
  }

  /// What may as well be left out where there is too much already.
  private mutating func part(of id: ShapeID, _ name: Name) -> JSONTree? {
    size > SampleWriter.sizeLimit ? nil : value(of: id, name)
  }

  // MARK: Scalars

  private mutating func value(of scalar: Scalar, _ name: Name) -> JSONTree {
    let words = name.key.lowercased
    switch scalar {
    case .bool: return .text(random.below(2) == 0 ? "false" : "true")
    case .string: return .string(SampleText.named(name.key, of: name.owner, &random))
    case .integer(let type):
      if SampleNumber.isUnixTime(words), type.bounds.contains(now) { return .number(now + distance(words)) }
      return .number(SampleNumber.named(words).whole(within: type.bounds, &random))
    case .double, .float, .decimal:
      if SampleNumber.isUnixTime(words), scalar != .float { return .number(now + distance(words)) }
      return .text(SampleNumber.named(words).decimal(&random))
    case .date: return .number(now + distance(words) - UnixTime.ofReferenceDate)
    case .url: return .string(SampleText.url(name.key, &random))
    case .uuid: return .string(SampleText.uuid(&random))
    case .data: return .string(["AQIDBA==", "y8rJyMfG", "AAECAwQ="][random.below(3)])
    }
  }

  private mutating func distance(_ words: [String]) -> Int { SampleNumber.distance(of: words, &random) }

  // MARK: Arrays

  private mutating func elements(of id: ShapeID, _ name: Name) -> [JSONTree] {
    guard elementLimit > 0 else { return [] }
    let count = isMinimal ? 1 : random.number(in: 1...elementLimit)
    return (0..<count).compactMap { _ in part(of: id, name) }
  }

  private mutating func list(_ shapes: [ShapeID], _ name: Name) -> JSONTree? {
    var values: [JSONTree] = []
    for shape in shapes {
      guard let value = value(of: shape, name) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  /// Two bounds in their order; equal ones where the order is the type's own.
  private mutating func bounds(_ kind: RangeKind, _ bound: ShapeID, _ name: Name) -> JSONTree? {
    guard let lower = value(of: bound, name) else { return nil }
    guard kind.boundCount == 2 else { return .array([lower]) }
    guard case .scalar(let scalar) = table[bound], let upper = value(of: bound, name) else {
      return .array([lower, lower])
    }
    switch scalar {
    case .date:
      let start = now - 60 * random.number(in: 5...30) - UnixTime.ofReferenceDate
      return .array([.number(start), .number(start + 60 * random.number(in: 45...180))])
    case .integer, .double, .float, .decimal:
      let inOrder = [lower, upper].sorted { (Double($0.text) ?? 0) < (Double($1.text) ?? 0) }
      return .array(inOrder)
    case .bool, .string, .url, .uuid, .data:
      return .array([lower, lower])
    }
  }

  // MARK: Dictionaries

  private func keys(_ id: ShapeID?) -> [String] {
    let plain = ["first", "second", "third"]
    guard let id else { return plain }
    switch table[id] {
    case .scalar(.integer): return ["1", "2", "3"]
    case .rawValue(let place): return table.enumerations[place].literals.map(\.text)
    case .same(let inner), .partly(let inner): return keys(inner)
    default: return plain
    }
  }

  private mutating func members(_ keys: [String], _ value: ShapeID, _ name: Name) -> JSONTree.Members {
    var members: JSONTree.Members = []
    for (key, value) in zip(keys, elements(of: value, name)) where !members.contains(where: { $0.key == key }) {
      members.append((key, value))
    }
    return members
  }

  private mutating func pairs(_ key: ShapeID, _ value: ShapeID, _ name: Name) -> [JSONTree] {
    var known: Set<String> = []
    return elements(of: value, name).flatMap { value -> [JSONTree] in
      guard let key = self.part(of: key, name), known.insert(key.text).inserted else { return [] }
      return [key, value]
    }
  }

  // MARK: Objects

  private mutating func union(_ union: Union) -> JSONTree? {
    guard !union.cases.isEmpty else { return nil }
    let start = random.below(union.cases.count)
    // Those behind the first that can be written have been tried in vain.
    for item in union.cases[start...] + union.cases[..<start] {
      if let values = object(item.values) { return .object([(item.key, values)]) }
    }
    return nil
  }

  private mutating func object(_ record: Record) -> JSONTree? {
    var members: JSONTree.Members = []
    return add(record, to: &members, depth: 0) ? .object(members) : nil
  }

  /// Adds a record's keys, and those of the types that the same object is decoded as.
  ///
  /// - Returns: Whether all that it needs has a value.
  private mutating func add(_ record: Record, to members: inout JSONTree.Members, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    var sent: Set<String> = []
    for member in record.members where isWanted(member, of: record) {
      if members.contains(where: { $0.key == member.key }) { continue }
      // A key that is read only without another one is of no use beside it.
      if let other = member.onlyWithout, other != member.key, sent.contains(other) { continue }
      if isMinimal, member.mayBeNull, !member.mayBeAbsent {
        members.append((member.key, .null))
        continue
      }
      // The identifier of a time zone or a locale has to be one that exists.
      let isIdentifier = record.isStandard && member.key == "identifier"
      let name = Name(isIdentifier ? record.typeName : member.key, of: record.typeName)
      let value = member.mayBeAbsent ? part(of: member.shape, name) : self.value(of: member.shape, name)
      if let value {
        members.append((member.key, value))
        sent.insert(member.key)
      } else if !member.mayBeAbsent {
        guard member.mayBeNull else { return false }
        members.append((member.key, .null))
      }
    }
    for other in record.alsoDecodesAs {
      guard case .record(let place)? = table.resolved(other) else { continue }
      guard add(table.records[place], to: &members, depth: depth + 1) else { return false }
    }
    return true
  }

  private func isWanted(_ member: RecordMember, of record: Record) -> Bool {
    guard member.mayBeAbsent else { return true }
    // What is in doubt, and what only Foundation writes, is better left out.
    let isInternal = record.isStandard && ["autoupdating", "current"].contains(member.key)
    return !isMinimal && !isInternal && table.isKnown(member.shape)
  }
}

extension Enumeration {
  /// The raw values that are written out.
  var literals: [CaseDeclaration.RawValue] { cases.map(\.rawValue).filter { $0 != .other } }
}

extension UnixTime {
  /// 2001-01-01T00:00:00Z, from which a `Date` counts.
  static let ofReferenceDate = 978_307_200
}
