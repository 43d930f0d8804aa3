import Foundation
import Testing

@testable import LAContract

/// What decode shows is what the real decoder makes of the same JSON.
@Suite("Decoded values")
struct DecodedAgreementTests {
  private static func isStop(_ value: DecodedValue) -> Int {
    (value.status == .stop ? 1 : 0) + value.members.reduce(0) { $0 + isStop($1) }
  }

  private func decoded(_ linter: Linter, _ text: String) throws -> DecodedPush {
    try #require(linter.check(SourceFile(path: "state.json", text: text)).decoded.first)
  }

  @Test(
    "Values are those of the decoder, on mutants that it takes, and it stops in the others",
    arguments: AgreementModel.all)
  func values(_ model: AgreementModel) throws {
    var options = Linter.Options.type(model.attributesType)
    options.isBareContentState = true
    let linter = Linter(models: [try model.source()], options: options).keepingValues
    var comparison = DecodedValueComparison()
    var wrong: [String] = []
    for sample in try model.contentStates.get() {
      // The verdicts on all of them are compared elsewhere.
      for (place, mutant) in Mutator.mutants(of: sample, avoiding: model.avoided).enumerated() where place % 5 == 0 {
        let push = try decoded(linter, mutant.text)
        let state = try #require(push.contentState)
        let stops = Self.isStop(state)
        if stops != (push.contentStateDecodes == false ? 1 : 0) { wrong.append("\(stops) stops: \(mutant.text)") }
        guard push.contentStateDecodes == true, let value = try? model.contentStateValue(Data(mutant.text.utf8)) else {
          continue
        }
        let before = comparison.differences.count
        comparison.compare(value, state)
        if comparison.differences.count > before { wrong.append(mutant.text) }
      }
    }
    let isCompared = model.reading == .complete && !model.file.hasPrefix("Hand") && model.file != "LaundryAttributes"
    #expect(comparison.scalars > 0 || !isCompared)
    let summary = (comparison.differences.prefix(8) + wrong.prefix(8)).joined(separator: "\n")
    #expect(comparison.differences.isEmpty && wrong.isEmpty, "\(summary)")
  }

  @Test("Decoding stops where the decoder does, of many mistakes at the first", arguments: AgreementModel.all)
  func order(_ model: AgreementModel) throws {
    guard model.reading == .complete else { return }
    let contract = try #require(try SchemaDump.contract(model))
    for sample in try model.contentStates.get() + ["{}"] {
      for text in Self.withManyMistakes(sample) {
        var thrown: (any Error)?
        do { try model.decodeContentState(Data(text.utf8)) } catch { thrown = error }
        // The decoder goes through dictionaries in any order, and of some mistakes it does not say the place.
        guard let thrown, let pointer = Agreement.pointer(of: thrown) else { continue }
        let file = SourceFile(path: "state.json", text: text)
        let mapped = MappedText(file)
        let document = try #require(JSONParser.parse(mapped).document)
        let subject = Subject(file: file, text: mapped, document: document)
        var check = DecodingCheck(subject, contract.table, timestamp: nil, path: JSONPath(), report: Report())
        check.check(document.root, as: contract.contentState)
        guard let failure = check.firstFailure else {
          Issue.record("nothing fails: \(text)")
          continue
        }
        var path = JSONPath()
        failure.steps.forEach { path.push($0) }
        let isInDictionary = ["ParkingAttributes", "MatchAttributes", "PollAttributes"].contains(model.attributesType)
        if model.unjudged.contains(where: pointer.hasSuffix) || isInDictionary { continue }
        #expect(path.pointer(in: document) == pointer, "\(text)")
      }
    }
  }

  /// The text with every second scalar replaced by an array, or with every second key misspelled.
  private static func withManyMistakes(_ sample: String) -> [String] {
    guard let document = JSONParser.parse(MappedText(SourceFile(path: "s", text: sample))).document else { return [] }
    func replaced(_ kinds: Set<JSONDocument.Node.Kind>, _ remainder: Int, by text: String) -> String {
      var bytes = document.bytes
      let nodes = document.nodes.indices.filter { kinds.contains(document.kind($0)) }.enumerated()
        .filter { $0.offset % 2 == remainder }.map(\.element)
      for node in nodes.reversed() { bytes.replaceSubrange(document.range(node), with: text.utf8) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return [sample]
      + [0, 1].flatMap { remainder in
        [
          replaced([.number, .string, .true, .false], remainder, by: "[[]]"), replaced([.key], remainder, by: "\"zz\""),
          replaced([.number, .string], remainder, by: "null"),
        ]
      }
  }
}
