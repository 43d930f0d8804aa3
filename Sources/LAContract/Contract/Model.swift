/// The contracts of all attributes types that the given Swift files declare, worked out once.
struct Model: Sendable {
  /// By the bare name of the type; several contracts where the files hold copies of it.
  struct AttributesType: Sendable {
    let name: String
    let contracts: [Contract]
  }

  /// In the order of the sources.
  private(set) var types: [AttributesType] = []
  private(set) var findings: [Finding] = []

  init(_ sources: [SourceFile], _ options: Linter.Options) {
    var report = Report(severities: options.severities)
    let files = sources.map { DeclarationParser.parse($0, defines: options.defines) }
    let index = TypeIndex(files)
    let candidates = index.attributesTypes()
    let asked = options.type.map { index.types(named: $0, among: candidates) } ?? candidates
    types = Model.contracts(of: asked, in: index, &report)
    let hasSyntaxProblem = Model.addSyntaxProblems(files, &report)
    if asked.isEmpty && !hasSyntaxProblem {
      Model.addMissing(options.type, candidates, index, &report)
    }
    findings = report.findings
  }

  private static func contracts(
    of entries: [TypeIndex.EntryID], in index: TypeIndex, _ report: inout Report
  ) -> [AttributesType] {
    var types: [(name: String, contracts: [Contract])] = []
    for entry in entries {
      let name = index.entries[entry].name
      var builder = ContractBuilder(index)
      guard let contract = builder.contract(of: entry) else {
        report.add(
          .modelTypeMissing,
          "'\(name)' has no ContentState in the given sources, so payloads cannot be checked; add the file that declares it with --model",
          at: index.location(entry))
        continue
      }
      if let place = types.firstIndex(where: { $0.name == name }) {
        // A copy that accepts the same JSON needs no second look.
        guard addDivergence(of: contract, from: types[place].contracts, &report) else { continue }
        types[place].contracts.append(contract)
      } else {
        types.append((name, [contract]))
      }
      for gap in builder.gaps {
        report.add(gap.rule, gap.message, at: gap.location, notes: gap.notes)
      }
    }
    return types.map { AttributesType(name: $0.name, contracts: $0.contracts) }
  }

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
      at: contract.location,
      notes: differences.prefix(8).flatMap { difference in
        [(difference.locations.0, difference.sides.0), (difference.locations.1, difference.sides.1)].compactMap {
          location, side in
          location.map { Note(message: "'\(difference.member)' is \(side) here", location: $0) }
        }
      })
    return true
  }

  private static func addSyntaxProblems(_ files: [ParsedFile], _ report: inout Report) -> Bool {
    for file in files {
      for problem in file.problems {
        let note = problem.note.map {
          Note(message: $0, location: .bytes(problem.noteRange ?? problem.range, in: file.source))
        }
        report.add(
          .modelSyntax, problem.message, at: .bytes(problem.range, in: file.source), notes: note.map { [$0] } ?? [])
      }
    }
    return files.contains { !$0.problems.isEmpty }
  }

  private static func addMissing(
    _ asked: String?, _ candidates: [TypeIndex.EntryID], _ index: TypeIndex, _ report: inout Report
  ) {
    guard let file = index.files.first?.source else { return }
    let start = Location.bytes(0..<0, in: file)
    let names = Set(candidates.map { index.entries[$0].name }).sorted()
    guard let asked else {
      return report.add(
        .modelTypeMissing,
        "no type in the given sources conforms to ActivityAttributes; give the file that declares it with --model, or name the type with --type",
        at: start)
    }
    let nearest = Spelling.nearest(to: asked, among: names)
    let advice =
      nearest.map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "none of them has an attributes type" : "they have \(names.map { "'\($0)'" }.joinedAsList())")
    let notes = candidates.filter { index.entries[$0].name == nearest }.map {
      Note(message: "'\(index.entries[$0].name)' is declared here", location: index.location($0))
    }
    report.add(
      .modelTypeMissing, "the given sources declare no type '\(asked)'; \(advice)", at: start, notes: notes)
  }
}

extension TypeIndex {
  /// The types that a caller means by a name: attributes types, else any type with a `ContentState`, whose protocol may
  /// come from elsewhere.
  fileprivate func types(named name: String, among candidates: [EntryID]) -> [EntryID] {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    let known = candidates.filter { entries[$0].name == bare }
    guard known.isEmpty else { return known }
    return entries.indices.filter { entry in
      guard let type = entries[entry].type, type.name == bare, type.kind != .protocol else { return false }
      return memberType("ContentState", of: entry, from: entries[entry].file) != nil
    }
  }
}
