/// Does every payload that is made for one contract decode by another? Walks down both tables of shapes at once and notes
/// each difference with what it does; where it notes nothing, the answer is yes.
///
/// A payload is *made for* a contract if it decodes and holds nothing that decoding ignores: no key that is read by nobody,
/// no element behind the last of a fixed list, an object without keys for a type without members. So a new optional key
/// breaks no payload that was made before it.
///
/// The two sides are the *writer*, whose contract the payloads are made for, and the *reader*, whose contract the apps have.
struct CompatibilityWalk {
  let direction: CompatibilityDirection
  let writer: ShapeTable
  let reader: ShapeTable
  var proofs: ProofWriter
  /// In the order in which they are met.
  private(set) var sightings: [Sighting] = []
  /// Members of which nothing can be said, with the reason.
  private(set) var unclear: [Unclear] = []

  struct Unclear {
    let path: String
    let places: Sighting.Places
  }

  /// A member, or the root, on both sides.
  struct Spot {
    let path: String
    var places: Sighting.Places

    func appending(_ part: String, _ places: Sighting.Places? = nil) -> Spot {
      Spot(path: path + part, places: places ?? self.places)
    }
  }

  private struct Pair: Hashable {
    let writer: ShapeID
    let reader: ShapeID
  }

  /// What has been walked through, and need not be again.
  private var visited: Set<Pair> = []
  /// What is being walked through; inside itself it counts as fitting, since what does not fit is noted outside.
  private var open: Set<Pair> = []
  /// Only the worst of what it notes is wanted.
  private var isTrial = false
  private var steps = 0
  /// More looks than any two real contracts take.
  private static let stepLimit = 50_000
  private static let depthLimit = 400
  private static let trialDepthLimit = 40

  /// - Parameters:
  ///   - direction: Who is ahead, for the words.
  ///   - writer: The contract that payloads are made for.
  ///   - reader: The contract that apps have.
  /// - Returns: The differences, and the members of which nothing can be said.
  static func walk(
    _ direction: CompatibilityDirection, from writer: Contract, to reader: Contract
  ) -> (sightings: [Sighting], unclear: [Unclear]) {
    let places = Sighting.Places(writer: writer.location, reader: reader.location)
    let roots = [
      ("ContentState", writer.contentState, reader.contentState),
      ("attributes", writer.attributes, reader.attributes),
    ]
    var sightings: [Sighting] = []
    var unclear: [Unclear] = []
    for (name, writerRoot, readerRoot) in roots {
      var walk = CompatibilityWalk(direction, writer.table, reader.table, (writerRoot, readerRoot))
      walk.compare(writerRoot, readerRoot, Spot(path: name, places: places))
      sightings += walk.sightings
      unclear += walk.unclear
    }
    return (sightings, unclear)
  }

  private init(
    _ direction: CompatibilityDirection, _ writer: ShapeTable, _ reader: ShapeTable,
    _ roots: (writer: ShapeID, reader: ShapeID)
  ) {
    self.direction = direction
    self.writer = writer
    self.reader = reader
    proofs = ProofWriter(writer: writer, reader: reader, roots: roots)
  }

  // MARK: Notes

  mutating func note(_ aspect: Sighting.Aspect, _ spot: Spot, _ effect: Effect) {
    sightings.append(Sighting(path: spot.path, aspect: aspect, places: spot.places, effect: effect))
  }

  /// Of that member nothing can be said.
  mutating func noteUnclear(_ spot: Spot) {
    guard !unclear.contains(where: { $0.path == spot.path }) else { return }
    unclear.append(Unclear(path: spot.path, places: spot.places))
  }

  /// What a comparison would note; `unclear` counts too.
  mutating func trial(_ compare: (inout CompatibilityWalk) -> Void) -> Effect? {
    var copy = self
    copy.sightings = []
    copy.unclear = []
    copy.isTrial = true
    compare(&copy)
    // Trials inside trials have one budget.
    steps = copy.steps
    let worst = copy.sightings.max { $0.effect.verdict < $1.effect.verdict }?.effect
    if let worst, worst.verdict == .breaking { return worst }
    if !copy.unclear.isEmpty { return Effect(verdict: .unclear, reason: "it cannot be known") }
    return worst
  }

  mutating func inside(_ step: ProofWriter.Step, _ compare: (inout CompatibilityWalk) -> Void) {
    proofs.steps.append(step)
    compare(&self)
    proofs.steps.removeLast()
  }

  // MARK: Shapes

  /// Compares two shapes, null included.
  mutating func compare(_ writerID: ShapeID, _ readerID: ShapeID, _ spot: Spot) {
    let (mine, sendsNull) = writer.withoutNull(writerID)
    let (theirs, takesNull) = reader.withoutNull(readerID)
    if sendsNull, !takesNull, reader.acceptsNull(theirs) == false {
      let effect = breaks(
        .text("null"), decodingAs: writerID,
        "\(name(spot)) may be null in payloads for \(direction.payloads), which apps with \(direction.apps) do not take",
        advice: direction == .appAhead ? "keep it optional in Swift" : "send null only to newer apps")
      if let effect { note(.optionality, spot, effect) } else { noteUnclear(spot) }
    } else if sendsNull, !takesNull, reader.acceptsNull(theirs) == nil {
      noteUnclear(spot)
    } else if !sendsNull, takesNull, reader[theirs] != .anything, writer[mine] != .unknown {
      note(
        .optionality, spot,
        Effect(
          verdict: .safe,
          reason:
            "\(name(spot)) may be null for apps with \(direction.apps), and payloads for \(direction.payloads) never have that"
        ))
    }
    compareValues(mine, theirs, spot)
  }

