extension CompatibilityWalk {
  /// Two structs, or the values of one case, member by member, matched by their keys.
  mutating func compare(_ mine: Record, _ theirs: Record, _ spot: Spot) {
    let (sent, sendsOnlyThese) = writer.members(of: mine)
    let (read, readsOnlyThese) = reader.members(of: theirs)
    let mayHoldMore = mine.mayReadMore || mine.isOpen || !sendsOnlyThese
    let renames = Renames(sent, read)
    for member in read {
      if isNeverRead(member, sent) { continue }
      if let same = sent.first(where: { $0.key == member.key }) {
        compare(same, member, of: mine, spot)
      } else if let old = renames.sent(for: member) {
        if mayHoldMore { noteUnclear(spot) }
        noteRename(old, member, of: mine, spot)
      } else {
        noteAdded(member, of: mine, mayHoldMore: mayHoldMore, spot)
      }
    }
    for member in sent where !read.contains(where: { $0.key == member.key }) && renames.read(for: member) == nil {
      noteIgnored(member, theirs, readsMore: theirs.mayReadMore || !readsOnlyThese, spot)
    }
    if theirs.isOpen || !readsOnlyThese { noteUnclear(spot) }
  }

  /// Whether payloads always have the key without which the member is read.
  private func isNeverRead(_ member: RecordMember, _ sent: [RecordMember]) -> Bool {
    guard let other = member.onlyWithout, other != member.key, let first = sent.first(where: { $0.key == other }) else {
      return false
    }
    return !first.mayBeAbsent && !first.mayBeNull && !first.isUnchecked && writer.acceptsNull(first.shape) == false
      && first.onlyWithout == nil
  }

  /// A member under one key in both.
  private mutating func compare(_ mine: RecordMember, _ theirs: RecordMember, of record: Record, _ spot: Spot) {
    let spot = inner(mine.key, mine, theirs, spot)
    if !mine.isReadByHand, !theirs.isReadByHand {
      noteSwiftName(mine.swiftName, theirs.swiftName, spot, mine.location, theirs.location)
    }
    let before = (sightings.count, unclear.count)
    compareOptionality(mine, theirs, of: record, spot)
    inside(.member(record, key: mine.key)) { walk in
      if theirs.isUnchecked { return walk.noteUnclear(spot) }
      let (shape, other) = (walk.writer.withoutNull(mine.shape).0, walk.reader.withoutNull(theirs.shape).0)
      guard theirs.forgivesWrongValue else {
        return mine.isUnchecked ? walk.noteUnclear(spot) : walk.compareValues(shape, other, spot)
      }
      let effect = walk.trial { $0.compareValues(shape, other, spot) }
      if let effect, effect.verdict > .safe {
        walk.note(
          .type, spot,
          Effect(
            verdict: .lossy,
            reason:
              "\(walk.name(spot)) may hold in payloads for \(walk.direction.payloads) what apps with \(walk.direction.apps) do not decode, and they ignore it then",
            advice: "expect its fallback there"))
      }
    }
    if (sightings.count, unclear.count) == before { noteOtherText(mine, theirs, spot) }
  }

  private func inner(_ key: String, _ mine: RecordMember?, _ theirs: RecordMember?, _ spot: Spot) -> Spot {
    var places = spot.places.with(writer: mine?.location, reader: theirs?.location)
    places.writerText = mine.map { "'\($0.key)' is '\($0.typeText)' in \(direction.payloads)" }
    places.readerText = theirs.map { "'\($0.key)' is '\($0.typeText)' in \(direction.apps)" }
    if mine == nil { places.writerText = "\(direction.payloads) has no '\(key)' here" }
    if theirs == nil { places.readerText = "\(direction.apps) has no '\(key)' here" }
    return spot.appending("." + key, places)
  }

  private mutating func compareOptionality(
    _ mine: RecordMember, _ theirs: RecordMember, of record: Record, _ spot: Spot
  ) {
    let sendsNull = mine.mayBeNull || writer.withoutNull(mine.shape).takesNull
    let takesNull =
      theirs.mayBeNull || theirs.forgivesWrongValue || theirs.isUnchecked ? true : reader.acceptsNull(theirs.shape)
    // A key that is read only without another one need not come with that, which may be so for the reader too.
    let isSentInstead = mine.onlyWithout != nil && mine.onlyWithout != theirs.onlyWithout
    let mayBeAbsent = (mine.mayBeAbsent || isSentInstead) && !theirs.mayBeAbsent && !theirs.isUnchecked
    guard mayBeAbsent || (sendsNull && takesNull != true) else {
      if (theirs.mayBeAbsent && !mine.mayBeAbsent && mine.onlyWithout == nil)
        || (takesNull == true && !sendsNull && !isAny(theirs))
      {
        note(
          .optionality, spot,
          Effect(
            verdict: .safe,
            reason:
              "\(name(spot)) is optional in apps with \(direction.apps), and payloads for \(direction.payloads) always have it"
          ))
      }
      return
    }
    let advice =
      direction == .appAhead
      ? "keep it optional in Swift, or read it with decodeIfPresent in init(from:)"
      : "send it in every push as long as there are apps with the old version"
    let effect: Effect?
    if mayBeAbsent {
      effect = lacking(mine.key, record, instead: mine.onlyWithout).flatMap {
        breaks(
          $0, at: mine.key,
          "payloads for \(direction.payloads) may lack \(name(spot)), which apps with \(direction.apps) require",
          advice: advice)
      }
    } else if takesNull == false {
      var inner = proofs
      inner.steps.append(.member(record, key: mine.key))
      effect = inner.proof(.text("null")).map {
        Effect(
          verdict: .breaking,
          reason:
            "\(name(spot)) may be null in payloads for \(direction.payloads), which apps with \(direction.apps) do not take",
          advice: advice, proof: $0)
      }
    } else {
      effect = nil
    }
    if let effect { note(.optionality, spot, effect) } else { noteUnclear(spot) }
  }

