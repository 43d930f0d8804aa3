import Foundation

@testable import LAContract

/// What one model's mutants came to.
struct Agreement {
  private(set) var mutants = 0
  /// Payloads without a verdict.
  private(set) var open = 0
  private(set) var disagreements: [String] = []

  private let model: AgreementModel
  private let stateLinter: Linter
  private let startLinter: Linter

  /// The rules that say that the decoder throws.
  static let decodingRules: Set<Rule> = [
    .missingKey, .nullValue, .typeMismatch, .dateString, .invalidValue, .unknownEnumValue,
  ]

  init(_ model: AgreementModel) throws {
    self.model = model
    let source = try model.source()
    var options = Linter.Options()
    options.type = model.attributesType
    startLinter = Linter(models: [source], options: options)
    options.isBareContentState = true
    stateLinter = Linter(models: [source], options: options)
  }

  /// The first of them, for a failure's text.
  var summary: String {
    let more = disagreements.count > 20 ? "\n… and \(disagreements.count - 20) more" : ""
    let gaps = stateLinter.modelFindings.map { "\n  model: \($0.message) [\($0.rule.id)]" }.joined()
    return "\(disagreements.count) of \(mutants) disagree\n" + disagreements.prefix(20).joined(separator: "\n") + more
      + gaps
  }

  /// Compares each mutant of each sample.
  mutating func run() throws {
    let states = try model.contentStates.get()
    for sample in states {
      for mutant in Mutator.mutants(of: sample, avoiding: model.avoided) {
        let report = stateLinter.check(SourceFile(path: "state.json", text: mutant.text))
        compare(mutant, report, verdict: report.contentStateDecodes, prefix: "", model.decodeContentState)
      }
    }
    // Attributes that are no object are found wrong before they are decoded.
    for sample in try model.attributes.get() {
      for mutant in Mutator.mutants(of: sample, avoiding: model.avoided) where mutant.isObject {
        let push = Agreement.start(model.attributesType, attributes: mutant.text, state: states.first ?? "{}")
        let report = startLinter.check(SourceFile(path: "start.json", text: push))
        compare(mutant, report, verdict: report.attributesDecode, prefix: "/aps/attributes", model.decodeAttributes)
      }
    }
  }

  private static func start(_ type: String, attributes: String, state: String) -> String {
    """
    {"aps":{"timestamp":1790000000,"event":"start","content-state":\(state),"attributes-type":"\(type)",\
    "attributes":\(attributes),"alert":{"title":"Started","body":"Follow along"}}}
    """
  }

  private mutating func compare(
    _ mutant: Mutant, _ report: Linter.PayloadReport, verdict: Bool?, prefix: String, _ decode: AgreementModel.Decode
  ) {
    mutants += 1
    let found = report.findings.filter { Agreement.decodingRules.contains($0.rule) }
    let thrown = Agreement.error { try decode(Data(mutant.text.utf8)) }
    let pointer = thrown.flatMap(Agreement.pointer)
    if let pointer, model.unjudged.contains(where: pointer.hasSuffix) { return }
    var complaint: String?
    switch (verdict, thrown) {
    case (nil, _):
      open += 1
      if model.reading == .complete { complaint = "there is no verdict" }
    case (true?, _?): complaint = "the decoder throws"
    case (false?, nil): complaint = "the decoder takes it"
    case (true?, nil), (false?, _?): break
    }
    if complaint == nil, (verdict == false) == found.isEmpty { complaint = "verdict and findings differ" }
    if complaint == nil, verdict == false, model.reading == .complete, let pointer,
      !found.contains(where: { $0.pointer == prefix + pointer })
    {
      complaint = "the decoder's place is \(pointer)"
    }
    guard let complaint else { return }
    let error = thrown.map { " · decoder: \(Agreement.text($0))" } ?? ""
    let findings = found.map { " · la-lint: \($0.pointer ?? "") \($0.message) [\($0.rule.id)]" }.joined()
    disagreements.append("\(complaint) · \(mutant.mutation) · \(mutant.text)\(error)\(findings)")
  }

  private static func error(_ decode: () throws -> Void) -> (any Error)? {
    do {
      try decode()
      return nil
    } catch {
      return error
    }
  }

  /// Where the decoder stopped; nil for a number that does not fit, of which it does not say the place.
  static func pointer(of error: any Error) -> String? {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return pointer(context.codingPath + [key])
    case DecodingError.valueNotFound(_, let context) where context.debugDescription.contains("at end"):
      // The place of an element that is not there; la-lint points at the list.
      return pointer(context.codingPath.dropLast())
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return pointer(context.codingPath)
    case DecodingError.dataCorrupted(let context):
      return context.codingPath.isEmpty ? nil : pointer(context.codingPath)
    default:
      return nil
    }
  }

  private static func pointer(_ path: some Sequence<any CodingKey>) -> String {
    path.map { key in
      guard let index = key.intValue, key.stringValue == "Index \(index)" else {
        return "/" + key.stringValue.replacing("~", with: "~0").replacing("/", with: "~1")
      }
      return "/\(index)"
    }.joined()
  }

  private static func text(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "no key \(key.stringValue)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      "\(pointer(context.codingPath)) \(context.debugDescription)"
    default: "\(error)"
    }
  }
}
