import Testing

@testable import LAContract

@Suite("Contract as JSON")
struct ContractDocumentTests {
  private func reread(_ linter: Linter, _ options: Linter.Options = Linter.Options()) throws -> Linter {
    Linter(models: [SourceFile(path: "contract.json", text: try linter.contractDocument)], options: options)
  }

  /// A finding with all that is said of it, but for the offsets of places that were bytes.
  private func lines(_ findings: [Finding], _ tables: inout LineTables) -> [String] {
    func place(_ location: Location) -> String {
      let (start, end) = tables.span(of: location)
      return "\(location.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
    return findings.map { finding in
      [
        "\(place(finding.location)) \(finding.severity) \(finding.message) [\(finding.rule.id)] \(finding.pointer ?? "")"
      ]
        + finding.notes.map { "\(place($0.location)) \($0.message)" }
    }.map { $0.joined(separator: "\n") }
  }

  @Test("Written, read and written again, it is the same", arguments: ContractModel.all)
  func roundTrip(_ model: ContractModel) throws {
    let linter = Linter(models: model.sources, options: model.options)
    let text = try linter.contractDocument
    let again = try reread(linter)
    #expect(try again.contractDocument == text)
    var tables = LineTables()
    // Where nothing was read there is no Swift place to point at.
    guard !model.sources.allSatisfy(\.bytes.isEmpty) else { return }
    #expect(lines(again.modelFindings, &tables).sorted() == lines(linter.modelFindings, &tables).sorted())
  }

  @Test("Payloads get the same report as from Swift", arguments: ContractModel.all.filter { !$0.states.isEmpty })
  func sameReports(_ model: ContractModel) throws {
    var options = model.options
    options.isBareContentState = true
    let swift = Linter(models: model.sources, options: options)
    let json = try reread(swift, options)
    var tables = LineTables()
    for state in model.states {
      for (place, mutant) in Mutator.mutants(of: state).enumerated() where place.isMultiple(of: 7) || place < 60 {
        let payload = SourceFile(path: "state.json", text: mutant.text)
        let (a, b) = (swift.check(payload), json.check(payload))
        guard a.contentStateDecodes == b.contentStateDecodes, a.attributesType == b.attributesType else {
          Issue.record("\(mutant.mutation): \(String(describing: (a.contentStateDecodes, b.contentStateDecodes)))")
          continue
        }
        // Line tables are made anew only where there is something to compare.
        tables = LineTables()
        let (found, again) = (lines(a.findings, &tables), lines(b.findings, &tables))
        if found != again { Issue.record("\(mutant.mutation):\n\(found)\n\(again)") }
      }
    }
  }

  @Test("A start is checked by the recorded attributes")
  func attributes() throws {
    let source = SourceFile(
      path: "M.swift",
      text: "struct A: ActivityAttributes { struct ContentState: Codable, Hashable {}\n  var id: Int\n}")
    let linter = try reread(Linter(models: [source]))
    let report = linter.check(
      SourceFile(
        path: "p.json",
        text:
          #"{"aps":{"timestamp":1790000000,"event":"start","content-state":{},"attributes-type":"A","attributes":{},"alert":{"title":"a","body":"b"}}}"#
      ))
    #expect(report.attributesDecode == false && report.contentStateDecodes == true)
    #expect(
      report.findings.first?.notes == [
        Note(
          message: "declared here as 'Int'",
          location: .recorded(path: "M.swift", start: Position(line: 2, column: 7), end: Position(line: 2, column: 9)))
      ])
  }

  @Test("Beside Swift files, an old contract is a copy that may differ")
  func besideSwift() throws {
    let old = "struct A: ActivityAttributes { struct ContentState: Codable, Hashable { var a: Int } }"
    let text = try Linter(models: [SourceFile(path: "Old.swift", text: old)]).contractDocument
    let contract = SourceFile(path: "contract.json", text: text)
    #expect(Linter(models: [SourceFile(path: "A.swift", text: old), contract]).modelFindings.isEmpty)
    let new = SourceFile(path: "New.swift", text: old.replacing("Int", with: "String"))
    #expect(Linter(models: [new, contract]).modelFindings.map(\.rule) == [.modelDiverged])
  }

  @Test("Contracts are told by their name or their first byte")
  func recognition() {
    for (path, text, isContract) in [
      ("a.json", "", true), ("A.JSON", "x", true), ("/dev/fd/63", " \n{", true), ("a.swift", "struct A {}", false),
      ("-", "", false),
    ] {
      #expect(ContractReader.isContract(SourceFile(path: path, text: text)) == isContract)
    }
  }

  /// A member that is added to these types has to be added to the document, too.
  @Test("Nothing of a contract is left out")
  func complete() {
    let place = Location.recorded(
      path: "", start: Position(line: 1, column: 1), end: Position(line: 1, column: 1))
    let member = RecordMember(
      key: "", swiftName: "", shape: 0, typeText: "", mayBeAbsent: false, mayBeNull: false, location: nil)
    let counts: [(Any, Int)] = [
      // Its list has the members, and their keys, which are made of them.
      (Record(typeName: "", members: []), 7), (member, 13),
      (IgnoredMember(name: "", reason: .lazy, location: place), 3),
      // Its list of texts is made of the cases.
      (Enumeration(typeName: "", rawType: 0, cases: [], location: place), 5),
      (Enumeration.Case(name: "", rawValue: .other, location: place), 3),
      (Union(typeName: "", cases: [], location: place), 3),
      (Union.Case(name: "", key: "", values: Record(typeName: "", members: []), location: place), 4),
      (Contract.Gap(rule: .unknownKey, message: "", location: place), 4), (ShapeTable(), 4),
    ]
    for (value, count) in counts { #expect(Mirror(reflecting: value).children.count == count, "\(type(of: value))") }
  }
}