  /// Compares two shapes but for null.
  mutating func compareValues(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    let pair = Pair(writer: mine, reader: theirs)
    guard !open.contains(pair) else { return }
    // What differs inside a declared type is said once, at the first member of that type.
    if !isTrial, writer.isDeclared(mine), !visited.insert(pair).inserted { return }
    steps += 1
    guard steps < CompatibilityWalk.stepLimit,
      open.count < (isTrial ? CompatibilityWalk.trialDepthLimit : CompatibilityWalk.depthLimit)
    else { return noteUnclear(spot) }
    open.insert(pair)
    defer { open.remove(pair) }

    switch (writer[mine], reader[theirs]) {
    case (.same(let inner), _), (.partly(let inner), _): compare(inner, theirs, spot)
    case (_, .same(let inner)): compare(mine, inner, spot)
    case (_, .partly(let inner)):
      compare(mine, inner, spot)
      noteUnclear(spot)
    case (.unknown, .anything), (.anything, .anything): return
    case (.unknown, _), (_, .unknown): noteUnclear(spot)
    case (.record(let place), .anything):
      compare(writer.records[place], Record(typeName: reader.name(of: theirs), members: []), spot)
    case (.anything, .record(let place)):
      compare(Record(typeName: writer.name(of: mine), members: []), reader.records[place], spot)
    case (_, .anything):
      note(
        .type, spot,
        Effect(
          verdict: .lossy, reason: "apps with \(direction.apps) ignore what \(name(spot)) holds, whatever it is",
          advice: "expect nothing of it there"))
    case (.array(let a), .array(let b)):
      inside(.element) { $0.compare(a, b, spot.appending("[]")) }
    case (.object(let a), .object(let b)):
      inside(.value(key: nil)) { $0.compare(a, b, spot.appending("[]")) }
    case (.keyed(let keyA, let a), .keyed(let keyB, let b)):
      compareKeys(keyA, keyB, valueOf: a, spot)
      inside(.value(key: keyA)) { $0.compare(a, b, spot.appending("[]")) }
    case (.pairs(let keyA, let a), .pairs(let keyB, let b)):
      inside(.pairKey(value: a)) { $0.compare(keyA, keyB, spot.appending("[key]")) }
      inside(.pairValue(key: keyA)) { $0.compare(a, b, spot.appending("[]")) }
    case (.elements(let a), .elements(let b)) where a.count == b.count:
      for place in a.indices {
        inside(.place(place, of: a)) { $0.compare(a[place], b[place], spot.appending("[\(place)]")) }
      }
    case (.range(let kindA, let a), .range(let kindB, let b)) where kindA.boundCount == kindB.boundCount:
      inside(.bound(kindA)) { $0.compare(a, b, spot.appending(".bound")) }
      if kindA.boundCount == 2, !keepsOrder(a, b) { noteUnclear(spot) }
    case (.record(let a), .record(let b)):
      compare(writer.records[a], reader.records[b], spot)
    case (.rawValue(let a), .rawValue(let b)) where isSameRawType(writer.enumerations[a], reader.enumerations[b]):
      compare(writer.enumerations[a], reader.enumerations[b], spot)
    case (.union(let a), .union(let b)):
      compare(writer.unions[a], reader.unions[b], spot)
    case (.scalar(let a), .scalar(let b)) where a == b: return
    default:
      compareOthers(mine, theirs, spot)
    }
  }

  /// Two shapes of different kinds: as a whole it is one change of the type, whatever it consists of.
  private mutating func compareOthers(_ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    guard !isTrial else { return compareKinds(mine, theirs, spot) }
    var effect = trial { $0.compareKinds(mine, theirs, spot) }
    let (from, to) = (writer.name(of: mine), reader.name(of: theirs))
    // One list of alternatives against the same list is no change.
    if case (.either, .either) = (writer[mine], reader[theirs]), from == to, effect?.verdict ?? .safe == .safe {
      return
    }
    if effect == nil {
      effect = Effect(
        verdict: .safe,
        reason:
          "\(name(spot)) is \(from) in \(direction.payloads) and \(to) in \(direction.apps), which decodes all of it")
    }
    guard let effect, effect.verdict != .unclear else { return noteUnclear(spot) }
    note(.type, spot, effect)
  }

  // MARK: Effects

  /// A breaking effect with the payload that proves it; nil where none does.
  func breaks(
    _ value: ProofWriter.Value, at key: String? = nil, decodingAs shape: ShapeID? = nil, _ reason: String,
    advice: String?
  ) -> Effect? {
    guard let proof = proofs.proof(value, at: key, decodingAs: shape) else { return nil }
    return Effect(verdict: .breaking, reason: reason, advice: advice, proof: proof)
  }

  func name(_ spot: Spot) -> String { "'\(spot.path)'" }
}
