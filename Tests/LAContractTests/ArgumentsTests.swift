import LAContract
import Testing

@testable import la_lint

@Suite("Arguments")
struct ArgumentsTests {
  /// Words in front of `p.json --model M.swift`, and what has to hold of what was read.
  struct Accepted: Sendable, CustomTestStringConvertible {
    let words: [String]
    let holds: @Sendable (Arguments) -> Bool

    init(_ words: String, _ holds: @escaping @Sendable (Arguments) -> Bool) {
      self.words = words.split(separator: " ").map(String.init)
      self.holds = holds
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "An option is read in every spelling, the last of two wins, lists add up",
    arguments: [
      Accepted("") {
        $0.format == .text && $0.color == .auto && $0.failOn == nil && !$0.isQuiet && $0.action == .check
      },
      Accepted("check") { $0.payloads == ["p.json"] },
      Accepted("--strict check") { $0.payloads == ["p.json"] },
      Accepted("check check") { $0.payloads == ["check", "p.json"] },
      Accepted("a.json check") { $0.payloads == ["a.json", "check", "p.json"] },
      Accepted("a.json - b") { $0.payloads == ["a.json", "-", "b", "p.json"] },
      Accepted("--model A --model=B") { $0.models == ["A", "B", "M.swift"] },
      Accepted("--model=a=b") { $0.models == ["a=b", "M.swift"] },
      Accepted("--model=-x") { $0.models == ["-x", "M.swift"] },
      Accepted("--model -") { $0.models == ["-", "M.swift"] },
      Accepted("--type A --type B") { $0.options.type == "B" },
      Accepted("--channel") { $0.options.isChannel && !$0.options.isBareContentState },
      Accepted("--content-state") { $0.options.isBareContentState && !$0.options.isChannel },
      Accepted("--envelope fcm") { $0.options.envelope == .fcm },
      Accepted("--now 1796115600") { $0.options.now == 1_796_115_600 },
      Accepted("--now=2026-12-01T09:00:00Z") { $0.options.now == 1_796_115_600 },
      Accepted("--lines --format jsonl") { $0.isLines && $0.format == .jsonl },
      Accepted("--define A --define=B") { $0.options.defines == ["A", "B"] },
      Accepted("--format json") { $0.format == .json },
      Accepted("--format=json --format=text") { $0.format == .text },
      Accepted("--report sarif=a=b --report=junit=c") {
        $0.reports == [ReportFile(format: .sarif, path: "a=b"), ReportFile(format: .junit, path: "c")]
      },
      Accepted("--strict --strict") { $0.failOn == .warning },
      Accepted("--strict --fail-on never") { $0.failOn == .never },
      Accepted("--fail-on=error") { $0.failOn == .error },
      Accepted("--exclude a/** --exclude=*.json") { $0.excludes.map(\.pattern) == ["a/**", "*.json"] },
      Accepted("--force-exclude --skip-unrelated --invalid -v") {
        $0.forcesExclude && $0.skipsUnrelated && $0.options.expectsErrors && $0.isVerbose
      },
      Accepted("--stdin-filename a.json") { $0.inputName == "a.json" },
      Accepted("--no-config --config a") { $0.configuration == .path("a") },
      Accepted("--config a --no-config") { $0.configuration == .none },
      Accepted("--schema") { $0.action == .schema },
      Accepted("a config") { $0.payloads == ["a", "config", "p.json"] },
      Accepted("--quiet") { $0.isQuiet },
      Accepted("-q") { $0.isQuiet },
      Accepted("--color always") { $0.color == .always },
      Accepted("--color=never") { $0.color == .never },
      Accepted("--rule unknown-key=error") { $0.options.severities == [.unknownKey: .error] },
      Accepted("--rule=unknown-key=note") { $0.options.severities == [.unknownKey: .note] },
      Accepted("--rule unknown-key=off") { $0.options.severities == [.unknownKey: nil] },
      Accepted("--rule unknown-key=off --rule unknown-key=warning") {
        $0.options.severities == [.unknownKey: .warning]
      },
      Accepted("--fix") { $0.fixing == .inPlace && !$0.includesUnsafeFixes },
      Accepted("--fix-dry-run --fix --unsafe-fixes") { $0.fixing == .dryRun && $0.includesUnsafeFixes },
      Accepted("--explain unknown-key") { $0.action == .explain(.unknownKey) },
      Accepted("--list-rules") { $0.action == .listRules },
      Accepted("--help --nonsense") { $0.action == .help(.check) },
      Accepted("-h") { $0.action == .help(.check) },
      Accepted("--version --nonsense") { $0.action == .version },
    ])
  func accepted(_ row: Accepted) throws {
    let arguments = try Arguments(parsing: row.words + ["p.json", "--model", "M.swift"])
    #expect(row.holds(arguments), "\(arguments)")
  }

