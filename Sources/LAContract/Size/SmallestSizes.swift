/// How few bytes of JSON each shape of a contract decodes from.
///
/// A shape's size follows from those of its parts, and a type may hold itself: all begin without a size, and are worked
/// out again until none gets smaller.
struct SmallestSizes {
  /// Sizes beyond say no more; sums of them still fit.
  static let limit = 1 << 40

  let table: ShapeTable
  /// By shape; nil where no finite JSON decodes.
  private var sizes: [Int?]
  /// Which of several possibilities is the smallest, for an enum or an either, by shape.
  private var choices: [ShapeID: Int] = [:]
  /// Shapes of which something is not known, so that the size is a guess.
  private(set) var guesses: Set<ShapeID> = []

  init(_ table: ShapeTable) {
    self.table = table
    sizes = Array(repeating: nil, count: table.shapes.count)
    var isChanged = true
    while isChanged {
      isChanged = false
      // Parts mostly stand behind what holds them.
      for id in table.shapes.indices.reversed() {
        guard let size = worked(out: id), size < sizes[id] ?? .max else { continue }
        sizes[id] = min(size, Self.limit)
        isChanged = isChanged || size < Self.limit
      }
    }
    markGuesses()
  }

  subscript(id: ShapeID) -> Int? { sizes[id] }

  /// The place of the smallest case or choice.
  func choice(_ id: ShapeID) -> Int { choices[id] ?? 0 }

  private mutating func worked(out id: ShapeID) -> Int? {
    switch table[id] {
    case .unknown, .anything: return 1
    case .scalar(let scalar): return scalar.smallest.utf8.count
    case .optional(let inner): return min(sizes[inner] ?? 4, 4)
    case .array, .object, .keyed, .pairs: return 2
    case .elements(let shapes): return list(shapes.map { sizes[$0] })
    case .range(let kind, let bound): return list(Array(repeating: sizes[bound], count: kind.boundCount))
    case .same(let inner), .partly(let inner): return sizes[inner]
    case .rawValue(let place): return table.enumerations[place].smallest.map { $0.utf8.count } ?? 1
    case .record(let place): return size(of: table.records[place])
    case .either(let shapes): return smallest(shapes.map { sizes[$0] }, for: id)
    case .union(let place):
      return smallest(
        table.unions[place].cases.map { item in
          size(of: item.values).map { 3 + JSONDocument.wholeQuoted(item.key).utf8.count + $0 }
        }, for: id)
    }
  }

  private mutating func smallest(_ sizes: [Int?], for id: ShapeID) -> Int? {
    guard let best = sizes.indices.filter({ sizes[$0] != nil }).min(by: { (sizes[$0] ?? 0) < (sizes[$1] ?? 0) }),
      let size = sizes[best]
    else { return nil }
    if size < self.sizes[id] ?? .max { choices[id] = best }
    return size
  }

  /// Brackets or braces around parts with commas between them; nil where a part has no size.
  private func list(_ parts: [Int?]) -> Int? {
    var sum = 2 + max(0, parts.count - 1)
    for part in parts {
      guard let part else { return nil }
      sum = min(sum + part, Self.limit)
    }
    return sum
  }

  // MARK: Objects

  /// The size of an object that a record decodes from.
  func size(of record: Record) -> Int? {
    var parts: [Int?] = []
    for member in members(of: record) { parts.append(size(of: member)) }
    return list(parts)
  }

  /// A member with its key and colon.
  func size(of member: RecordMember) -> Int? {
    let key = JSONDocument.wholeQuoted(member.key).utf8.count + 1
    return value(of: member).map { key + $0 }
  }

  /// What a member's value needs.
  func value(of member: RecordMember) -> Int? {
    if member.forgivesWrongValue { return 1 }
    let size = sizes[member.shape]
    return member.mayBeNull ? min(size ?? 4, 4) : size
  }

  /// The members that have to be sent, and no more, with those of the types that the same object is decoded as.
  func members(of record: Record, depth: Int = 0) -> [RecordMember] {
    var members = record.members.filter { member in
      guard !member.mayBeAbsent else { return isShorterAlternative(member, in: record) }
      // It is read only without another, which is shorter.
      guard let other = member.onlyWithout,
        let alternative = record.members.first(where: { $0.key == other && $0.key != member.key })
      else { return true }
      return !(alternative.mayBeAbsent ? isShorterAlternative(alternative, in: record) : !alternative.mayBeNull)
    }
    guard depth < 16 else { return members }
    for other in record.alsoDecodesAs {
      guard case .record(let place)? = table.resolved(other) else { continue }
      for member in self.members(of: table.records[place], depth: depth + 1)
      where !members.contains(where: { $0.key == member.key }) {
        members.append(member)
      }
    }
    return members
  }

  /// Whether a member that may be absent is shorter than the required one that is read only without it.
  private func isShorterAlternative(_ member: RecordMember, in record: Record) -> Bool {
    let others = record.members.filter { $0.onlyWithout == member.key && !$0.mayBeAbsent && $0.key != member.key }
    guard others.count == 1, others[0].onlyWithout == member.key, let own = sizes[member.shape],
      let other = size(of: others[0])
    else { return false }
    return JSONDocument.wholeQuoted(member.key).utf8.count + 1 + own < other
  }

  // MARK: What is not known

  private mutating func markGuesses() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for id in table.shapes.indices.reversed() where !guesses.contains(id) && isGuess(id) {
        guesses.insert(id)
        isChanged = true
      }
    }
  }

  private func isGuess(_ id: ShapeID) -> Bool {
    switch table[id] {
    case .unknown, .partly: true
    case .anything, .scalar, .array, .object, .keyed, .pairs: false
    case .optional(let inner): (sizes[inner] ?? 4) < 4 && guesses.contains(inner)
    case .elements(let shapes): shapes.contains(where: guesses.contains)
    case .range(_, let inner), .same(let inner): guesses.contains(inner)
    case .rawValue(let place): table.enumerations[place].smallest == nil
    case .record(let place): isGuess(table.records[place])
    case .either(let shapes): shapes.indices.contains(choice(id)) && guesses.contains(shapes[choice(id)])
    case .union(let place):
      table.unions[place].cases.indices.contains(choice(id))
        && isGuess(table.unions[place].cases[choice(id)].values)
    }
  }

  private func isGuess(_ record: Record) -> Bool {
    record.isOpen || members(of: record).contains { $0.isUnchecked || guesses.contains($0.shape) }
      || record.alsoDecodesAs.contains(where: guesses.contains)
  }
}

extension Scalar {
  /// The shortest JSON that it decodes from.
  var smallest: String {
    switch self {
    case .bool: "true"
    case .string, .data: "\"\""
    case .integer, .double, .float, .decimal, .date: "0"
    // An empty text is no URL.
    case .url: "\"a\""
    case .uuid: example
    }
  }
}

extension Enumeration {
  /// The shortest raw value as JSON; nil where none is a literal.
  var smallest: String? {
    cases.filter { $0.rawValue != .other }.map(\.rawValue.wholeJSON).min { $0.utf8.count < $1.utf8.count }
  }
}
