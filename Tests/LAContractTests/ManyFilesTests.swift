import Testing

@testable import LAContract

/// Name lookup over several files, as the verdict on a content state shows it.
@Suite("Models of many files")
struct ManyFilesTests {
  /// What is found in a bare content state: rules with pointers, model rules with the file that they are about.
  private func outcome(_ files: [(String, String)], state: String, type: String? = nil) -> String {
    var options = Linter.Options()
    options.isBareContentState = true
    options.type = type
    let linter = Linter(models: files.map { SourceFile(path: $0.0, text: $0.1) }, options: options)
    let report = linter.check(SourceFile(path: "state.json", text: state))
    let model = (linter.modelFindings + report.modelFindings).map { "\($0.rule.id) in \($0.location.path)" }
    return (model + report.findings.map { "\($0.rule.id) \($0.pointer ?? "–")" }).joined(separator: ", ")
  }

  private static let attributes = (
    "App/Attributes.swift",
    "struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Stop } }"
  )

  @Test("A type stands in any file, and whichever comes first")
  func otherFile() {
    let stop = ("App/Stop.swift", "struct Stop: Codable { var name: String }")
    let state = #"{"stop": {"name": 1}}"#
    #expect(outcome([Self.attributes, stop], state: state) == "type-mismatch /stop/name")
    #expect(outcome([stop, Self.attributes], state: state) == "type-mismatch /stop/name")
  }

  @Test(
    "Of several types of one name the nearest counts",
    arguments: [
      // In the type itself, in the same file, in the same folder, elsewhere.
      (
        "struct BusAttributes: ActivityAttributes { struct Stop: Codable { var a: Int }; struct ContentState: Codable { var stop: Stop } }",
        "/stop/a"
      ),
      (
        "struct Stop: Codable { var b: Int }; struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Stop } }",
        "/stop/b"
      ),
      (Self.attributes.1, "/stop/c"),
    ])
  func nearest(model: String, missing: String) {
    let files = [
      ("Widget/Stop.swift", "struct Stop: Codable { var d: Int }"),
      ("App/Stop.swift", "struct Stop: Codable { var c: Int }"),
      ("App/Attributes.swift", model),
    ]
    #expect(outcome(files, state: #"{"stop": {}}"#) == "missing-key \(missing)")
  }

  @Test("What is private to another file is not meant")
  func privateTypes() {
    let hidden = ("App/Stop.swift", "private struct Stop: Codable { var a: Int }")
    #expect(
      outcome([Self.attributes, hidden], state: #"{"stop": 1}"#) == "model-unresolved-type in App/Attributes.swift")
    let shown = ("Kit/Stop.swift", "public struct Stop: Codable { var b: Int }")
    #expect(outcome([Self.attributes, hidden, shown], state: #"{"stop": {}}"#) == "missing-key /stop/b")
  }

  @Test(
    "Extensions, conformances, aliases and coding keys are found in other files",
    arguments: [
      // An extension gives the state.
      (
        [
          "struct BusAttributes { var line: Int }", "extension BusAttributes: ActivityAttributes {}",
          "extension BusAttributes { struct ContentState: Codable { var stop: Int } }",
        ], "/stop"
      ),
      // Through a protocol that two files refine in turn.
      (
        [
          "protocol Transit: ActivityAttributes {}", "protocol Road: Transit {}",
          "struct BusAttributes: Road { struct ContentState: Codable { var stop: Int } }",
        ], "/stop"
      ),
      // Through aliases of the protocol, of the state and of a member.
      (
        [
          "typealias Live = ActivityAttributes", "struct BusAttributes: Live { typealias ContentState = Kit.Shared }",
          "enum Kit { typealias Shared = State }", "struct State: Codable { var stop: Number }",
          "typealias Number = Int",
        ], "/stop"
      ),
      // Coding keys beside the type.
      (
        [
          "struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Int } }",
          "extension BusAttributes.ContentState { enum CodingKeys: String, CodingKey { case stop = \"halt\" } }",
        ], "/halt"
      ),
      // A raw type behind an alias, in an extension of a type from elsewhere.
      (
        [
          "struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Kit.Stop } }",
          "enum Kit {}",
          "extension Kit { enum Stop: Name, Codable { case a } }", "typealias Name = String",
        ], "/stop"
      ),
      // A property wrapper with the key that it decodes.
      (
        [
          "struct BusAttributes: ActivityAttributes { struct ContentState: Codable { @Clamped var stop: Int } }",
          "@propertyWrapper struct Clamped<Value: Codable>: Codable { var wrappedValue: Value }",
        ], "/stop"
      ),
    ] as [([String], String)])
  func acrossFiles(texts: [String], missing: String) {
    let files = texts.enumerated().map { ("File\($0.offset).swift", $0.element) }
    #expect(outcome(files, state: "{}") == "missing-key \(missing)")
    #expect(outcome(files.reversed(), state: "{}") == "missing-key \(missing)")
  }

  @Test(
    "No attributes types are protocols, constraints, comments, strings, and a protocol of the app's own",
    arguments: [
      "protocol Transit: ActivityAttributes {}",
      "func start<A: ActivityAttributes>(_ a: A) where A.ContentState: Codable {}",
      "// struct A: ActivityAttributes { struct ContentState: Codable {} }",
      "/// ```\n/// struct A: ActivityAttributes { struct ContentState: Codable {} }\n/// ```\nstruct B {}",
      "let text = \"struct A: ActivityAttributes { struct ContentState: Codable {} }\"",
      "protocol ActivityAttributes {}\nstruct A: ActivityAttributes { struct ContentState: Codable {} }",
      "#if DEBUG\nstruct A: ActivityAttributes { struct ContentState: Codable {} }\n#endif",
    ])
  func noCandidates(text: String) {
    #expect(outcome([("Model.swift", text)], state: "{}") == "model-type-missing in Model.swift")
  }

  @Test("Apple's protocol by its full name counts beside one of the app's own")
  func qualifiedProtocol() {
    let text = """
      protocol ActivityAttributes: ActivityKit.ActivityAttributes {}
      struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Int } }
      """
    #expect(outcome([("Model.swift", text)], state: "{}") == "missing-key /stop")
  }

  @Test("Files that say nothing about the type are not read, whatever is in them")
  func unrelatedFiles() {
    let broken = ("App/Broken.swift", "struct Theme { var name: String = \"")
    let stop = ("App/Stop.swift", "struct Stop: Codable { var name: String }")
    #expect(outcome([broken, Self.attributes, stop], state: #"{"stop": {"name": "x"}}"#).isEmpty)
  }

  @Test("By a broken file no payload is judged")
  func brokenFile() {
    let broken = ("App/Stop.swift", "struct Stop: Codable { var name: String")
    #expect(outcome([Self.attributes, broken], state: #"{"stop": 1}"#) == "model-syntax in App/Stop.swift")
  }

  @Test("Aliases and superclasses that go round in circles end")
  func circles() {
    let alias = [("A.swift", "typealias A = B"), ("B.swift", "typealias B = A")]
    let state = (
      "S.swift", "struct S: ActivityAttributes { struct ContentState: Codable { var a: A; var b: [B]; var c: C } }"
    )
    let classes = ("C.swift", "class C: D {}\nclass D: C {}")
    #expect(
      outcome(alias + [state, classes], state: #"{"a": 1, "b": 1, "c": {}}"#).contains("model-unresolved-type in"))
  }
}