  @Test("Behind -- everything is a payload")
  func operandsBehindDashes() throws {
    let arguments = try Arguments(parsing: ["--model", "M.swift", "--", "--strict", "-x.json"])
    #expect(arguments.payloads == ["--strict", "-x.json"])
    #expect(arguments.failOn == nil)
    #expect(try Arguments(parsing: ["--model", "M.swift", "--", "check"]).payloads == ["check"])
  }

  @Test(
    "A rule, the list, the help and the version need neither payload nor model",
    arguments: [
      "--explain unknown-key", "--list-rules", "--help", "--version",
    ])
  func actionsAlone(_ words: String) throws {
    let arguments = try Arguments(parsing: words.split(separator: " ").map(String.init))
    #expect(arguments.action != .check)
  }

  @Test(
    "A mistake is named, and what to type instead",
    arguments: [
      ("- - --model M", "standard input can be read only once; give - once"),
      ("--frmat json", "unknown option '--frmat'; did you mean '--format'?"),
      ("--models=M", "unknown option '--models'; did you mean '--model'?"),
      ("-model M", "unknown option '-model'; did you mean '--model'?"),
      ("--explian x", "unknown option '--explian'; did you mean '--explain'?"),
      ("--content", "unknown option '--content'; did you mean '--content-state'?"),
      ("--colour always", "unknown option '--colour'; did you mean '--color'?"),
      ("-x", "unknown option '-x'; la-lint --help lists them"),
      ("--repair", "unknown option '--repair'; la-lint --help lists them"),
      ("--model", "'--model' needs a value: --model PATH"),
      ("--model=", "'--model' needs a value: --model PATH"),
      ("--type --strict", "'--type' needs a value: --type NAME"),
      ("--rule", "'--rule' needs a value: --rule ID=SEVERITY"),
      ("--strict=yes", "'--strict' takes no value"),
      ("--format jsno", "'--format' does not take 'jsno'; did you mean 'json'?"),
      (
        "--format xml",
        "'--format' does not take 'xml'; it takes text, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, "
          + "markdown"
      ),
      (
        "--report sarif",
        "'--report' does not take 'sarif'; type --report FORMAT=FILE with text, concise, json, jsonl, sarif, github, "
          + "gitlab, junit, checkstyle"
      ),
      ("--report json=a --report text=a", "two reports go to 'a'; give each a file of its own"),
      ("--envelope reqest", "'--envelope' does not take 'reqest'; did you mean 'request'?"),
      ("--now noon", "'--now' does not take 'noon'; type Unix seconds such as 1796115600, or 2026-12-01T09:00:00Z"),
      ("--color sometimes", "'--color' does not take 'sometimes'; it takes auto, always, never"),
      (
        "--rule unknown-key",
        "'--rule' does not take 'unknown-key'; type --rule ID=SEVERITY with error, warning, note or off"
      ),
      (
        "--rule unknown-key=fatal",
        "'--rule' does not take 'unknown-key=fatal'; type --rule ID=SEVERITY with error, warning, note or off"
      ),
      ("--rule unknown-keys=off", "no rule is called 'unknown-keys'; did you mean 'unknown-key'?"),
      ("--explain date-unix", "no rule is called 'date-unix'; did you mean 'date-unix-seconds'?"),
      ("--explain everything", "no rule is called 'everything'; la-lint --list-rules lists them"),
    ])
  func mistake(_ words: String, _ text: String) {
    let error = #expect(throws: RunError.self) {
      try Arguments(parsing: words.split(separator: " ").map(String.init))
    }
    #expect(error?.description == text)
  }

  @Test("An empty value counts as missing, an empty path is kept to be reported")
  func emptyWords() throws {
    #expect(throws: RunError.missingValue(.type)) { try Arguments(parsing: ["p", "--model", "M", "--type", ""]) }
    #expect(try Arguments(parsing: ["", "--model", "M"]).payloads == [""])
  }
}
