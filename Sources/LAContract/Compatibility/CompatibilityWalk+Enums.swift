extension CompatibilityWalk {
  /// Two enums with raw values of one type.
  mutating func compare(_ mine: Enumeration, _ theirs: Enumeration, _ spot: Spot) {
    var isUnclear = mine.cases.contains { $0.rawValue == .other }
    for item in mine.cases where item.rawValue != .other {
      if let same = theirs.cases.first(where: { $0.rawValue.isSame(as: item.rawValue) }) {
        noteSwiftName(item.name, same.name, spot, item.location, same.location)
        continue
      }
      if theirs.cases.contains(where: { $0.rawValue == .other }) {
        isUnclear = true
        continue
      }
      let namesake = theirs.cases.first { $0.name == item.name }
      let spot = spot.appending(
        "",
        places(
          item.name, item.location, namesake?.name ?? theirs.typeName, namesake?.location ?? theirs.location))
      let reason =
        namesake.map { "where '\($0.name)' is \($0.rawValue.json)" } ?? "whose \(theirs.typeName) has no such case"
      let effect = item.rawValue.example.flatMap {
        breaks(
          $0, decodingAs: nil,
          "\(name(spot)) may be \(item.rawValue.json) in payloads for \(direction.payloads), which apps with \(direction.apps) do not decode, \(reason)",
          advice: namesake == nil ? Advice.keptCase(item.name, direction) : Advice.keptRawValue(item.name))
      }
      if let effect { note(.item(item.rawValue.text), spot, effect) } else { isUnclear = true }
    }
    if isUnclear { noteUnclear(spot) }
    for item in theirs.cases where !mine.cases.contains(where: { $0.rawValue.isSame(as: item.rawValue) }) {
      guard item.rawValue != .other else { continue }
      noteNeverSent(
        item.rawValue.text, item.rawValue.json, spot, places(mine.typeName, mine.location, item.name, item.location))
    }
  }

  /// A case that only the readers have.
  private mutating func noteNeverSent(_ item: String, _ words: String, _ spot: Spot, _ places: Sighting.Places) {
    note(
      .item(item), spot.appending("", places),
      Effect(
        verdict: .safe,
        reason:
          "payloads for \(direction.payloads) never have \(words) in \(name(spot)), which apps with \(direction.apps) know"
      ))
  }

  /// Two enums with associated values.
  mutating func compare(_ mine: Union, _ theirs: Union, _ spot: Spot) {
    for item in mine.cases {
      if let same = theirs.cases.first(where: { $0.key == item.key }) {
        let inner = spot.appending(
          "." + item.key, Sighting.Places(writer: item.location, reader: same.location))
        noteSwiftName(item.name, same.name, inner, item.location, same.location)
        inside(.unionCase(key: item.key)) { $0.compare(item.values, same.values, inner) }
        continue
      }
      let namesake = theirs.cases.first { $0.name == item.name }
      let spot = spot.appending(
        "",
        places(
          item.name, item.location, namesake?.name ?? theirs.typeName, namesake?.location ?? theirs.location))
      let reason =
        namesake.map { "where '\($0.name)' has the key '\($0.key)'" } ?? "whose \(theirs.typeName) has no such case"
      let effect = proofs.example(of: item.values).flatMap {
        breaks(
          .object([(item.key, $0)]),
          "\(name(spot)) may be '\(item.key)' in payloads for \(direction.payloads), which apps with \(direction.apps) do not decode, \(reason)",
          advice: namesake == nil ? Advice.keptCase(item.name, direction) : Advice.keptKey(item.name))
      }
      if let effect { note(.item(item.key), spot, effect) } else { noteUnclear(spot) }
    }
    for item in theirs.cases where !mine.cases.contains(where: { $0.key == item.key }) {
      noteNeverSent(
        item.key, "'\(item.key)'", spot, places(mine.typeName, mine.location, item.name, item.location))
    }
  }

  /// Where a case, or the enum that lacks it, is declared in each version.
  private func places(
    _ mine: String, _ writerPlace: Location?, _ theirs: String, _ readerPlace: Location?
  ) -> Sighting.Places {
    Sighting.Places(
      writer: writerPlace, reader: readerPlace,
      writerText: "'\(mine)' is declared here in \(direction.payloads)",
      readerText: "'\(theirs)' is declared here in \(direction.apps)")
  }

  /// The same JSON under another name in Swift.
  mutating func noteSwiftName(
    _ mine: String, _ theirs: String, _ spot: Spot, _ writerPlace: Location?, _ readerPlace: Location?
  ) {
    guard mine != theirs else { return }
    let (old, new) = direction == .appAhead ? (mine, theirs) : (theirs, mine)
    note(
      .swiftName("\(old) \(new)"), spot.appending("", spot.places.with(writer: writerPlace, reader: readerPlace)),
      Effect(
        verdict: .safe, reason: "'\(old)' is now called '\(new)' in Swift, and its JSON in \(name(spot)) is the same"))
  }
}

extension CaseDeclaration.RawValue {
  /// Whether the same JSON stands for both.
  func isSame(as other: CaseDeclaration.RawValue) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.integer(let isNegative, let a), .integer(let otherIsNegative, let b)):
      a == b && (isNegative == otherIsNegative || a == 0)
    case (.floatingPoint(let a), .floatingPoint(let b)): a == b
    case (.integer(let isNegative, let a), .floatingPoint(let b)),
      (.floatingPoint(let b), .integer(let isNegative, let a)):
      (isNegative ? -Double(a) : Double(a)) == b
    default: false
    }
  }
}

/// What to do instead of a breaking change.
enum Advice {
  static func keptCase(_ name: String, _ direction: CompatibilityDirection) -> String {
    direction == .appAhead
      ? "keep the case '\(name)' in Swift until no server sends it"
      : "send it only to newer apps, or let an older app fall back in an init(from:) of its own before it is needed"
  }

  static func keptRawValue(_ name: String) -> String { "keep the raw value of '\(name)'" }

  static func keptKey(_ name: String) -> String { "keep the key of '\(name)' with CodingKeys" }
}
