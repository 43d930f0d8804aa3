/// The contracts of all attributes types that the given files declare or record, worked out once.
struct Model: Sendable {
  /// The contracts of one bare name: several where the files hold copies which differ, none where they cannot be read.
  struct AttributesType: Sendable {
    let name: String
    let location: Location
    var contracts: [Contract]
    /// Why it has none.
    var gaps: [Contract.Gap] = []
  }

  /// In the order of the sources.
  private(set) var types: [AttributesType] = []
  private(set) var findings: [Finding] = []
  /// Of the findings those that belong to no type.
  private(set) var remarks: [Contract.Gap] = []

  init(_ sources: [SourceFile], _ options: Linter.Options) {
    var report = Report(severities: options.severities)
    let recorded = sources.filter(ContractReader.isContract).map(ContractReader.read)
    var selection = SourceSelection(sources.filter { !ContractReader.isContract($0) }, defines: options.defines)
    var (index, candidates) = Model.candidates(&selection, options)
    var built = Model.build(candidates, index)
    // Another file may declare, extend or shadow what has been mentioned.
    while selection.read(declaring: built.reduce(into: []) { $0.formUnion($1.builder.mentionedNames) }) {
      (index, candidates) = Model.candidates(&selection, options)
      built = Model.build(candidates, index)
    }
    let used = index.files.indices.filter { file in built.contains { $0.builder.usesFile[file] } }
    let meant = used.isEmpty ? Array(index.files.indices) : used
    let brokenFiles = meant.filter { !index.files[$0].problems.isEmpty }
    remarks = meant.flatMap { Model.problems(of: index.files[$0]) } + recorded.flatMap(\.remarks)
    remarks.forEach { report.add($0) }
    let declared = built.map { type in type.declared(isBroken: brokenFiles.contains { type.builder.usesFile[$0] }) }
    let name = options.type.map(TypeIndex.bareName)
    let types = declared + recorded.flatMap(\.types).filter { name == nil || $0.name == name }
    for type in types { add(type, &report) }
    if types.isEmpty, remarks.isEmpty, let first = sources.first {
      let known = Model.declared(index) + recorded.flatMap(\.types).map { ($0.name, $0.location) }
      let missing = Model.missing(options.type, known, at: .bytes(0..<0, in: first))
      report.add(missing)
      remarks.append(missing)
    }
    findings = report.findings
  }

  /// One contract that is known already.
  init(_ contract: Contract) {
    types = [
      AttributesType(name: contract.attributesType, location: contract.location, contracts: [contract])
    ]
  }

  /// An attributes type as one place has it.
  struct Declared {
    let name: String
    let location: Location
    /// nil where it cannot be known; `gaps` say why, unless the remarks do.
    let contract: Contract?
    var gaps: [Contract.Gap] = []
  }

  private struct Built {
    let entry: TypeIndex.EntryID
    let builder: ContractBuilder
    let contract: Contract?

    func declared(isBroken: Bool) -> Declared {
      let name = builder.index.entries[entry].name
      let location = builder.index.location(entry)
      // What stands between unbalanced braces may belong elsewhere; no payload is judged by it.
      if isBroken { return Declared(name: name, location: location, contract: nil) }
      if let contract { return Declared(name: name, location: location, contract: contract) }
      let gap = Contract.Gap(
        rule: .modelTypeMissing,
        message:
          "'\(name)' has no ContentState in the given sources, so payloads are not decoded; add the file that declares it with --model",
        location: location)
      return Declared(name: name, location: location, contract: nil, gaps: [gap])
    }
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

  private mutating func add(_ declared: Declared, _ report: inout Report) {
    let place =
      types.firstIndex { $0.name == declared.name }
      ?? {
        types.append(AttributesType(name: declared.name, location: declared.location, contracts: []))
        return types.count - 1
      }()
    guard let contract = declared.contract else {
      declared.gaps.forEach { report.add($0) }
      return types[place].gaps += declared.gaps
    }
    if !types[place].contracts.isEmpty {
      // A copy that accepts the same JSON needs no second look.
      guard Model.addDivergence(of: contract, from: types[place].contracts, &report) else { return }
    }
    types[place].contracts.append(contract)
    contract.gaps.forEach { report.add($0) }
    MemberCheck.check(contract, &report)
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

  private static func problems(of file: ParsedFile) -> [Contract.Gap] {
    file.problems.map { problem in
      let note = problem.note.map {
        Note(message: $0, location: .bytes(problem.noteRange ?? problem.range, in: file.source))
      }
      return Contract.Gap(
        rule: .modelSyntax, message: problem.message, location: .bytes(problem.range, in: file.source),
        notes: note.map { [$0] } ?? [])
    }
  }

  private static func declared(_ index: TypeIndex) -> [(name: String, location: Location)] {
    index.attributesTypes().map { (index.entries[$0].name, index.location($0)) }
  }

  private static func missing(
    _ asked: String?, _ known: [(name: String, location: Location)], at start: Location
  ) -> Contract.Gap {
    guard let asked else {
      return Contract.Gap(
        rule: .modelTypeMissing,
        message:
          "no type in the given sources conforms to ActivityAttributes; give the file that declares it with --model, or name the type with --type",
        location: start)
    }
    let names = Set(known.map(\.name)).sorted()
    let nearest = Spelling.nearest(to: asked, among: names)
    let advice =
      nearest.map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "they have no attributes type" : "they have \(names.map { "'\($0)'" }.joinedAsList())")
    let notes = known.filter { $0.name == nearest }.map {
      Note(message: "'\($0.name)' is declared here", location: $0.location)
    }
    return Contract.Gap(
      rule: .modelTypeMissing,
      message: "the given sources declare no type '\(asked)' with a ContentState; \(advice)", location: start,
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
