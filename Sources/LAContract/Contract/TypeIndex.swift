/// Every type and alias of the given files, by the rules of Swift's name lookup: from the scope that asks outward, then
/// the same file, then the other files.
struct TypeIndex: Sendable {
  typealias EntryID = Int

  struct Entry: Sendable {
    enum Declared: Sendable {
      case type(TypeDeclaration)
      case alias(AliasDeclaration)
    }

    let declared: Declared
    /// Its place in `files`.
    let file: Int
    /// The types whose members can be named here without qualification, innermost first.
    let outer: [EntryID]
    /// Types and aliases inside it, those from extensions included; several where files hold copies.
    var memberTypes: [String: [EntryID]] = [:]
    var extensions: [Extension] = []

    var name: String {
      switch declared {
      case .type(let type): type.name
      case .alias(let alias): alias.name
      }
    }

    var nameRange: Range<Int> {
      switch declared {
      case .type(let type): type.nameRange
      case .alias(let alias): alias.nameRange
      }
    }

    var genericParameters: [String] {
      switch declared {
      case .type(let type): type.genericParameters
      case .alias(let alias): alias.genericParameters
      }
    }

    var isPrivate: Bool {
      switch declared {
      case .type(let type): type.isPrivate
      case .alias(let alias): alias.isPrivate
      }
    }

    /// The declaration, for anything but an alias.
    var type: TypeDeclaration? {
      guard case .type(let type) = declared else { return nil }
      return type
    }
  }

  struct Extension: Sendable {
    let declaration: ExtensionDeclaration
    let file: Int
  }

  /// Where a type is named: what can be seen from there.
  struct Scope: Sendable {
    /// Innermost first.
    var types: [EntryID]
    var file: Int
    /// What the generic parameters in sight stand for.
    var bindings: [String: ShapeID] = [:]
  }

  let files: [ParsedFile]
  private(set) var entries: [Entry] = []
  private(set) var topLevel: [String: [EntryID]] = [:]
  /// All names that are declared anywhere: most that are asked for, such as `String` and `Codable`, are not.
  private var names: Set<String> = []
  /// Extensions of types that no file declares, such as `KeyedDecodingContainer`.
  private(set) var foreignExtensions: [Extension] = []

  init(_ files: [ParsedFile]) {
    self.files = files
    for (file, parsed) in files.enumerated() {
      register(parsed.members, in: nil, outer: [], file: file)
    }
    attachExtensions()
  }

  func location(_ range: Range<Int>, in file: Int) -> Location {
    .bytes(range, in: files[file].source)
  }

  func location(_ entry: EntryID) -> Location {
    location(entries[entry].nameRange, in: entries[entry].file)
  }

  /// What can be seen from inside a type's own braces.
  func scope(inside entry: EntryID, bindings: [String: ShapeID] = [:]) -> Scope {
    Scope(types: [entry] + entries[entry].outer, file: entries[entry].file, bindings: bindings)
  }

  /// A type and those that it is declared in, innermost first: also those that an extension does not let it name.
  func enclosing(_ entry: EntryID) -> [EntryID] {
    var types = [entry]
    while let outer = entries[types[types.count - 1]].outer.first { types.append(outer) }
    return types
  }

  /// A type's members from its declaration and from its extensions, each with the scope that they see.
  func memberGroups(_ entry: EntryID, bindings: [String: ShapeID] = [:]) -> [(members: Members, scope: Scope)] {
    guard case .type(let type) = entries[entry].declared else { return [] }
    return [(type.members, scope(inside: entry, bindings: bindings))]
      + entries[entry].extensions.map {
        ($0.declaration.members, Scope(types: [entry], file: $0.file, bindings: bindings))
      }
  }

  /// A type by its unqualified name.
  func lookUp(_ name: String, from scope: Scope) -> EntryID? {
    guard names.contains(name) else { return nil }
    for type in scope.types {
      if let found = memberType(name, of: type, from: scope.file) { return found }
    }
    return nearest(topLevel[name] ?? [], to: scope.file)
  }

  /// A type inside another, or inside what that one inherits.
  func memberType(_ name: String, of entry: EntryID, from file: Int) -> EntryID? {
    var visited: [EntryID] = []
    return memberType(name, of: entry, from: file, depth: 0, &visited)
  }

  private func memberType(
    _ name: String, of entry: EntryID, from file: Int, depth: Int, _ visited: inout [EntryID]
  ) -> EntryID? {
    if let found = nearest(entries[entry].memberTypes[name] ?? [], to: file) { return found }
    // Several ways may lead to one type, and nothing inherits from hundreds.
    guard depth < 8, visited.count < 256, !visited.contains(entry) else { return nil }
    visited.append(entry)
    for (inherited, scope) in inheritance(entry) {
      // The type itself is no scope for the names behind its own colon: looking there would go round in circles.
      let outside = Scope(types: scope.types.filter { $0 != entry }, file: scope.file)
      guard let names = inherited.names, let first = names.first, names.count == 1,
        let parent = lookUp(first, from: outside), parent != entry,
        let found = memberType(name, of: parent, from: file, depth: depth + 1, &visited)
      else { continue }
      return found
    }
    return nil
  }

