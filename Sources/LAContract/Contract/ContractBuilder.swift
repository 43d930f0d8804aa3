/// Turns the declarations around one attributes type into its contract.
///
/// A named type gets its place in the table of shapes before it is worked out, and waits in a list until then: so
/// recursive types end, and long chains of types need no deep recursion here.
struct ContractBuilder {
  /// A type with its generic arguments: what has one shape.
  struct Instance: Hashable {
    let entry: TypeIndex.EntryID
    let arguments: [ShapeID]
  }

  /// More types than any app has: a generic type that holds ever larger versions of itself.
  private static let shapeLimit = 20_000

  let index: TypeIndex
  var table = ShapeTable()
  private(set) var gaps: [Contract.Gap] = []

  private var known: [Shape: ShapeID] = [.unknown: 0]
  private var instances: [Instance: ShapeID] = [:]
  /// What aliases, with their arguments, stand for.
  var aliases: [Instance: ShapeID] = [:]
  /// By shape, as far as the last that has one.
  private var instanceOf: [Instance?] = []
  private var pending: [(id: ShapeID, instance: Instance)] = []
  private var unresolvedNames: Set<String> = []
  /// A member that each property wrapper decodes, for the remark on the wrapper's decoding.
  var wrapperUses: [TypeIndex.EntryID: String] = [:]

  let unknown: ShapeID = 0

  /// Every name that was looked up: another file that declares one of them may matter.
  private(set) var mentionedNames: Set<String> = []
  /// Whether a file has types that the contract is made of.
  private(set) var usesFile: [Bool]

  init(_ index: TypeIndex) {
    self.index = index
    usesFile = index.files.map { _ in false }
  }

  /// Works out the contract of an attributes type; nil where it has no `ContentState`.
  mutating func contract(of entry: TypeIndex.EntryID) -> Contract? {
    // The ContentState may stand in an extension that has not been read yet.
    mention(entry)
    guard let state = index.memberType("ContentState", of: entry, from: index.entries[entry].file) else { return nil }
    let attributes = shape(of: Instance(entry: entry, arguments: []))
    let contentState =
      switch index.entries[state].declared {
      case .type: shape(of: Instance(entry: state, arguments: []))
      case .alias(let alias): shape(of: alias.target, in: index.scope(around: state))
      }
    while let next = pending.popLast() {
      table.shapes[next.id] = workOut(next.instance)
    }
    // Decoding such a type would never end on the phone either, so nothing can be said of its values.
    for id in table.shapes.indices where table.isEndless(id) { table.shapes[id] = .unknown }
    return Contract(
      attributesType: index.entries[entry].name, location: index.location(entry), attributes: attributes,
      contentState: contentState, table: table, gaps: gaps)
  }

  /// The place of a shape in the table; equal shapes share one.
  mutating func intern(_ shape: Shape) -> ShapeID {
    if let id = known[shape] { return id }
    table.shapes.append(shape)
    known[shape] = table.shapes.count - 1
    return table.shapes.count - 1
  }

  /// The place of a named type's shape, which is worked out later.
  mutating func shape(of instance: Instance) -> ShapeID {
    if let id = instances[instance] { return id }
    guard table.shapes.count < ContractBuilder.shapeLimit else { return unknown }
    mention(instance.entry)
    table.shapes.append(.unknown)
    let id = table.shapes.count - 1
    instances[instance] = id
    instanceOf += repeatElement(nil, count: id - instanceOf.count)
    instanceOf.append(instance)
    pending.append((id, instance))
    return id
  }

  /// Notes a type and the names behind its colon, in its declaration and in its extensions.
  private mutating func mention(_ entry: TypeIndex.EntryID) {
    usesFile[index.entries[entry].file] = true
    mentionedNames.insert(index.entries[entry].name)
    for (type, _) in index.inheritance(entry) { mention(type) }
  }

  mutating func mention(_ name: String) { mentionedNames.insert(name) }

  mutating func mention(_ type: TypeSyntax) {
    switch type.kind {
    case .named(let components): mentionedNames.formUnion(components.map(\.name))
    case .composition(let parts): for part in parts { mention(part) }
    case .optional, .array, .dictionary, .other: break
    }
  }

  /// The declared type behind a shape, if it is one.
  func entry(of shape: ShapeID) -> TypeIndex.EntryID? {
    instance(shape)?.entry
  }

