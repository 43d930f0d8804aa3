/// Which shapes of a contract get a name when it is written down: structs, classes and enums have their own; others get
/// one only where they would be written inside themselves, or many times over.
struct ShapeNaming {
  /// A shape that takes more parts than this is written once, under a name. It keeps what is written small and shallow.
  private static let sizeLimit = 40
  private static let depthLimit = 32

  private enum State {
    case open
    case done(size: Int)
  }

  private let table: ShapeTable
  private var states: [ShapeID: State] = [:]
  private var pending: [ShapeID] = []
  private var uses: Set<String> = []

  /// In the order in which they are met, beginning with the roots.
  private(set) var named: [ShapeID] = []
  private(set) var names: [ShapeID: String] = [:]

  init(_ contract: Contract) {
    table = contract.table
    survey(contract.attributes, depth: 0)
    survey(contract.contentState, depth: 0)
    // Types hold types: a list instead of recursion, for long chains of them.
    var next = 0
    while next < pending.count {
      for part in table.parts(of: pending[next]) { survey(part, depth: 0) }
      next += 1
    }
  }

  /// - Returns: How many parts a shape has where it is written out.
  @discardableResult
  private mutating func survey(_ id: ShapeID, depth: Int) -> Int {
    if names[id] != nil { return 1 }
    if let name = table.ownName(of: id) { return give(name, to: id) }
    switch states[id] {
    case .open: return give("Recursive", to: id)
    case .done(let size): return size
    case nil: break
    }
    guard depth < ShapeNaming.depthLimit else { return give("Deep", to: id) }
    states[id] = .open
    let size = table.parts(of: id).reduce(1) { $0 + survey($1, depth: depth + 1) }
    states[id] = .done(size: size)
    if names[id] != nil { return 1 }
    return size > ShapeNaming.sizeLimit ? give("Large", to: id) : size
  }

  private mutating func give(_ name: String, to id: ShapeID) -> Int {
    var unique = name
    var number = 2
    while !uses.insert(unique).inserted {
      unique = "\(name) \(number)"
      number += 1
    }
    names[id] = unique
    named.append(id)
    pending.append(id)
    return 1
  }
}

extension ShapeTable {
  /// The name of a declared type's shape; nil for any other shape.
  fileprivate func ownName(of id: ShapeID) -> String? {
    switch self[id] {
    case .record(let place): records[place].typeName
    case .rawValue(let place): enumerations[place].typeName
    case .union(let place): unions[place].typeName
    case .unknown, .anything, .scalar, .optional, .array, .elements, .range, .object, .keyed, .pairs, .same, .partly,
      .either:
      nil
    }
  }

  /// The shapes that a shape refers to, in their order.
  func parts(of id: ShapeID) -> [ShapeID] {
    switch self[id] {
    case .unknown, .anything, .scalar: []
    case .optional(let inner), .array(let inner), .range(_, let inner), .object(let inner), .same(let inner),
      .partly(let inner):
      [inner]
    case .keyed(let key, let value), .pairs(let key, let value): [key, value]
    case .elements(let shapes), .either(let shapes): shapes
    case .record(let place): records[place].members.map(\.shape) + records[place].alsoDecodesAs
    case .rawValue(let place): [enumerations[place].rawType]
    case .union(let place): unions[place].cases.flatMap { $0.values.members.map(\.shape) }
    }
  }
}
