/// What the change from one version of a contract to another does to pushes: to those made for the new version that reach
/// apps with the old one, and the other way round.
///
/// A direction that has no breaking and no unclear change is one in which every payload decodes. A payload counts as made
/// for a version if it decodes there and holds nothing that decoding ignores.
public struct ContractDiff: Sendable {
  /// What a change does in one direction.
  public struct Outcome: Sendable {
    /// Who is ahead.
    public let direction: CompatibilityDirection
    /// What becomes of the payloads.
    public let compatibility: Compatibility
    /// Why, in one phrase.
    public let reason: String
    /// What to do instead; nil where there is nothing to do.
    public let advice: String?
    /// For a breaking change, a content state or attributes that decode in the version they are made for and not in the
    /// other.
    public let proof: String?
    /// A part of the proof stands for a value of a type that the given files do not declare.
    public let hasPlaceholder: Bool
  }

  /// A difference between the versions.
  public struct Change: Sendable {
    /// The member, as in `ContentState.legs[].platform`.
    public let member: String
    /// Where the old version has it, or would have it.
    public let old: Location?
    /// Where the new version has it, or would have it.
    public let new: Location?
    /// One for each direction that was asked for.
    public internal(set) var outcomes: [Outcome]
    /// What stands at `old`, in a phrase.
    let oldText: String?
    /// What stands at `new`, in a phrase.
    let newText: String?
  }

  /// A member that nothing can be said of.
  public struct Unclear: Sendable {
    /// The member, as in a change.
    public let member: String
    /// Where it is.
    public let location: Location
  }

  /// The changes in the order of the new version.
  public private(set) var changes: [Change] = []
  /// What cannot be compared, each once.
  public private(set) var unclear: [Unclear] = []
  private let directions: [CompatibilityDirection]

  /// Compares two models.
  ///
  /// - Parameters:
  ///   - old: A linter with the models of the old version.
  ///   - new: A linter with those of the new version.
  ///   - directions: Which of them to look at.
  public init(
    from old: Linter, to new: Linter, directions: [CompatibilityDirection] = CompatibilityDirection.allCases
  ) {
    self.directions = directions
    let (olds, news) = (old.model.types, new.model.types)
    if olds.count == 1, news.count == 1, olds[0].name != news[0].name {
      addRenamed(olds[0], news[0])
      compare(olds[0], news[0])
      return
    }
    for type in news {
      guard let same = olds.first(where: { $0.name == type.name }) else {
        addNew(type, besides: olds)
        continue
      }
      compare(same, type)
    }
    for type in olds where !news.contains(where: { $0.name == type.name }) { addRemoved(type, news) }
  }

  /// The worst that becomes of payloads in a direction.
  public func compatibility(_ direction: CompatibilityDirection) -> Compatibility {
    let outcomes = changes.flatMap(\.outcomes).filter { $0.direction == direction }
    let worst = outcomes.map(\.compatibility).max() ?? .safe
    return unclear.isEmpty ? worst : max(worst, .unclear)
  }

  // MARK: Members

  private struct Key: Hashable {
    let path: String
    let aspect: Sighting.Aspect
  }

  private mutating func compare(_ old: Model.AttributesType, _ new: Model.AttributesType) {
    guard let oldFirst = old.contracts.first, let newFirst = new.contracts.first else {
      // The findings about the model say why.
      return unclear.append(Unclear(member: new.name, location: new.location))
    }
    var order: [Key] = []
    var found: [Key: [CompatibilityDirection: Sighting]] = [:]
    // The order is that of the new version, whose members a reader that has it is asked for.
    for direction in [CompatibilityDirection.appAhead, .serverAhead] where directions.contains(direction) {
      let (writer, readers) =
        direction == .appAhead ? (oldFirst, new.contracts) : (newFirst, old.contracts)
      for reader in readers {
        let (sightings, unclear) = CompatibilityWalk.walk(direction, from: writer, to: reader)
        for sighting in sightings {
          let key = Key(path: sighting.path, aspect: sighting.aspect)
          if found[key] == nil { order.append(key) }
          let known = found[key]?[direction]?.effect.verdict
          if known.map({ $0 < sighting.effect.verdict }) ?? true { found[key, default: [:]][direction] = sighting }
        }
        for item in unclear where !self.unclear.contains(where: { $0.member == item.path }) {
          let place = direction == .appAhead ? item.places.reader : item.places.writer
          self.unclear.append(Unclear(member: item.path, location: place ?? new.location))
        }
      }
    }
    changes += order.compactMap { key in found[key].flatMap { change($0, new) } }
  }