  /// The same, with its generic arguments.
  func instance(_ shape: ShapeID) -> Instance? {
    instanceOf.indices.contains(shape) ? instanceOf[shape] : nil
  }

  mutating func add(_ rule: Rule, _ message: String, at location: Location, notes: [Note] = []) {
    guard !gaps.contains(where: { $0.location == location && $0.message == message }) else { return }
    gaps.append(Contract.Gap(rule: rule, message: message, location: location, notes: notes))
  }

  /// Says something once of each type of a name.
  mutating func addOnce(_ rule: Rule, named name: String, _ message: String, at location: Location) {
    if unresolvedNames.insert(name).inserted { add(rule, message, at: location) }
  }

  /// Says once of each unresolved name that it is declared nowhere.
  mutating func addUnresolved(_ name: String, of member: String?, at location: Location) {
    let subject = member.map { "'\($0)' has the type '\(name)'" } ?? "the type '\(name)'"
    addOnce(
      .modelUnresolvedType, named: name,
      "\(subject), which the given sources do not declare, so its values are not checked; add its file with --model",
      at: location)
  }

  mutating func workOut(_ instance: Instance) -> Shape {
    let entry = index.entries[instance.entry]
    guard let type = entry.type else { return .unknown }
    let parameters = index.enclosing(instance.entry).flatMap { index.entries[$0].genericParameters }
    let bindings = Dictionary(zip(parameters, instance.arguments), uniquingKeysWith: { first, _ in first })
    let groups = index.memberGroups(instance.entry, bindings: bindings)
    if let attribute = type.attributes.first(where: { ContractBuilder.mayChangeDecoding($0) }) {
      return opaque(
        "'\(type.name)' has the macro '@\(attribute.name)', which may change how it decodes; its keys are not checked",
        at: index.location(attribute.type.range, in: entry.file))
    }
    for (members, scope) in groups {
      guard let initializer = members.decodingInitializer else { continue }
      return customDecoding(initializer, of: instance.entry, in: scope)
    }
    if type.kind != .protocol, let found = index.protocols(of: instance.entry).first(where: bringsDecoding) {
      return opaque(
        "'\(type.name)' decodes by the init(from:) in an extension of '\(index.entries[found].name)'; its keys are not checked",
        at: index.location(instance.entry))
    }
    switch type.kind {
    case .protocol:
      addUnresolved(type.name, of: nil, at: index.location(instance.entry))
      return .unknown
    case .enumeration:
      return enumeration(type, of: instance.entry, groups: groups)
    case .structure, .class, .actor:
      if let raw = rawRepresentable(instance.entry, groups: groups) { return raw }
      return record(type, of: instance.entry, groups: groups)
    }
  }

  private mutating func customDecoding(
    _ initializer: InitializerDeclaration, of entry: TypeIndex.EntryID, in scope: TypeIndex.Scope
  ) -> Shape {
    let superclass = superclassShape(of: entry, scope.bindings)
    var decoding = CustomDecoding(initializer, in: scope, superclass: superclass, self)
    let name = index.entries[entry].name
    let result = decoding.result(for: name)
    self = decoding.builder
    if let remark = decoding.remark(on: wrapperUses[entry].map { "\(name), which decodes '\($0)'," } ?? "'\(name)'") {
      add(.modelOpaqueDecoding, remark, at: index.location(initializer.range, in: scope.file))
    }
    return result
  }

  /// The compiler writes no initializer for a type whose protocol has one in an extension (measured).
  private func bringsDecoding(_ protocol: TypeIndex.EntryID) -> Bool {
    index.memberGroups(`protocol`).dropFirst().contains { $0.members.decodingInitializer != nil }
  }

  private mutating func opaque(_ message: String, at location: Location) -> Shape {
    add(.modelOpaqueDecoding, message, at: location)
    return .unknown
  }

  /// Attached macros are spelled like types; Swift's own attributes begin in lower case.
  private static func mayChangeDecoding(_ attribute: AttributeSyntax) -> Bool {
    guard let first = attribute.name.utf8.first, first < 0x60 else { return false }
    return !["MainActor", "DebugDescription", "Sendable", "Entry"].contains(attribute.name)
  }
}

extension AttributeSyntax {
  /// Its name as written, without `@`.
  var name: String { type.names?.joined(separator: ".") ?? "" }
}
