extension CompatibilityWalk {
  /// Two shapes of different kinds, part by part as far as one can be read as the other.
  mutating func compareKinds(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    switch (writer[mine], reader[theirs]) {
    case (.rawValue, _), (.scalar(.bool), _):
      compareEachValue(of: mine, theirs, spot)
    case (.scalar(let a), .scalar(let b)):
      compare(a, b, mine, theirs, spot)
    case (.either(let choices), _):
      for choice in choices { compare(choice, theirs, spot) }
    case (_, .either(let choices)):
      compareWithAny(of: choices, mine, theirs, spot)
    case (.anything, .object), (.anything, .keyed):
      // An object without keys.
      return
    case (.elements, _), (.range, _), (.pairs, _):
      compareList(mine, theirs, spot)
    case (.object(let value), .record(let place)):
      compareObject(value, key: nil, reader.records[place], mine, theirs, spot)
    case (.keyed(let key, let value), .record(let place)):
      compareObject(value, key: key, reader.records[place], mine, theirs, spot)
    case (.keyed(let key, let a), .object(let b)):
      inside(.value(key: key)) { $0.compare(a, b, spot) }
    case (.record(let place), .object(let value)):
      compareMembers(of: writer.records[place], value, spot)
    default:
      noteMismatch(mine, theirs, spot)
    }
  }

  /// Some value of the one does not decode as the other; where none is found, nothing can be said.
  mutating func noteMismatch(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    for value in proofs.candidates(of: mine) {
      if let effect = mismatch(value, mine, theirs, spot) { return note(.type, spot, effect) }
    }
    noteUnclear(spot)
  }

  private func mismatch(_ value: ProofWriter.Value, _ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) -> Effect? {
    let (sent, read) = (writer.name(of: mine), reader.name(of: theirs))
    let name = sent == read ? "another \(read)" : read
    return breaks(
      value, decodingAs: mine,
      "\(self.name(spot)) is \(sent) in payloads for \(direction.payloads) and \(name) in apps with \(direction.apps), which do not decode \(value.text.cut)",
      advice: direction == .appAhead
        ? "keep '\(sent)' in Swift, or give the new type a key of its own"
        : "keep '\(read)' in Swift, or give the new type a key of its own")
  }

  /// A type with few values, each of which is tried.
  private mutating func compareEachValue(of mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    var isUnclear = false
    if case .rawValue(let place) = writer[mine] {
      isUnclear = writer.enumerations[place].cases.contains { $0.rawValue == .other }
    }
    for value in proofs.candidates(of: mine) {
      switch proofs.decodes(value, as: theirs) {
      case true?: continue
      case nil: isUnclear = true
      case false?:
        if let effect = mismatch(value, mine, theirs, spot) { return note(.type, spot, effect) }
        isUnclear = true
      }
    }
    if isUnclear { noteUnclear(spot) } else { noteFits(mine, theirs, spot) }
  }

  func fits(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) -> Effect {
    Effect(
      verdict: .safe,
      reason:
        "\(name(spot)) is \(writer.name(of: mine)) in payloads for \(direction.payloads), and apps with \(direction.apps) decode each as \(reader.name(of: theirs))"
    )
  }

  mutating func noteFits(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    note(.type, spot, fits(mine, theirs, spot))
  }

  /// Alternatives that the reader tries in turn: one of them has to take every value.
  private mutating func compareWithAny(of choices: [ShapeID], _ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    var best: Effect?
    for choice in choices {
      guard let effect = trial({ $0.compare(mine, choice, spot) }) else { return }
      if effect.verdict < best?.verdict ?? .unclear { best = effect }
    }
    if let best { note(.type, spot, best) } else { noteMismatch(mine, theirs, spot) }
  }

  // MARK: Lists

  private mutating func compareList(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    switch (writer[mine], reader[theirs]) {
    case (.elements(let a), .array(let b)):
      for place in a.indices { inside(.place(place, of: a)) { $0.compare(a[place], b, spot) } }
    case (.elements(let a), .elements(let b)) where a.count > b.count:
      for place in b.indices { inside(.place(place, of: a)) { $0.compare(a[place], b[place], spot) } }
      noteIgnoredElements(spot)
    case (.elements(let a), .range(let kind, let b)) where a.count >= kind.boundCount:
      for place in 0..<kind.boundCount { inside(.place(place, of: a)) { $0.compare(a[place], b, spot) } }
      // The bounds of a range stand in order, which those of a list need not.
      if kind.boundCount == 2 { noteMismatch(mine, theirs, spot) }
      if a.count > kind.boundCount { noteIgnoredElements(spot) }
    case (.range(let kind, let a), .array(let b)):
      inside(.bound(kind)) { $0.compare(a, b, spot) }
    case (.range(let kind, let a), .elements(let b)) where kind.boundCount >= b.count:
      for element in b { inside(.bound(kind)) { $0.compare(a, element, spot) } }
      if kind.boundCount > b.count { noteIgnoredElements(spot) }
    case (.range(let kind, let a), .range(let other, let b)) where kind.boundCount > other.boundCount:
      inside(.bound(kind)) { $0.compare(a, b, spot) }
      noteIgnoredElements(spot)
    case (.pairs(let key, let value), .array(let b)):
      inside(.pairKey(value: value)) { $0.compare(key, b, spot) }
      inside(.pairValue(key: key)) { $0.compare(value, b, spot) }
    default:
      noteMismatch(mine, theirs, spot)
    }
  }

