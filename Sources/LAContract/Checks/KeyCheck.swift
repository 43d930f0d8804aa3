extension DecodingCheck {
  /// Decodes an object as a struct: the keys that it needs, the values behind them, and the keys that are for nothing.
  mutating func check(_ object: JSONDocument.NodeIndex, against owner: RecordOwner) {
    // The record as a whole is copied only where it is needed for a finding.
    var record: Record { table.record(owner) }
    let list = table.list(owner)
    let mayReadMore = table.mayReadMore(owner)
    let found = FoundMembers(start: foundKeyCount)
    foundKeyCount += list.members.count
    defer { foundKeyCount = found.start }
    while foundKeys.count < foundKeyCount { foundKeys.append(-1) }
    for place in found.start..<foundKeyCount { foundKeys[place] = -1 }
    var others: [JSONDocument.Member] = []
    var expected = 0
    var key = object + 1
    while key < document.end(object) {
      if let place = list.keys.place(of: key, in: document, expected: expected) {
        // The first of equal keys counts; the others are the rule duplicate-key's business.
        if foundKeys[found.start + place] < 0 { foundKeys[found.start + place] = key }
        expected = place + 1
      } else {
        others.append(JSONDocument.Member(key: key, value: key + 1))
      }
      key = document.end(key + 1)
    }
    // Most objects have no other keys, and nothing has to be looked for then.
    let spellings =
      others.isEmpty || mayReadMore ? nil : misspelled(others, record, missing: { self[found, $0] == nil })
    // A member is looked at in its place: to take it out of the array would copy all that is known of it.
    for place in list.members.indices {
      let key = foundKeys[found.start + place]
      // Most values are right, and then there is nothing to keep of where they stand.
      if key >= 0, list.members[place].isAlwaysDecoded, isRight(key + 1, as: list.members[place].shape) { continue }
      if list.members[place].onlyWithout != nil, isReplaced(list.members[place], record, found) { continue }
      if key >= 0 {
        check(JSONDocument.Member(key: key, value: key + 1), as: place, of: list, owner)
      } else if list.members[place].mayBeAbsent || isSupplied(list.members[place]) {
        continue
      } else if list.members[place].isUnchecked {
        meetUnknown()
      } else {
        addMissing(list.members[place], in: object, record, spelled: spellings?[place])
      }
    }
    if table.isOpen(owner) { meetUnknown() }
    let otherShapes = table.alsoDecodesAs(owner)
    if !otherShapes.isEmpty {
      isPartOfLarger = true
      for shape in otherShapes { check(object, as: shape) }
      return isPartOfLarger = false
    }
    guard let spellings, !isPartOfLarger else { return }
    let silent = Set(spellings.values.map(\.key) + document.duplicates(in: object).map(\.repeated.key))
    let absent = list.members.indices.filter { self[found, $0] == nil }.prefix(DecodingCheck.spellingLimit)
    for (number, other) in others.enumerated() where !silent.contains(other.key) {
      addUnknown(other, in: record, absent: number < DecodingCheck.spellingLimit ? Array(absent) : [])
    }
  }

  /// Nobody misspells hundreds of keys at once; comparing them all would take long.
  private static let spellingLimit = 256

  /// What the object has of the record's member at a place.
  private subscript(found: FoundMembers, place: Int) -> JSONDocument.Member? {
    let key = foundKeys[found.start + place]
    return key < 0 ? nil : JSONDocument.Member(key: key, value: key + 1)
  }

  private mutating func check(
    _ member: JSONDocument.Member, as place: Int, of list: MemberList, _ owner: RecordOwner
  ) {
    if list.members[place].mayBeNull, document.kind(member.value) == .null { return }
    if list.members[place].forgivesWrongValue { return }
    if document.kind(member.value) == .placeholder { return meetUnknown() }
    let shape = list.members[place].shape
    if list.members[place].isUnchecked {
      if trial(member.value, as: shape) != true { meetUnknown() }
      return
    }
    let outer = (asker, isPartOfLarger)
    asker = Asker(owner: owner, place: place)
    isPartOfLarger = false
    check(member.value, at: .key(member.key), as: shape)
    (asker, isPartOfLarger) = outer
  }

  /// Whether the object has the member without which alone this one is read.
  private func isReplaced(_ member: RecordMember, _ record: Record, _ found: FoundMembers) -> Bool {
    guard let place = record.members.indices.first(where: { record.members[$0].key == member.onlyWithout }),
      let other = self[found, place]
    else { return false }
    return document.kind(other.value) != .null
  }

  /// Which present keys are clearly missing ones under another spelling, by the place of the missing one.
  private func misspelled(
    _ others: [JSONDocument.Member], _ record: Record, missing: (Int) -> Bool
  ) -> [Int: JSONDocument.Member] {
    var result: [Int: JSONDocument.Member] = [:]
    guard !others.isEmpty else { return result }
    let others = others.prefix(DecodingCheck.spellingLimit)
    let names = others.map { document.string($0.key) ?? "" }
    // A key that decoding knows and leaves out is no misspelling of another.
    let ignored = Set(record.ignored.map(\.name))
    var free = Set(others.indices.filter { !ignored.contains(names[$0]) })
    let wanted = record.members.indices.filter { missing($0) && !record.members[$0].mayBeAbsent }
      .prefix(DecodingCheck.spellingLimit)
    // The nearest spellings first, so that a near one does not take the key from an equal one.
    for limit in 0...2 {
      for place in wanted where result[place] == nil {
        let member = record.members[place]
        let match = free.sorted().first { other in
          if member.swiftName != member.key, names[other] == member.swiftName { return true }
          guard let distance = Spelling.distance(from: names[other], to: member.key), distance <= limit else {
            return false
          }
          // 'altitude' is 'latitude' mistyped, or a member of its own; what it holds may tell.
          return distance == 0 || table.kinds(of: member.shape).contains(document.kind(others[other].value))
        }
        guard let match else { continue }
        free.remove(match)
        result[place] = others[match]
      }
    }
    return result
  }

  private mutating func addMissing(
    _ wanted: RecordMember, in object: JSONDocument.NodeIndex, _ record: Record, spelled: JSONDocument.Member?
  ) {
    if let spelled, let name = document.string(spelled.key) {
      let reason =
        name == wanted.swiftName
        ? "CodingKeys give '\(name)' the key '\(wanted.key)'" : "decoding needs '\(wanted.key)' to the letter"
      return fail(
        .missingKey,
        "'\(name)' is not read, since \(reason), so the phone drops the push; rename it to \"\(wanted.key)\"",
        spelled.key, at: .absent(wanted.key), notes: wanted.notes, fix: rename(spelled.key, name, to: wanted))
    }
    let hint = wanted.hasDefault ? " and decoding does not use the default value" : ""
    let example = wanted.mayBeNull ? "null" : example(of: wanted.shape)
    fail(
      .missingKey,
      "the key '\(wanted.key)' is missing\(hint), so the phone drops the push; add \(JSONDocument.quoted(wanted.key)): \(example)",
      object, at: .absent(wanted.key), notes: wanted.notes)
  }

  private mutating func addUnknown(_ member: JSONDocument.Member, in record: Record, absent: [Int]) {
    let name = document.string(member.key) ?? ""
    if let ignored = record.ignored.first(where: { $0.name == name }) {
      return addUnknown(
        member.key, "'\(name)' is \(ignored.reason.phrase), so decoding ignores it; remove it",
        notes: [Note(message: "declared here", location: ignored.location)])
    }
    let candidates = absent.map { record.members[$0] }
    let meant =
      candidates.first { $0.swiftName == name && $0.key != name }?.key
      ?? Spelling.nearest(to: name, among: candidates.map(\.key))
    guard let meant, let wanted = candidates.first(where: { $0.key == meant }) else {
      let advice = record.isStandard ? "remove it" : "remove it or add it in Swift"
      return addUnknown(
        member.key, "'\(name)' is no key of \(record.typeName), and decoding ignores it; \(advice)")
    }
    addUnknown(
      member.key, "'\(name)' is no key of \(record.typeName), so its value is lost; rename it to \"\(wanted.key)\"",
      notes: wanted.notes, fix: rename(member.key, name, to: wanted))
  }

  /// Only a typing mistake leaves a doubt.
  private func rename(_ key: JSONDocument.NodeIndex, _ name: String, to wanted: RecordMember) -> Fix? {
    let isSafe = name == wanted.swiftName || Spelling.isOtherSpelling(name, of: wanted.key)
    return subject.fix(document.renaming(key, to: wanted.key), isSafe: isSafe)
  }

  mutating func addUnknown(_ key: JSONDocument.NodeIndex, _ message: String, notes: [Note] = [], fix: Fix? = nil) {
    subject.add(.unknownKey, message, at: path.appending(.key(key)), key, notes: notes, fix: fix, to: &report)
  }
}