  private func change(
    _ sightings: [CompatibilityDirection: Sighting], _ new: Model.AttributesType
  ) -> Change? {
    guard let any = sightings[.appAhead] ?? sightings[.serverAhead] else { return nil }
    let isAppAhead = sightings[.appAhead] != nil
    let places = any.places
    let outcomes = directions.map { direction -> Outcome in
      guard let effect = sightings[direction]?.effect else {
        return Outcome(
          direction: direction, compatibility: .safe,
          reason: "apps with \(direction.apps) decode '\(any.path)' of payloads for \(direction.payloads) as before",
          advice: nil, proof: nil, hasPlaceholder: false)
      }
      return Outcome(
        direction: direction, compatibility: effect.verdict, reason: effect.reason, advice: effect.advice,
        proof: effect.proof?.json, hasPlaceholder: !(effect.proof?.isComplete ?? true))
    }
    return Change(
      member: any.path, old: isAppAhead ? places.writer : places.reader,
      new: (isAppAhead ? places.reader : places.writer) ?? new.location, outcomes: outcomes,
      oldText: isAppAhead ? places.writerText : places.readerText,
      newText: isAppAhead ? places.readerText : places.writerText)
  }

  // MARK: Attributes types

  private mutating func addRenamed(_ old: Model.AttributesType, _ new: Model.AttributesType) {
    let outcomes = directions.map { direction in
      let (sent, known) = direction == .appAhead ? (old.name, new.name) : (new.name, old.name)
      return Outcome(
        direction: direction, compatibility: .breaking,
        reason:
          "a start for \(direction.payloads) names '\(sent)', and apps with \(direction.apps) have only '\(known)'",
        advice: "keep the name '\(old.name)'", proof: "{\"attributes-type\": \"\(sent)\"}", hasPlaceholder: false)
    }
    changes.append(
      Change(
        member: new.name, old: old.location, new: new.location, outcomes: outcomes,
        oldText: "the old version calls it '\(old.name)'", newText: nil))
  }

  private mutating func addNew(_ type: Model.AttributesType, besides others: [Model.AttributesType]) {
    let outcomes = directions.map { direction in
      direction == .appAhead
        ? Outcome(
          direction: direction, compatibility: .safe,
          reason: "payloads for the old version are never for '\(type.name)'",
          advice: nil, proof: nil, hasPlaceholder: false)
        : Outcome(
          direction: direction, compatibility: .lossy,
          reason: "apps with the old version have no '\(type.name)', so that they show none of its activities",
          advice: "expect nothing of it there", proof: nil, hasPlaceholder: false)
    }
    changes.append(
      Change(
        member: type.name, old: others.first?.location, new: type.location, outcomes: outcomes,
        oldText: "the old version has no '\(type.name)'", newText: nil))
  }

  private mutating func addRemoved(_ type: Model.AttributesType, _ others: [Model.AttributesType]) {
    let outcomes = directions.map { direction in
      direction == .serverAhead
        ? Outcome(
          direction: direction, compatibility: .safe,
          reason: "payloads for the new version are never for '\(type.name)'",
          advice: nil, proof: nil, hasPlaceholder: false)
        : Outcome(
          direction: direction, compatibility: .breaking,
          reason: "apps with the new version have no '\(type.name)'",
          advice: "keep the type as long as a server sends its pushes",
          proof: "{\"attributes-type\": \"\(type.name)\"}", hasPlaceholder: false)
    }
    changes.append(
      Change(
        member: type.name, old: type.location, new: others.first?.location, outcomes: outcomes,
        oldText: "the old version declares it here", newText: nil))
  }
}
