import Testing

@testable import LAContract
@testable import la_lint

@Suite("Model check")
struct ModelCheckTests {
  private static let two = """
    struct LoafAttributes: ActivityAttributes { struct ContentState: Codable { var n: Int }; var a: Int }
    struct RollAttributes: ActivityAttributes { struct ContentState: Codable { var m: Int } }
    """

  /// The type, and the rules of all findings.
  private func outcome(aps: String, model: String = CheckTable.model, options: Linter.Options = .init()) -> String {
    let linter = Linter(models: [SourceFile(path: "Model.swift", text: model)], options: options)
    let payload = SourceFile(path: "payload.json", text: "{\"aps\": {\(CheckTable.expand(aps))}}")
    let report = linter.check(payload)
    let rules = (linter.modelFindings + report.modelFindings + report.findings).map(\.rule.id)
    return ([report.attributesType ?? "–"] + rules).joined(separator: " ")
  }

  @Test(
    "The payload is for the type that it names, else for the only one",
    arguments: [
      ("@update", "LoafAttributes", "– type-ambiguous"), ("@start", "LoafAttributes", "LoafAttributes"),
      (#"@update, "attributes-type": "LoafAttributes""#, "LoafAttributes ignored-key", "LoafAttributes ignored-key"),
      (
        #""event": "end", @time"#, "LoafAttributes end-without-content-state",
        "– type-ambiguous end-without-content-state"
      ),
    ] as [(String, String, String)])
  func choice(aps: String, ofOne: String, ofTwo: String) {
    #expect(outcome(aps: aps) == ofOne)
    #expect(outcome(aps: aps, model: Self.two) == ofTwo)
  }

  @Test("--type decides, with or without what it is nested in")
  func askedType() {
    #expect(outcome(aps: "@update", model: Self.two, options: .type("LoafAttributes")) == "LoafAttributes")
    #expect(outcome(aps: "@update", model: Self.two, options: .type("App.LoafAttributes")) == "LoafAttributes")
    #expect(
      outcome(aps: "@update", model: Self.two, options: .type("RollAttributes"))
        == "RollAttributes missing-key unknown-key")
    #expect(outcome(aps: "@update", model: Self.two, options: .type("Loaf")) == "– model-type-missing")
  }

  @Test(
    "attributes-type is the bare name of the struct, and the type that is meant is still checked",
    arguments: [
      ("LoafAttributes", "LoafAttributes"), ("Bakery.LoafAttributes", "LoafAttributes attributes-type-mismatch"),
      ("loafAttributes", "LoafAttributes attributes-type-mismatch"),
      ("LoafAttribute", "LoafAttributes attributes-type-mismatch"),
      ("Loaf", "LoafAttributes attributes-type-mismatch"),
      ("loaf_attributes", "LoafAttributes attributes-type-mismatch"),
      ("LoafAttributes.ContentState", "LoafAttributes attributes-type-mismatch"),
      ("LoafAttributesContentState", "LoafAttributes attributes-type-mismatch"),
      ("BagelAttributes", "– attributes-type-mismatch"), ("", "– attributes-type-mismatch"),
      ("ContentState", "– attributes-type-mismatch"), (".", "– attributes-type-mismatch"),
    ] as [(String, String)])
  func mismatch(name: String, expected: String) {
    let aps = CheckTable.expand("@start").replacing(#""LoafAttributes""#, with: #""\#(name)""#)
    #expect(outcome(aps: aps, model: Self.two) == expected)
  }

  @Test(
    "Why a name is wrong, and which is right",
    arguments: [
      ("Bakery.LoafAttributes", "it looks for the bare name of the struct", #"send "LoafAttributes""#),
      ("LoafAttributes.ContentState", "not for its content state", #"send "LoafAttributes""#),
      ("loafattributes", "capitals count", #"send "LoafAttributes""#),
      ("BagelAttributes", "no attributes struct of that name", #"send "LoafAttributes" or "RollAttributes""#),
    ] as [(String, String, String)])
  func mismatchHints(name: String, reason: String, advice: String) {
    let aps = CheckTable.expand("@start").replacing(#""LoafAttributes""#, with: #""\#(name)""#)
    let messages = CheckTable.messages(aps: aps, model: Self.two)
    #expect(messages.count == 1 && messages[0].contains(reason) && messages[0].hasSuffix(advice), "\(messages)")
  }

  @Test("That the type is ambiguous is said once, however many payloads there are")
  func ambiguousOnce() {
    let linter = Linter(models: [SourceFile(path: "Model.swift", text: Self.two)])
    var results = Results(modelFindings: linter.modelFindings)
    for name in ["a.json", "b.json", "c.json"] {
      results.add(linter.check(SourceFile(path: name, text: CheckTable.expand(#"{"aps": {@update}}"#))))
    }
    #expect(results.modelFindings.map(\.rule) == [.typeAmbiguous])
    #expect(results.modelFindings[0].message.contains("'LoafAttributes' and 'RollAttributes'"))
    #expect(results.modelFindings[0].notes.count == 1)
  }

  @Test(
    "A model without a usable type is the model's fault",
    arguments: [
      ("", "model-type-missing"), ("struct A { struct ContentState: Codable {} }", "model-type-missing"),
      ("struct A: ActivityAttributes { var a: Int }", "model-type-missing"),
      ("struct A: ActivityAttributes { struct ContentState: Codable { ", "model-syntax"),
      ("protocol P: ActivityAttributes {}", "model-type-missing"),
      ("// struct A: ActivityAttributes { struct ContentState: Codable {} }", "model-type-missing"),
    ] as [(String, String)])
  func unusable(model: String, rule: String) {
    let linter = Linter(models: [SourceFile(path: "Model.swift", text: model)])
    #expect(linter.modelFindings.map(\.rule.id) == [rule])
    let report = linter.check(SourceFile(path: "a.json", text: CheckTable.expand(#"{"aps": {@update}}"#)))
    #expect(report.findings.isEmpty && report.contentStateDecodes == nil || rule == "model-syntax")
  }

  @Test("A rule may have another severity, or none")
  func severities() {
    var options = Linter.Options()
    options.severities = [.unknownAPSKey: .note]
    options.severities.updateValue(nil, forKey: .soundMisplaced)
    let report = CheckTable.report(
      payload: CheckTable.expand(#"{"aps": {@update, "x": 1, "sound": "y"}}"#), options: options)
    #expect(report.findings.map(\.rule) == [.unknownAPSKey])
    #expect(report.findings.map(\.severity) == [.note])
  }
}