/// Where in `foundKeys` the keys of one object stand, by the places of a record's members; -1 for those it does not have.
private struct FoundMembers {
  let start: Int
}

/// Whose members a record has: a type's, or those that stand for the associated values of a case.
enum RecordOwner {
  /// A place in `ShapeTable.records`.
  case record(Int)
  case values(union: Int, case: Int)
}

/// A member of a record, by its place.
struct Asker {
  let owner: RecordOwner
  let place: Int
}

extension ShapeTable {
  func member(_ asker: Asker) -> RecordMember { members(asker.owner)[asker.place] }

  func record(_ owner: RecordOwner) -> Record {
    switch owner {
    case .record(let place): records[place]
    case .values(let union, let selected): unions[union].cases[selected].values
    }
  }

  func list(_ owner: RecordOwner) -> MemberList {
    switch owner {
    case .record(let place): records[place].list
    case .values(let union, let selected): unions[union].cases[selected].values.list
    }
  }

  func members(_ owner: RecordOwner) -> [RecordMember] { list(owner).members }

  func alsoDecodesAs(_ owner: RecordOwner) -> [ShapeID] {
    switch owner {
    case .record(let place): records[place].alsoDecodesAs
    case .values(let union, let selected): unions[union].cases[selected].values.alsoDecodesAs
    }
  }

