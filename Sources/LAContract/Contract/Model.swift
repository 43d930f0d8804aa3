/// The contracts of all attributes types that the given Swift files declare, worked out once.
struct Model: Sendable {
  /// The contracts of one bare name: several where the files hold copies which differ, none where they cannot be read.
  struct AttributesType: Sendable {
    let name: String
    let location: Location
    var contracts: [Contract]
  }

  /// In the order of the sources.
  private(set) var types: [AttributesType] = []
  private(set) var findings: [Finding] = []

  init(_ sources: [SourceFile], _ options: Linter.Options) {
    var report = Report(severities: options.severities)
    var selection = SourceSelection(sources, defines: options.defines)
    var (index, candidates) = Model.candidates(&selection, options)
    var built = Model.build(candidates, index)
    // Another file may declare, extend or shadow what has been mentioned.
    while selection.read(declaring: built.reduce(into: []) { $0.formUnion($1.builder.mentionedNames) }) {
      (index, candidates) = Model.candidates(&selection, options)
      built = Model.build(candidates, index)
    }
    let used = Set(built.flatMap(\.builder.usedFiles))
    let problems = index.files.enumerated().filter { used.isEmpty || used.contains($0.offset) }
    let brokenFiles = Set(problems.filter { !$0.element.problems.isEmpty }.map(\.offset))
    for (_, file) in problems { Model.addProblems(of: file, &report) }
    for type in built {
      add(type, isBroken: !brokenFiles.isDisjoint(with: type.builder.usedFiles), &report)
    }
    if candidates.isEmpty, brokenFiles.isEmpty { Model.addMissing(options.type, index, sources.first, &report) }
    findings = report.findings
  }

  private struct Built {
    let entry: TypeIndex.EntryID
    let builder: ContractBuilder
    let contract: Contract?
  }

  /// The attributes types, or those of the asked name, among the files read so far and those that have to be read to know.
  private static func candidates(
    _ selection: inout SourceSelection, _ options: Linter.Options
  ) -> (TypeIndex, [TypeIndex.EntryID]) {
    var words = TypeIndex.attributesProtocols
    var newWords = words
    if let asked = options.type { _ = selection.read(declaring: [TypeIndex.bareName(asked)]) }
    while true {
      selection.read(holding: newWords)
      let index = TypeIndex(selection.files)
      newWords = index.namesLeadingToAttributes().subtracting(words)
      words.formUnion(newWords)
      if !newWords.isEmpty || selection.read(declaring: index.foreignAttributesTypes()) { continue }
      let types = index.attributesTypes()
      return (index, options.type.map { index.types(named: $0, among: types) } ?? types)
    }
  }

  private static func build(_ candidates: [TypeIndex.EntryID], _ index: TypeIndex) -> [Built] {
    candidates.map { entry in
      var builder = ContractBuilder(index)
      let contract = builder.contract(of: entry)
      return Built(entry: entry, builder: builder, contract: contract)
    }
  }

  private mutating func add(_ built: Built, isBroken: Bool, _ report: inout Report) {
    let index = built.builder.index
    let name = index.entries[built.entry].name
    let place =
      types.firstIndex { $0.name == name }
      ?? {
        types.append(AttributesType(name: name, location: index.location(built.entry), contracts: []))
        return types.count - 1
      }()
    // What stands between unbalanced braces may belong elsewhere; no payload is judged by it.
    if isBroken { return }
    guard let contract = built.contract else {
      return report.add(
        .modelTypeMissing,
        "'\(name)' has no ContentState in the given sources, so payloads are not decoded; add the file that declares it with --model",
        at: index.location(built.entry))
    }
    if !types[place].contracts.isEmpty {
      // A copy that accepts the same JSON needs no second look.
      guard Model.addDivergence(of: contract, from: types[place].contracts, &report) else { return }
    }
    types[place].contracts.append(contract)
    for gap in built.builder.gaps {
      report.add(gap.rule, gap.message, at: gap.location, notes: gap.notes)
    }
  }

  // MARK: Findings

  /// Says where another declaration of a type differs from those before it.
  ///
  /// - Returns: Whether it differs from all of them.
  private static func addDivergence(of contract: Contract, from others: [Contract], _ report: inout Report) -> Bool {
    let comparisons = others.map { ContractComparison.differences(between: $0, and: contract) }
    guard !comparisons.contains(where: \.isEmpty), let other = others.first, let differences = comparisons.first,
      let first = differences.first
    else { return false }
    let paths = (other.location.path, contract.location.path)
    let more = differences.count == 1 ? "" : ", and \(differences.count - 1) more"
    report.add(
      .modelDiverged,
      "the copies of '\(contract.attributesType)' accept different JSON: '\(first.member)' is \(first.sides.0) in \(paths.0) and \(first.sides.1) in \(paths.1)\(more); keep the copies in step",
      at: contract.location, notes: differences.prefix(8).flatMap(\.notes))
    return true
  }

  private static func addProblems(of file: ParsedFile, _ report: inout Report) {
    for problem in file.problems {
      let note = problem.note.map {
        Note(message: $0, location: .bytes(problem.noteRange ?? problem.range, in: file.source))
      }
      report.add(
        .modelSyntax, problem.message, at: .bytes(problem.range, in: file.source), notes: note.map { [$0] } ?? [])
    }
  }

  private static func addMissing(
    _ asked: String?, _ index: TypeIndex, _ first: SourceFile?, _ report: inout Report
  ) {
    guard let first else { return }
    let start = Location.bytes(0..<0, in: first)
    guard let asked else {
      return report.add(
        .modelTypeMissing,
        "no type in the given sources conforms to ActivityAttributes; give the file that declares it with --model, or name the type with --type",
        at: start)
    }
    let candidates = index.attributesTypes()
    let names = Set(candidates.map { index.entries[$0].name }).sorted()
    let nearest = Spelling.nearest(to: asked, among: names)
    let advice =
      nearest.map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "they have no attributes type" : "they have \(names.map { "'\($0)'" }.joinedAsList())")
    let notes = candidates.filter { index.entries[$0].name == nearest }.map {
      Note(message: "'\(index.entries[$0].name)' is declared here", location: index.location($0))
    }
    report.add(
      .modelTypeMissing, "the given sources declare no type '\(asked)' with a ContentState; \(advice)", at: start,
      notes: notes)
  }
}

extension ContractComparison.Difference {
  fileprivate var notes: [Note] {
    [(locations.0, sides.0), (locations.1, sides.1)].compactMap { location, side in
      location.map { Note(message: "'\(member)' is \(side) here", location: $0) }
    }
  }
}

extension TypeIndex {
  /// A type's name without the module or types in front.
  static func bareName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The types that a caller means by a name: attributes types, else any type with a `ContentState`, whose protocol may
  /// come from elsewhere.
  fileprivate func types(named name: String, among candidates: [EntryID]) -> [EntryID] {
    let bare = TypeIndex.bareName(name)
    let known = candidates.filter { entries[$0].name == bare }
    guard known.isEmpty else { return known }
    return entries.indices.filter { entry in
      guard let type = entries[entry].type, type.name == bare, type.kind != .protocol else { return false }
      return memberType("ContentState", of: entry, from: entries[entry].file) != nil
    }
  }
}
