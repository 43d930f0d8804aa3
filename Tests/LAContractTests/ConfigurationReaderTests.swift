import Testing

@testable import LAContract
@testable import la_lint

@Suite("Configuration file")
struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(SourceFile(path: ".la-lint.json", text: text), folder: "/repo")
  }

  @Test("Everything that can stand in it, with comments and trailing commas")
  func everything() throws {
    let configuration = try read(
      """
      // For the courier team.
      {
        "$schema": "https://example.org/la-lint.schema.json",
        "contracts": [
          { /* The app's own "contract": [ */
            "name": "deliveries", "type": "CourierAttributes", "model": ["App/", "../Shared/A.swift",],
            "payloads": ["fixtures/**", "http://not-a-comment/*"], "channel": true, "contentState": false,
            "envelope": "fcm", "defines": ["DEBUG"],
          },
          { "type": "B", "model": ["B.swift"], "payloads": ["b/*"], "versions": {"5.1": "old.json", "v5": ["v5:A", "b"]} },
          { "model": ["C.swift"], "payloads": ["c/*"] },
        ],
        "rules": { "unknown-key": "error", "payload-near-limit": "off" },
        "exclude": ["**/drafts/**"],
        "invalid": [],
        "failOn": "never",
      }
      """)
    #expect(configuration.contracts.map(\.name.value) == ["deliveries", "B", "contract 3"])
    let contract = try #require(configuration.contracts.first)
    #expect(contract.type.value == "CourierAttributes")
    #expect(contract.model.map(\.value) == ["App/", "../Shared/A.swift"])
    #expect(contract.payloads.map(\.glob.pattern) == ["fixtures/**", "http://not-a-comment/*"])
    #expect(contract.isChannel.value && !contract.isContentState.value)
    #expect(contract.envelope.value == .fcm && contract.defines.map(\.value) == ["DEBUG"])
    #expect(configuration.rules.map(\.rule) == [.unknownKey, .payloadNearLimit])
    #expect(configuration.rules.map(\.severity.value) == [.error, nil])
    #expect(configuration.exclude.map(\.glob.pattern) == ["**/drafts/**"] && configuration.invalid.isEmpty)
    #expect(configuration.failOn.value == .never)
    #expect(configuration.contracts[1].versions.map(\.name) == ["5.1", "v5"])
    #expect(configuration.contracts[1].versions.map { $0.paths.map(\.value) } == [["old.json"], ["v5:A", "b"]])
    #expect(configuration.contracts[1].isChannel == Setting(value: false, origin: .byDefault))
  }

  @Test("'strict' is short for failing on warnings", arguments: ["{\"strict\": true}", "{\"failOn\": \"warning\"}"])
  func strict(_ text: String) throws {
    #expect(try read(text).failOn.value == .warning)
    #expect(try read("{\"strict\": false}").failOn == Setting(value: .error, origin: .byDefault))
  }

  /// A mistake, marked by `↓` in a text, and what is said of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let marked: String
    let message: String

    init(_ marked: String, _ message: String) {
      self.marked = marked
      self.message = message
    }

    var testDescription: String { marked }
  }

  @Test(
    "A mistake is named at its place",
    arguments: [
      Row("{↓x}", "'x' where a key in double quotes is expected; put it in double quotes if it is meant as text"),
      Row("{\"rules\": {}} ↓1", "'1' after the end of the JSON value; remove it"),
      Row("{\"exclude\": [↓,]}", "',' where a value is expected"),
      Row("{ ↓/* \"rules\": {} }", "this comment is never closed; close it with */"),
      Row("↓", "there is nothing in this file; write an object, {}"),
      Row("↓ // nothing\n", "there is nothing in this file; write an object, {}"),
      Row("↓[]", "the configuration has to be an object, {…}, and this is an array"),
      Row("{↓\"contarcts\": []}", "there is no key 'contarcts'; did you mean 'contracts'?"),
      Row("// 1\n{\n  /* 2 */ ↓\"fail-on\": \"error\"}", "there is no key 'fail-on'; did you mean 'failOn'?"),
      Row(
        "{↓\"extends\": []}",
        "there is no key 'extends'; the keys here are $schema, contracts, rules, exclude, invalid, failOn, strict"),
      Row("{\"strict\": true, ↓\"strict\": true}", "'strict' stands here twice; keep one"),
      Row("{\"strict\": ↓\"yes\"}", "'strict' has to be true or false, and this is a string"),
      Row(
        "{\"strict\": ↓true, \"failOn\": \"error\"}",
        "'strict' means that warnings fail, and 'failOn' is 'error'; keep one of the two"),
      Row("{\"failOn\": ↓\"warnign\"}", "'failOn' does not take 'warnign'; did you mean 'warning'?"),
      Row("{\"failOn\": ↓\"always\"}", "'failOn' does not take 'always'; it takes error, warning, never"),
      Row("{\"failOn\": ↓null}", "'failOn' has to be a string, and this is null"),
      Row("{\"exclude\": ↓\"a/**\"}", "'exclude' has to be a list of strings; write [\"a/**\"]"),
      Row("{\"exclude\": ↓{}}", "'exclude' has to be a list of strings, and this is an object"),
      Row("{\"exclude\": [\"a\", ↓1]}", "'exclude' has to be a string, and this is a number"),
      Row("{\"exclude\": [↓\"\"]}", "'exclude' is empty; write what is meant, or leave it out"),
      Row("{\"invalid\": [↓\"a[b\"]}", "'a[b' is no glob: a '[' has no ']'; write \\[ for a bracket as it is"),
      Row("{\"invalid\": [↓\"a{b\"]}", "'a{b' is no glob: a '{' has no '}'; write \\{ for a brace as it is"),
      Row("{\"rules\": ↓[]}", "'rules' has to be an object, {…}, and this is an array"),
      Row("{\"rules\": {↓\"unknown-keys\": \"off\"}}", "no rule is called 'unknown-keys'; did you mean 'unknown-key'?"),
      Row("{\"rules\": {↓\"all\": \"off\"}}", "no rule is called 'all'; la-lint --list-rules lists them"),
      Row(
        "{\"rules\": {\"unknown-key\": ↓\"fatal\"}}",
        "'unknown-key' does not take 'fatal'; it takes error, warning, note, off"),
      Row("{\"rules\": {\"unknown-key\": ↓true}}", "'unknown-key' has to be a string, and this is a boolean"),
      Row(
        "{\"rules\": {\"unknown-key\": \"off\", ↓\"unknown-key\": \"off\"}}",
        "'unknown-key' stands here twice; keep one"),
      Row(
        "{\"contracts\": [{\"payloads\": [\"a\"], \"versions\": ↓{}}]}",
        "'versions' is empty; write what is meant, or leave it out"),
      Row(
        "{\"contracts\": [{\"payloads\": [\"a\"], \"versions\": ↓[]}]}",
        "'versions' has to be an object, {…}, and this is an array"),
      Row(
        "{\"contracts\": [{\"payloads\": [\"a\"], \"versions\": {\"5\": \"a\", ↓\"5\": \"b\"}}]}",
        "'5' stands here twice; keep one"),
      Row(
        "{\"contracts\": [{\"payloads\": [\"a\"], \"versions\": {\"5\": ↓true}}]}",
        "'5' has to be a list of strings, and this is a boolean"),
      Row("{\"contracts\": ↓{}}", "'contracts' has to be a list of objects, [{…}], and this is an object"),
      Row("{\"contracts\": [↓\"A\"]}", "'contracts' has to be a list of objects, [{…}], and this is a string"),
      Row(
        "{\"contracts\": [↓{\"payloads\": [\"a\"]}]}",
        "a contract needs 'model', such as \"model\": [\"App/\"]"),
      Row(
        "{\"contracts\": [↓{\"model\": [\"a\"]}]}",
        "a contract needs 'payloads', such as \"payloads\": [\"fixtures/**\"]"),
      Row(
        "{\"contracts\": [{\"model\": [\"a\"], \"payloads\": ↓[]}]}",
        "'payloads' is empty; write what is meant, or leave it out"),
      Row(
        "{\"contracts\": [{\"model\": [\"a\"], \"payloads\": [\"a\"], ↓\"models\": []}]}",
        "there is no key 'models'; did you mean 'model'?"),
      Row(
        "{\"contracts\": [{\"model\": [\"a\"], \"payloads\": [\"a\"], \"envelope\": ↓\"smoke\"}]}",
        "'envelope' does not take 'smoke'; it takes apns, request, fcm, sns, onesignal, braze, airship, customerio, pushwoosh, ably"
      ),
      Row(
        "{\"contracts\": [{\"name\": \"A\", \"model\": [\"a\"], \"payloads\": [\"a\"]}, {\"name\": ↓\"A\", \"model\": [\"a\"], \"payloads\": [\"a\"]}]}",
        "another contract is called 'A'; give each a name of its own"),
    ])
  func mistake(_ row: Row) throws {
    let text = row.marked.replacing("↓", with: "")
    let error = #expect(throws: RunError.self) { try read(text) }
    guard case .invalidConfiguration(let problems) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problems.map(\.message) == [row.message])
    #expect(problems.map(\.location.offset) == [row.marked.prefix { $0 != "↓" }.utf8.count])
  }

  @Test("All mistakes are found in one run")
  func several() throws {
    let error = #expect(throws: RunError.self) {
      try read("{\"a1\": 1, \"contracts\": [{\"chanel\": true}, 5], \"rules\": {\"x\": 1}, \"failOn\": 1}")
    }
    guard case .invalidConfiguration(let problems) = error else { return }
    #expect(problems.count == 7, "\(problems.map(\.message))")
  }

  @Test("Comments and commas leave everything else where it stands")
  func blanks() {
    for (text, blanked) in [
      ("1 // a\n2", "1     \n2"), ("/*é*/1", "      1"), ("\"//\" /* \" */", "\"//\"        "),
      ("[1, /* */ ]", "[1        ]"),
      ("[1,,]", "[1,,]"), ("[,]", "[,]"), ("{\"a\": ,}", "{\"a\": ,}"), ("\"a\\\"//\"", "\"a\\\"//\""),
      ("\"open // \n// b", "\"open // \n    "), ("/ 1", "/ 1"), ("\"\\", "\"\\"),
    ] {
      #expect(String(decoding: JSONComments.blanked(Array(text.utf8)).bytes, as: UTF8.self) == blanked)
    }
  }
}
