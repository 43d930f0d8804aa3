/// Whether two declarations of one attributes type accept the same JSON, whatever their types are called and however they
/// are written.
struct ContractComparison {
  /// A place where they differ.
  struct Difference {
    /// As in `ContentState.legs.platform`.
    let member: String
    /// What it is in the one, and in the other.
    let sides: (String, String)
    let locations: (Location?, Location?)
  }

  private struct Pair: Hashable {
    let a: ShapeID
    let b: ShapeID
  }

  private let a: Contract
  private let b: Contract
  private var visited: Set<Pair> = []
  private var depth = 0
  private var differences: [Difference] = []

  static func differences(between a: Contract, and b: Contract) -> [Difference] {
    var comparison = ContractComparison(a: a, b: b)
    let here = (a.location, b.location)
    comparison.compare(a.attributes, b.attributes, a.attributesType, here)
    comparison.compare(a.contentState, b.contentState, "ContentState", here)
    return comparison.differences
  }

  private init(a: Contract, b: Contract) {
    self.a = a
    self.b = b
  }

  private mutating func compare(_ idA: ShapeID, _ idB: ShapeID, _ member: String, _ at: (Location?, Location?)) {
    guard visited.insert(Pair(a: idA, b: idB)).inserted else { return }
    // Deeper than any JSON that a decoder takes.
    guard depth < 1_000 else { return }
    depth += 1
    defer { depth -= 1 }
    switch (a.table[idA], b.table[idB]) {
    case (.unknown, _), (_, .unknown):
      // What cannot be known is not said to differ.
      return
    case (.same(let inner), _): compare(inner, idB, member, at)
    case (_, .same(let inner)): compare(idA, inner, member, at)
    case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.object(let a), .object(let b)),
      (.partly(let a), .partly(let b)):
      compare(a, b, member, at)
    case (.keyed(let keyA, let valueA), .keyed(let keyB, let valueB)),
      (.pairs(let keyA, let valueA), .pairs(let keyB, let valueB)):
      compare(keyA, keyB, member, at)
      compare(valueA, valueB, member, at)
    case (.range(let kindA, let boundA), .range(let kindB, let boundB)) where kindA.boundCount == kindB.boundCount:
      compare(boundA, boundB, member, at)
    case (.elements(let a), .elements(let b)) where a.count == b.count,
      (.either(let a), .either(let b)) where a.count == b.count:
      for (a, b) in zip(a, b) { compare(a, b, member, at) }
    case (.record(let placeA), .record(let placeB)):
      compare(a.table.records[placeA], b.table.records[placeB], member, at)
    case (.rawValue(let placeA), .rawValue(let placeB)):
      compare(a.table.enumerations[placeA], b.table.enumerations[placeB], member, at)
    case (.union(let placeA), .union(let placeB)):
      compare(a.table.unions[placeA], b.table.unions[placeB], member, at)
    case (let shapeA, let shapeB):
      if shapeA != shapeB { differ(member, (a.table.name(of: idA), b.table.name(of: idB)), at) }
    }
  }

  private mutating func compare(_ recordA: Record, _ recordB: Record, _ member: String, _ at: (Location?, Location?)) {
    let others = Dictionary(recordB.members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for mine in recordA.members {
      let name = "\(member).\(mine.key)"
      guard let other = others[mine.key] else {
        differ(name, (mine.typeText, "absent"), (mine.location, at.1))
        continue
      }
      let places = (mine.location, other.location)
      if mine.mayBeAbsent != other.mayBeAbsent || mine.mayBeNull != other.mayBeNull {
        differ(name, (mine.typeText, other.typeText), places)
      } else {
        compare(mine.shape, other.shape, name, places)
      }
    }
    let keys = Set(recordA.members.map(\.key))
    for other in recordB.members where !keys.contains(other.key) {
      differ("\(member).\(other.key)", ("absent", other.typeText), (at.0, other.location))
    }
  }

  private mutating func compare(
    _ enumA: Enumeration, _ enumB: Enumeration, _ member: String, _ at: (Location?, Location?)
  ) {
    compare(enumA.rawType, enumB.rawType, member, at)
    let (valuesA, valuesB) = (enumA.cases.map(\.rawValue.json), enumB.cases.map(\.rawValue.json))
    guard Set(valuesA) != Set(valuesB) else { return }
    differ(
      member, (valuesA.joinedAsList("or"), valuesB.joinedAsList("or")), (enumA.location, enumB.location))
  }

  private mutating func compare(_ unionA: Union, _ unionB: Union, _ member: String, _ at: (Location?, Location?)) {
    let others = Dictionary(unionB.cases.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for mine in unionA.cases {
      guard let other = others[mine.key] else { continue }
      compare(mine.values, other.values, "\(member).\(mine.key)", (mine.location, other.location))
    }
    let (keysA, keysB) = (unionA.cases.map(\.key), unionB.cases.map(\.key))
    guard Set(keysA) != Set(keysB) else { return }
    differ(member, (keysA.joinedAsList("or"), keysB.joinedAsList("or")), (unionA.location, unionB.location))
  }

  private mutating func differ(_ member: String, _ sides: (String, String), _ at: (Location?, Location?)) {
    differences.append(Difference(member: member, sides: sides, locations: at))
  }
}
