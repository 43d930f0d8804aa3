extension ValueReader {
  /// A struct or class.
  mutating func object(
    _ node: JSONDocument.NodeIndex, _ owner: RecordOwner, _ type: String, _ empty: DecodedValue
  ) -> DecodedValue {
    var value = empty
    value.kind = .object
    value.text = type
    var read = ReadKeys()
    addMembers(of: node, owner, to: &value, &read, depth: 0)
    addOthers(of: node, owner, to: &value, read)
    if table.members(owner).contains(where: \.isReadByHand) {
      value.remark = "read by its init(from:), which may make something else of it"
    }
    return value
  }

  /// What one object's keys are for.
  struct ReadKeys {
    /// Key nodes that decoding reads.
    var nodes: Set<JSONDocument.NodeIndex> = []
    /// It may read others.
    var mayBeMore = false
    /// Why some are not read, by key.
    var reasons: [(name: String, reason: String)] = []
  }

  /// The members that decoding reads, in the order of Swift, which is that of the decoder.
  private mutating func addMembers(
    of node: JSONDocument.NodeIndex, _ owner: RecordOwner, to value: inout DecodedValue, _ read: inout ReadKeys,
    depth: Int
  ) {
    let members = table.members(owner)
    let keys = table.list(owner).keys
    var found: [JSONDocument.Member?] = Array(repeating: nil, count: members.count)
    var expected = 0
    for member in document.members(node) {
      guard let place = keys.place(of: member.key, in: document, expected: expected) else { continue }
      if found[place] == nil { found[place] = member }
      expected = place + 1
    }
    let record = table.record(owner)
    read.mayBeMore = read.mayBeMore || record.mayReadMore
    read.reasons += record.ignored.map { ($0.name, $0.reason.phrase) }
    for (place, member) in members.enumerated() {
      if let other = member.onlyWithout, let there = members.firstIndex(where: { $0.key == other }),
        let node = found[there]?.value, document.kind(node) != .null
      {
        read.reasons.append((member.key, "read only where '\(other)' is absent or null"))
        continue
      }
      if let key = found[place] { read.nodes.insert(key.key) }
      let isWay = found[place].map { isWayToFailure(.key($0.key)) } ?? isAtFailure(path.steps + [.absent(member.key)])
      guard left > 0 || isWay else {
        value.omitted += 1
        continue
      }
      var empty = DecodedValue(member.swiftName)
      empty.type = member.typeText
      if let found = found[place] {
        value.members.append(self.value(found, member, empty))
      } else if let absent = absent(member, empty) {
        value.members.append(absent)
      }
    }
    // The same object is decoded as other types besides.
    for other in record.alsoDecodesAs {
      guard depth < 16, case .record(let place)? = table.resolved(other) else {
        read.mayBeMore = true
        continue
      }
      addMembers(of: node, .record(place), to: &value, &read, depth: depth + 1)
    }
  }

  private mutating func value(_ found: JSONDocument.Member, _ member: RecordMember, _ empty: DecodedValue)
    -> DecodedValue
  {
    // What is looked at whole counts itself.
    guard !isStopped else {
      left -= 1
      return asSent(found.value, empty, .unreached)
    }
    let instead = "nil, or what init(from:) puts in its place"
    if member.mayBeNull, document.kind(found.value) == .null {
      let value = absent(empty, isNull: true)
      return member.isReadByHand ? value.holding(instead) : value
    }
    if member.forgivesWrongValue, check.trial(found.value, as: member.shape) != true {
      var value = absent(empty).holding(instead)
      value.remark = "\(document.oneLine(found.value, limit: 40)) does not decode, which is forgiven"
      return value
    }
    if member.isUnchecked {
      return asSent(found.value, empty, remark: "whether and how it is read is not known")
    }
    return value(found.value, at: .key(found.key), as: member.shape, empty)
  }

  /// What stands in the place of a key that is not there; nil where there is nothing to be said.
  private mutating func absent(_ member: RecordMember, _ empty: DecodedValue) -> DecodedValue? {
    guard !isStopped else { return nil }
    if isAtFailure(path.steps + [.absent(member.key)]) {
      return stop(empty)
    }
    left -= 1
    var value = absent(empty)
    if check.suppliedTypes.contains(member.typeText) {
      value.text = "what the sender's server fills in"
    } else if member.isUnchecked {
      value.text = "not known"
    } else if member.isReadByHand || !member.mayBeAbsent {
      value.text = "nil, or what init(from:) puts in its place"
    } else if member.hasDefault {
      value.remark = "absent, and decoding does not use the default value"
    }
    return value
  }

  /// The keys that decoding does not read, or perhaps does.
  private mutating func addOthers(
    of node: JSONDocument.NodeIndex, _ owner: RecordOwner, to value: inout DecodedValue, _ read: ReadKeys
  ) {
    var shown = 0
    for member in document.members(node) where !read.nodes.contains(member.key) {
      guard takesMore(shown) else {
        value.omitted += 1
        continue
      }
      shown += 1
      left -= 1
      let name = document.string(member.key) ?? ""
      let known = table.members(owner).contains { $0.key == name }
      if read.mayBeMore, !known {
        value.members.append(asSent(member.value, DecodedValue(name), remark: "whether it is read is not known"))
        continue
      }
      let reason =
        read.reasons.first { $0.name == name }?.reason
        ?? (known ? "the first of equal keys counts" : "no key of \(table.record(owner).typeName)")
      value.members.append(asSent(member.value, DecodedValue(name), .ignored, remark: reason))
    }
  }

  /// An enum with associated values: an object with the case as its key.
  mutating func union(_ node: JSONDocument.NodeIndex, _ place: Int, _ empty: DecodedValue) -> DecodedValue {
    let union = table.unions[place]
    var value = empty
    value.kind = .enumCase
    var isFirst = true
    for member in check.distinctMembers(of: node) {
      if isFirst, let chosen = union.cases.firstIndex(where: { document.matches(member.key, $0.key) }) {
        isFirst = false
        value.text = ".\(union.cases[chosen].name)"
        path.push(.key(member.key))
        if isAtFailure(path.steps) {
          value.members.append(stop(asSent(member.value, DecodedValue(union.cases[chosen].key))))
        } else if document.kind(member.value) == .object {
          let values = object(member.value, .values(union: place, case: chosen), "", DecodedValue(""))
          value.members += values.members
          value.omitted += values.omitted
        }
        path.pop()
      } else if takesMore(value.members.count) {
        left -= 1
        let other = DecodedValue(document.string(member.key) ?? "")
        value.members.append(asSent(member.value, other, .ignored, remark: "no case of \(union.typeName)"))
      } else {
        value.omitted += 1
      }
    }
    return value
  }
}