  /// What a type inherits from and conforms to, as written in its declaration and in its extensions.
  func inheritance(_ entry: EntryID) -> [(type: TypeSyntax, scope: Scope)] {
    guard case .type(let type) = entries[entry].declared else { return [] }
    let own = Scope(types: entries[entry].outer, file: entries[entry].file)
    return type.inherited.map { ($0, own) }
      + entries[entry].extensions.flatMap { `extension` in
        `extension`.declaration.inherited.map { ($0, Scope(types: [], file: `extension`.file)) }
      }
  }

  /// Of several declarations of one name, the one that code in a file most likely means: in the file itself, else in the
  /// file whose folder is nearest. What is private to another file cannot be meant.
  private func nearest(_ candidates: [EntryID], to file: Int) -> EntryID? {
    if let own = candidates.first(where: { entries[$0].file == file }) { return own }
    let visible = candidates.filter { !entries[$0].isPrivate }
    guard visible.count > 1 else { return visible.first }
    let home = files[file].source.path.split(separator: "/").dropLast()
    let shared = visible.map { candidate in
      zip(home, files[entries[candidate].file].source.path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    return zip(visible, shared).max { $0.1 < $1.1 }?.0
  }
}

extension TypeIndex {
  private mutating func register(_ members: Members, in parent: EntryID?, outer: [EntryID], file: Int) {
    for type in members.types {
      let entry = add(Entry(declared: .type(type), file: file, outer: outer), named: type.name, to: parent)
      register(type.members, in: entry, outer: [entry] + outer, file: file)
    }
    for alias in members.aliases {
      add(Entry(declared: .alias(alias), file: file, outer: outer), named: alias.name, to: parent)
    }
  }

  @discardableResult
  private mutating func add(_ entry: Entry, named name: String, to parent: EntryID?) -> EntryID {
    entries.append(entry)
    names.insert(name)
    let id = entries.count - 1
    if let parent {
      entries[parent].memberTypes[name, default: []].append(id)
    } else {
      topLevel[name, default: []].append(id)
    }
    return id
  }

  /// An extension may be of a type that another extension declares, so this goes round until nothing more is found.
  private mutating func attachExtensions() {
    var pending = files.enumerated().flatMap { file, parsed in
      parsed.members.extensions.map { Extension(declaration: $0, file: file) }
    }
    while !pending.isEmpty {
      let left = pending.filter { !attach($0) }
      guard left.count < pending.count else { break }
      pending = left
    }
    foreignExtensions = pending
  }

  private mutating func attach(_ extension: Extension) -> Bool {
    let scope = Scope(types: [], file: `extension`.file)
    guard let extended = typeEntry(of: `extension`.declaration.extended, in: scope) else { return false }
    entries[extended].extensions.append(`extension`)
    register(`extension`.declaration.members, in: extended, outer: [extended], file: `extension`.file)
    return true
  }

  /// The type that a name stands for, through aliases; nil where the sources do not declare it.
  func typeEntry(of syntax: TypeSyntax, in scope: Scope, depth: Int = 0) -> EntryID? {
    guard depth < 32, let names = syntax.names, let entry = self.entry(named: names, in: scope) else { return nil }
    guard case .alias(let alias) = entries[entry].declared else { return entry }
    return typeEntry(of: alias.target, in: self.scope(around: entry), depth: depth + 1)
  }

  /// What an alias's target can see.
  func scope(around alias: EntryID, bindings: [String: ShapeID] = [:]) -> Scope {
    Scope(types: entries[alias].outer, file: entries[alias].file, bindings: bindings)
  }

  /// The type or alias of a dotted name. A first part that is declared nowhere is taken for a module and left out.
  func entry(named names: [String], in scope: Scope) -> EntryID? {
    guard let first = names.first else { return nil }
    if first == "Self" { return names.count == 1 ? scope.types.first : nil }
    if let start = lookUp(first, from: scope),
      let found = descend(from: start, into: names.dropFirst(), file: scope.file)
    {
      return found
    }
    guard names.count > 1, !StandardType.modules.contains(first),
      let start = nearest(topLevel[names[1]] ?? [], to: scope.file)
    else { return nil }
    return descend(from: start, into: names.dropFirst(2), file: scope.file)
  }

  private func descend(from start: EntryID, into names: ArraySlice<String>, file: Int) -> EntryID? {
    var current = start
    for name in names {
      if case .alias(let alias) = entries[current].declared {
        guard let target = typeEntry(of: alias.target, in: scope(around: current), depth: 1) else { return nil }
        current = target
      }
      guard let next = memberType(name, of: current, from: file) else { return nil }
      current = next
    }
    return current
  }
}
