import Testing

@testable import LAContract

@Suite("Examples of shapes")
struct ExampleTests {
  private func verdict(_ text: String, _ id: ShapeID, _ table: ShapeTable) -> (verdict: Bool?, findings: [Finding])? {
    let file = SourceFile(path: "example.json", text: text)
    let mapped = MappedText(file)
    let (document, problems) = JSONParser.parse(mapped)
    guard let document, problems.isEmpty else { return nil }
    var check = DecodingCheck(
      Subject(file: file, text: mapped, document: document), table, timestamp: nil, path: JSONPath(), report: Report())
    check.check(document.root, as: id)
    return (check.verdict, check.report.findings)
  }

  @Test("Each decodes, as far as the shape is known", arguments: ContractModel.all)
  func decode(_ model: ContractModel) throws {
    let linter = Linter(models: model.sources, options: model.options)
    for contract in linter.model.types.flatMap(\.contracts) {
      for id in contract.table.shapes.indices {
        let text = contract.table.example(of: id)
        // Parts that are not known.
        if text.contains("…") {
          #expect(contract.table.reaches(id) { $0 == .unknown }, "\(contract.table.name(of: id)): \(text)")
          continue
        }
        let result = try #require(verdict(text, id, contract.table), "no JSON: \(text)")
        #expect(result.verdict != false && result.findings.isEmpty, "\(text): \(result.findings.map(\.message))")
        if result.verdict == nil { #expect(contract.table.isPartlyKnown(id), "\(text)") }
      }
    }
  }

  @Test("That of a whole content state is JSON, and decodes as far as it is known", arguments: ContractModel.all)
  func whole(_ model: ContractModel) throws {
    let linter = Linter(models: model.sources, options: model.options)
    for (contract, description) in zip(linter.model.types.flatMap(\.contracts), linter.descriptions) {
      let text = try #require(description.contentStateExample)
      let result = try #require(verdict(text, contract.contentState, contract.table), "no JSON: \(text)")
      #expect(result.verdict != false && result.findings.isEmpty, "\(text): \(result.findings.map(\.message))")
      if result.verdict == nil { #expect(contract.table.isPartlyKnown(contract.contentState), "\(text)") }
    }
  }

  @Test("One that has no end is no example")
  func endless() {
    let table = ShapeTable(
      shapes: [.unknown, .record(0)],
      records: [
        Record(
          typeName: "A",
          members: [
            RecordMember(
              key: "a", swiftName: "a", shape: 1, typeText: "A", mayBeAbsent: false, mayBeNull: false, location: nil)
          ])
      ])
    #expect(table.example(of: 1) == "…")
  }

  @Test("Wide and deep types give no endless texts")
  func size() {
    var table = ShapeTable(shapes: [.unknown, .scalar(.bool)])
    for _ in 0..<20 {
      let last = table.shapes.count - 1
      table.shapes.append(.elements(Array(repeating: last, count: 50)))
    }
    let last = table.shapes.count - 1
    #expect(table.example(of: last).utf8.count < 1_000_000)
    #expect(table.name(of: last).utf8.count < 10_000)
    table.shapes.append(.either([last, last]))
    #expect(table.name(of: last + 1).utf8.count < 10_000)
  }
}

extension ShapeTable {
  fileprivate func reaches(_ start: ShapeID, _ condition: (Shape) -> Bool) -> Bool {
    var met: Set<ShapeID> = [start]
    var pending = [start]
    while let id = pending.popLast() {
      if condition(self[id]) { return true }
      pending += parts(of: id).filter { met.insert($0).inserted }
    }
    return false
  }

  fileprivate func isPartlyKnown(_ id: ShapeID) -> Bool {
    reaches(id) { shape in
      switch shape {
      case .unknown, .partly: true
      case .record(let place): records[place].isOpen || records[place].members.contains(where: \.isUnchecked)
      case .rawValue(let place): enumerations[place].cases.contains { $0.rawValue == .other }
      default: false
      }
    }
  }
}