  /// The smallest value without a key, and with another one that makes up for it.
  private func lacking(_ key: String, _ record: Record, instead other: String? = nil) -> ExampleWriter.Value? {
    guard case .object(var members)? = proofs.example(of: record)?.without(key) else { return nil }
    if let member = record.members.first(where: { $0.key == other && $0.key != key }),
      !members.contains(where: { $0.key == other }), let value = proofs.example(of: member.shape)
    {
      members.append((member.key, value))
    }
    return .object(members)
  }

  private func isAny(_ member: RecordMember) -> Bool {
    member.forgivesWrongValue || member.isUnchecked || reader.resolved(member.shape) == .anything
  }

  /// A key that only the reader has.
  private mutating func noteAdded(_ member: RecordMember, of record: Record, mayHoldMore: Bool, _ spot: Spot) {
    let spot = inner(member.key, nil, member, spot)
    if member.isUnchecked { return noteUnclear(spot) }
    guard !member.mayBeAbsent else {
      // What the writer's own code reads besides may have this key, and another value.
      if mayHoldMore, !member.forgivesWrongValue { return noteUnclear(spot) }
      return note(
        .key, spot,
        Effect(
          verdict: .safe,
          reason:
            "payloads for \(direction.payloads) have no \(name(spot)), which apps with \(direction.apps) do not require"
        ))
    }
    let advice =
      direction == .appAhead
      ? "make it optional in Swift, or give it a fallback in init(from:)"
      : "keep it in Swift, and send it, as long as there are apps with the old version"
    let effect = lacking(member.key, record).flatMap {
      breaks(
        $0, at: member.key,
        "apps with \(direction.apps) require \(name(spot)), which payloads for \(direction.payloads) do not have",
        advice: advice)
    }
    if let effect { note(.key, spot, effect) } else { noteUnclear(spot) }
  }

  /// A key that only the writer has.
  private mutating func noteIgnored(_ member: RecordMember, _ record: Record, readsMore: Bool, _ spot: Spot) {
    let spot = inner(member.key, member, nil, spot)
    guard !readsMore else { return noteUnclear(spot) }
    let ignored = record.ignored.first { $0.name == member.key }
    let reason = ignored.map { ", where it is \($0.reason.phrase)" } ?? ""
    note(
      .key, spot,
      Effect(
        verdict: .lossy, reason: "apps with \(direction.apps) do not read \(name(spot)) and ignore its value\(reason)",
        advice: direction == .appAhead ? "stop sending it once no app reads it" : "expect nothing of it there"))
  }

  /// The same member under another key.
  private mutating func noteRename(_ mine: RecordMember, _ theirs: RecordMember, of record: Record, _ spot: Spot) {
    let (old, new) = direction == .appAhead ? (mine, theirs) : (theirs, mine)
    var place = inner("\(old.key) → \(new.key)", mine, theirs, spot)
    if place.places.writerText == place.places.readerText { place.places.readerText = nil }
    let advice =
      old.swiftName == new.swiftName || new.isReadByHand
      ? "keep the key '\(old.key)' with CodingKeys, or read both in init(from:)"
      : "keep the key with CodingKeys: case \(new.swiftName) = \(JSONDocument.quoted(old.key))"
    let renamed = "'\(old.key)' was renamed to '\(new.key)' in '\(spot.path)'"
    guard !theirs.mayBeAbsent, !theirs.isUnchecked else {
      return note(
        .rename, place,
        Effect(
          verdict: .lossy,
          reason:
            "\(renamed), so apps with \(direction.apps) ignore '\(mine.key)' of payloads for \(direction.payloads) and have no value",
          advice: advice))
    }
    let effect = lacking(theirs.key, record).flatMap {
      breaks(
        $0, at: theirs.key,
        "\(renamed), so payloads for \(direction.payloads) lack the key that apps with \(direction.apps) require",
        advice: advice)
    }
    if let effect { note(.rename, place, effect) } else { noteUnclear(place) }
  }

  /// The same JSON from a type that is written in another way.
  private mutating func noteOtherText(_ mine: RecordMember, _ theirs: RecordMember, _ spot: Spot) {
    let (from, to) = (mine.typeText.core, theirs.typeText.core)
    guard from != to, !mine.isReadByHand, !theirs.isReadByHand, writer.isPlain(mine.shape), reader.isPlain(theirs.shape)
    else { return }
    guard to.isSet, !from.isSet, case .array? = writer.resolved(writer.withoutNull(mine.shape).0) else {
      let (old, new) = direction == .appAhead ? (mine.typeText, theirs.typeText) : (theirs.typeText, mine.typeText)
      return note(
        .type, spot,
        Effect(verdict: .safe, reason: "\(name(spot)) was '\(old)' and is '\(new)', which decode from the same JSON"))
    }
    note(
      .type, spot,
      Effect(
        verdict: .lossy,
        reason: "apps with \(direction.apps) read \(name(spot)) as a Set, which merges equal elements and has no order",
        advice: "keep the array where order or repetition counts"))
  }
}

extension ExampleWriter.Value {
  /// An object without one of its keys.
  func without(_ key: String) -> ExampleWriter.Value {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }
}

extension String {
  /// A type without white space and without what says that it is optional.
  fileprivate var core: String {
    var text = filter { !$0.isWhitespace }
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = String(text.dropFirst(9).dropLast()) }
    return text
  }

  fileprivate var isSet: Bool { hasPrefix("Set<") }
}
