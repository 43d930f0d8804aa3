import Foundation

@testable import LAContract

/// Writes schemas with the mutants of the agreement tests, and what the decoder says of each, for `Tests/Schema/run`.
struct SchemaDump {
  /// The first line of a file.
  private struct Head: Encodable {
    let model: String
    let part: String
    let schema: String
  }

  /// Any other line.
  private struct Line: Encodable {
    let text: String
    /// What the decoder says; of a whole push, whether la-lint has no error.
    let decodes: Bool
    /// What la-lint says.
    let verdict: Bool?
    /// Of those that decide.
    let findings: [Finding]
  }

  private struct Finding: Encodable {
    let rule: String
    let pointer: String
  }

  private let folder: URL
  private let encoder = JSONEncoder()

  init(_ folder: String) throws {
    self.folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// The content state and the attributes of a model, against the decoder.
  func write(_ model: AgreementModel) throws {
    guard let contract = try SchemaDump.contract(model) else { return }
    for (part, samples, decode, shape) in [
      (SchemaPart.contentState, model.contentStates, model.decodeContentState, contract.contentState),
      (.attributes, model.attributes, model.decodeAttributes, contract.attributes),
    ] {
      let mutants = try samples.get().flatMap { Mutator.mutants(of: $0, avoiding: model.avoided) }
      let lines = mutants.compactMap { mutant -> Line? in
        let thrown = SchemaDump.error { try decode(Data(mutant.text.utf8)) }
        // Names of time zones depend on the device.
        if let thrown, SchemaDump.isUnjudged(thrown, model) { return nil }
        let (verdict, findings) = SchemaDump.check(mutant.text, shape, contract)
        return Line(text: mutant.text, decodes: thrown == nil, verdict: verdict, findings: findings)
      }
      try write(lines, model.file, contract, part)
    }
  }

  /// Whole pushes of a model, against la-lint's own verdict.
  func writePushes(_ model: AgreementModel) throws {
    guard let contract = try SchemaDump.contract(model) else { return }
    for event in PayloadSampler.Event.allCases {
      var options = PayloadSampler.Options()
      options.event = event
      var sampler = PayloadSampler(contract, options: options, seed: 1)
      let mutants = Mutator.mutants(of: try sampler.next(), avoiding: model.avoided)
      for part in [SchemaPart.push, .channel, SchemaPart(rawValue: event.rawValue) ?? .push] {
        if part == .channel, event == .start { continue }
        var lint = Linter.Options()
        lint.isChannel = part == .channel
        let linter = Linter(contract, options: lint)
        let lines = mutants.compactMap { mutant -> Line? in
          let report = linter.check(SourceFile(path: "push.json", text: mutant.text))
          // Of another event another schema speaks.
          if part.rawValue == event.rawValue, report.event != event.rawValue { return nil }
          let errors = report.findings.filter { $0.severity == .error }
          return Line(
            text: mutant.text, decodes: errors.isEmpty, verdict: errors.isEmpty,
            findings: errors.map { Finding(rule: $0.rule.id, pointer: $0.pointer ?? "") })
        }
        try write(lines, "\(model.file)-\(event)", contract, part)
      }
    }
  }

  private func write(_ lines: [Line], _ name: String, _ contract: Contract, _ part: SchemaPart) throws {
    let head = Head(
      model: "\(contract.attributesType) in \(name)", part: part.rawValue, schema: contract.schema(of: part))
    let texts = try [encoder.encode(head)] + lines.map { try encoder.encode($0) }
    let file = folder.appending(path: "\(name)-\(contract.attributesType)-\(part.rawValue).jsonl")
    try Data(texts.joined(separator: [UInt8.lineFeed])).write(to: file)
  }

  static func contract(_ model: AgreementModel) throws -> Contract? {
    var options = Linter.Options()
    options.type = model.attributesType
    return Linter(models: [try model.source()], options: options).contracts.first
  }

  private static func check(_ text: String, _ shape: ShapeID, _ contract: Contract) -> (Bool?, [Finding]) {
    let file = SourceFile(path: "value.json", text: text)
    let mapped = MappedText(file)
    guard let document = JSONParser.parse(mapped).document else { return (nil, []) }
    let subject = Subject(file: file, text: mapped, document: document)
    var check = DecodingCheck(subject, contract.table, timestamp: nil, path: subject.root.path, report: Report())
    check.check(document.root, as: shape)
    let findings = check.report.findings.filter { Agreement.decodingRules.contains($0.rule) }
    return (check.verdict, findings.map { Finding(rule: $0.rule.id, pointer: $0.pointer ?? "") })
  }

  private static func error(_ decode: () throws -> Void) -> (any Error)? {
    do {
      try decode()
      return nil
    } catch {
      return error
    }
  }

  private static func isUnjudged(_ error: any Error, _ model: AgreementModel) -> Bool {
    guard let pointer = Agreement.pointer(of: error) else { return false }
    return model.unjudged.contains(where: pointer.hasSuffix)
  }
}