  func mayReadMore(_ owner: RecordOwner) -> Bool {
    switch owner {
    case .record(let place): records[place].mayReadMore
    case .values(let union, let selected): unions[union].cases[selected].values.mayReadMore
    }
  }

  func isOpen(_ owner: RecordOwner) -> Bool {
    switch owner {
    case .record(let place): records[place].isOpen
    case .values(let union, let selected): unions[union].cases[selected].values.isOpen
    }
  }
}

extension DecodingCheck {
  /// Whether the sender's server adds the member.
  private func isSupplied(_ member: RecordMember) -> Bool {
    !suppliedTypes.isEmpty && suppliedTypes.contains(member.typeText)
  }
}

extension RecordMember {
  /// Where Swift wants it.
  var notes: [Note] {
    guard let location else { return [] }
    if isReadByHand { return [Note(message: "read here as '\(typeText)'", location: location)] }
    let key = swiftName == key ? "" : " with the key '\(key)'"
    return [Note(message: "declared here as '\(typeText)'\(key)", location: location)]
  }
}

extension IgnoredMember.Reason {
  var phrase: String {
    switch self {
    case .computed: "computed in Swift"
    case .constant: "a 'let' with a value in Swift"
    case .static: "static in Swift"
    case .lazy: "lazy in Swift"
    case .leftOutOfCodingKeys: "left out of CodingKeys"
    case .ofSubclass: "a member of a subclass, which decodes as its superclass does"
    }
  }
}