  private mutating func noteIgnoredElements(_ spot: Spot) {
    note(
      .type, spot,
      Effect(
        verdict: .lossy,
        reason:
          "\(name(spot)) has more elements in payloads for \(direction.payloads) than apps with \(direction.apps) read",
        advice: "expect nothing of the others there"))
  }

  // MARK: Objects

  /// An object with any keys, read as one with certain keys.
  private mutating func compareObject(
    _ value: ShapeID, key: ShapeID?, _ record: Record, _ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot
  ) {
    let (members, isWhole) = reader.members(of: record)
    if members.contains(where: { !$0.mayBeAbsent }) { return noteMismatch(mine, theirs, spot) }
    for member in members where !member.forgivesWrongValue {
      let isFree = trial {
        $0.inside(.member(Record(typeName: "", members: []), key: member.key)) {
          $0.compare(value, member.shape, spot)
        }
      }
      // Such a key need not be among those that are sent.
      if member.isUnchecked || (isFree?.verdict ?? .safe) >= .unclear { return noteUnclear(spot) }
    }
    if !isWhole { noteUnclear(spot) }
    note(
      .type, spot,
      Effect(
        verdict: .lossy,
        reason:
          "\(name(spot)) may have any keys in payloads for \(direction.payloads), and apps with \(direction.apps) read \(record.members.count) of them",
        advice: "keep the dictionary in Swift"))
  }

  /// An object with certain keys, read as one with any keys.
  private mutating func compareMembers(of record: Record, _ value: ShapeID, _ spot: Spot) {
    let (members, isWhole) = writer.members(of: record)
    for member in members {
      inside(.member(record, key: member.key)) { walk in
        if member.isUnchecked { return walk.noteUnclear(spot) }
        if member.mayBeNull, walk.reader.acceptsNull(value) != true { return walk.noteUnclear(spot) }
        walk.compare(member.shape, value, spot)
      }
    }
    if !isWhole || record.mayReadMore { noteUnclear(spot) }
  }

  /// The keys of two dictionaries that are objects.
  mutating func compareKeys(_ mine: ShapeID, _ theirs: ShapeID, valueOf value: ShapeID, _ spot: Spot) {
    switch (writer.resolved(mine), reader.resolved(theirs)) {
    case (.scalar(.integer)?, .scalar(.integer)?): return
    case (.scalar(let a)?, .scalar(let b)?) where a == b: return
    case (.rawValue(let place)?, .rawValue(let other)?):
      compareKeys(writer.enumerations[place], reader.enumerations[other], valueOf: value, spot)
    default: noteUnclear(spot)
    }
  }

  private mutating func compareKeys(_ mine: Enumeration, _ theirs: Enumeration, valueOf value: ShapeID, _ spot: Spot) {
    for item in mine.cases {
      let text = item.rawValue.text
      if item.rawValue == .other || theirs.cases.contains(where: { $0.rawValue == .other }) { return noteUnclear(spot) }
      guard !theirs.cases.contains(where: { $0.isNamed(byKey: text) }) else { continue }
      let example = proofs.example(of: value)
      let effect = example.flatMap {
        breaks(
          .object([(text, $0)]), at: text,
          "\(name(spot)) may have the key \(item.rawValue.json) in payloads for \(direction.payloads), which \(theirs.typeName) in apps with \(direction.apps) does not have",
          advice: Advice.keptCase(item.name, direction))
      }
      let spot = spot.appending("", spot.places.with(writer: item.location, reader: theirs.location))
      if let effect { note(.item(text), spot, effect) } else { noteUnclear(spot) }
    }
    for item in theirs.cases where !mine.cases.contains(where: { $0.isNamed(byKey: item.rawValue.text) }) {
      note(
        .item(item.rawValue.text), spot.appending("", spot.places.with(writer: mine.location, reader: item.location)),
        Effect(
          verdict: .safe,
          reason: "apps with \(direction.apps) know the key \(item.rawValue.json) of \(name(spot)) besides"))
    }
  }
}

extension String {
  /// Short enough for a message.
  var cut: String { count > 80 ? prefix(76) + " …" : self }
}

extension Sighting.Places {
  func with(writer: Location?, reader: Location?) -> Sighting.Places {
    Sighting.Places(writer: writer ?? self.writer, reader: reader ?? self.reader)
  }
}
