/// The members of a contract whose JSON can grow without bound, with how much of them fits into a push.
struct GrowingMembers {
  struct Member {
    let member: RecordMember
    /// The type that it is a member of.
    let owner: String
    let kind: Kind
    /// How many elements fit, or bytes of a text.
    let fitting: Int
    /// The fewest bytes of an element.
    let element: Int
  }

  enum Kind: String { case array, dictionary, text }

  private let sizes: SmallestSizes
  private var table: ShapeTable { sizes.table }
  private(set) var members: [Member] = []
  /// Shapes still to be looked into, with the bytes of the smallest push around each.
  private var pending: [(shape: ShapeID, around: Int, asker: (member: RecordMember, owner: String)?)] = []
  private var met: Set<ShapeID> = []
  /// Members that have been found by another way, by type and key.
  private var found: Set<String> = []

  init(_ contract: Contract, _ sizes: SmallestSizes) {
    self.sizes = sizes
    guard let push = SmallestPush(contract, sizes) else { return }
    // The content state first: what both have is counted in the push that comes more often.
    visit(contract.contentState, in: push.update)
    if let start = push.start { visit(contract.attributes, in: start) }
  }

  private mutating func visit(_ root: ShapeID, in push: JSONTree) {
    guard let size = sizes[root] else { return }
    pending.append((root, push.compact.utf8.count - size, nil))
    // The shortest ways first, since a type may be used in many places.
    var next = 0
    while next < pending.count {
      let (shape, around, asker) = pending[next]
      next += 1
      visit(shape, around, asker)
    }
    pending = []
  }

  private mutating func visit(_ id: ShapeID, _ around: Int, _ asker: (member: RecordMember, owner: String)?) {
    let place = asker.map { "\($0.owner) \($0.member.key)" } ?? ""
    func visit(_ part: ShapeID, adding: Int) {
      pending.append((part, min(around + adding, SmallestSizes.limit), asker))
    }
    switch table[id] {
    case .unknown, .anything, .rawValue: return
    case .scalar(let scalar):
      guard let asker, [.string, .url, .data].contains(scalar), found.insert(place).inserted else { return }
      let left = room(around)
      members.append(
        Member(
          member: asker.member, owner: asker.owner, kind: .text, fitting: scalar == .data ? left / 4 * 3 : left,
          element: 1))
    case .optional(let inner), .same(let inner), .partly(let inner), .range(_, let inner):
      visit(inner, adding: 0)
    case .either(let shapes): for shape in shapes { visit(shape, adding: 0) }
    case .elements(let shapes):
      let size = sizes[id] ?? 0
      for shape in shapes { visit(shape, adding: size - (sizes[shape] ?? 0)) }
    case .array(let element):
      guard let size = sizes[element] else { return }
      visit(element, adding: 2)
      // The last has no comma.
      let count = isBoundedSet(asker, element) ? nil : (room(around) + 1) / (size + 1)
      addCollection(.array, place, asker, element: size, count: count)
    case .object(let value): dictionary(place, asker, around, key: nil, value, isPairs: false)
    case .keyed(let key, let value): dictionary(place, asker, around, key: key, value, isPairs: false)
    case .pairs(let key, let value): dictionary(place, asker, around, key: key, value, isPairs: true)
    case .record(let place):
      guard met.insert(id).inserted else { return }
      visitMembers(of: table.records[place], table.records[place].typeName, around, size: sizes[id])
    case .union(let place):
      guard met.insert(id).inserted else { return }
      let union = table.unions[place]
      for item in union.cases {
        let key = 3 + JSONDocument.wholeQuoted(item.key).utf8.count
        visitMembers(
          of: item.values, "\(union.typeName).\(item.name)", around + key, size: sizes.size(of: item.values))
      }
    }
  }

  private mutating func visitMembers(
    of record: Record, _ type: String, _ around: Int, size: Int?, depth: Int = 0
  ) {
    guard let size else { return }
    let sent = sizes.members(of: record)
    for member in record.members where !member.isUnchecked {
      guard let smallest = sizes[member.shape] else { continue }
      let key = JSONDocument.wholeQuoted(member.key).utf8.count + 1
      // What the member itself takes in the smallest object; one that is left out there comes with its key and a comma.
      let adding =
        sent.contains { $0.key == member.key }
        ? size - (sizes.value(of: member) ?? smallest) : size + key + (sent.isEmpty ? 0 : 1)
      pending.append((member.shape, min(around + adding, SmallestSizes.limit), (member, type)))
    }
    guard depth < 16 else { return }
    for other in record.alsoDecodesAs {
      guard case .record(let place)? = table.resolved(other) else { continue }
      visitMembers(of: table.records[place], table.records[place].typeName, around, size: size, depth: depth + 1)
    }
  }

  // MARK: Collections

  /// What is left of a push for what stands inside of brackets, with so much around them.
  private func room(_ around: Int) -> Int { max(0, SizeCheck.deviceLimit - around - 2) }

  /// Adds a member; not one of which `count`, how many elements fit, is nil: there are only so many different ones.
  private mutating func addCollection(
    _ kind: Kind, _ place: String, _ asker: (member: RecordMember, owner: String)?, element: Int, count: Int?
  ) {
    guard let asker, let count, found.insert(place).inserted else { return }
    members.append(Member(member: asker.member, owner: asker.owner, kind: kind, fitting: count, element: element))
  }

  /// A Set of an enum has an end.
  private func isBoundedSet(_ asker: (member: RecordMember, owner: String)?, _ element: ShapeID) -> Bool {
    guard let asker, asker.member.typeText.hasPrefix("Set<") else { return false }
    return isBounded(element)
  }

  private func isBounded(_ id: ShapeID) -> Bool {
    switch table.resolved(id) {
    case .rawValue?, .scalar(.bool)?: true
    default: false
    }
  }

  private mutating func dictionary(
    _ place: String, _ asker: (member: RecordMember, owner: String)?, _ around: Int, key: ShapeID?, _ value: ShapeID,
    isPairs: Bool
  ) {
    guard let size = sizes[value] else { return }
    let keys = key.map { DictionaryKeys($0, sizes, isPairs: isPairs) } ?? .texts
    // A key, a colon or comma, the value.
    addCollection(
      .dictionary, place, asker, element: keys.smallest + 1 + size, count: keys.count(in: room(around), value: size))
    pending.append((value, min(around + 3 + keys.smallest, SmallestSizes.limit), asker))
  }
}
