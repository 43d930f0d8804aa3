import Testing

@testable import LAContract
@testable import la_lint

/// Runs over folders with a `.la-lint.json`.
@Suite("Configuration")
struct ConfigurationTests {
  private static let courier = """
    struct CourierAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stops: Int }
    }
    """
  private static let match = """
    struct MatchAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var home: Int; var away: Int }
    }
    """

  private static func update(_ state: String) -> String {
    "{\"aps\": {\"timestamp\": 1796115600, \"event\": \"update\", \"content-state\": \(state)}}"
  }

  private static let configuration = """
    {
      "contracts": [
        { "type": "CourierAttributes", "model": ["app/Courier.swift"], "payloads": ["p/courier/**", "p/both/*"] },
        { "name": "matches", "model": ["app/Match.swift"], "payloads": ["p/match/*.json", "p/both/*"] },
        { "name": "states", "model": ["app/Match.swift"], "payloads": ["p/state/*"], "contentState": true },
      ],
      "exclude": ["**/drafts/**"],
      "invalid": ["**/bad/**"],
    }
    """

  private static let files = [
    ".la-lint.json": configuration, ".git/HEAD": "",
    "app/Courier.swift": courier, "app/Match.swift": match,
    "p/courier/a.json": update("{\"stops\": 1}"), "p/courier/deep/b.apns": update("{\"stops\": \"1\"}"),
    "p/courier/notes.md": "", "p/courier/drafts/c.json": "not yet", "p/courier/bad/d.json": update("{}"),
    "p/match/e.json": update("{\"home\": 1, \"away\": 2}"), "p/match/f.apns": "", "p/state/g.json": "{\"home\": 1}",
    "p/both/h.json": update("{\"stops\": 1, \"home\": 1, \"away\": 0}"), "package.json": "{\"name\": \"x\"}",
  ]

  /// What a run said, with the folder's path left out.
  private struct Run {
    let status: ExitCode
    /// `path:line:column: severity: … [rule]`, as `path rule`.
    let findings: [String]
    let output: String
    let error: String
  }

  @Test("Without arguments everything is checked that the nearest file names, against the contract that names it")
  func everything() throws {
    let folder = try TemporaryFolder(Self.files)
    let all = run(folder, [])
    #expect(
      all.findings == [
        "p/courier/deep/b.apns type-mismatch", "p/both/h.json unknown-key", "p/both/h.json unknown-key",
        "p/both/h.json unknown-key", "p/state/g.json missing-key",
      ])
    #expect(all.status == .findings && all.error.isEmpty)
  }

  @Test(
    "Files given as arguments are checked against the contracts whose globs they match",
    arguments: [
      (["p/courier/a.json"], [String](), ExitCode.clean), (["p/courier/deep/b.apns"], ["type-mismatch"], .findings),
      (["package.json"], [], .clean), (["p/courier/notes.md"], [], .clean), (["p/match/f.apns"], [], .clean),
      (["p/courier/drafts/c.json"], ["json-syntax"], .findings), (["p/courier/bad/d.json"], [], .clean),
      (["p/courier"], ["type-mismatch"], .findings), (["--force-exclude", "p/courier/drafts/c.json"], [], .clean),
      (["--exclude", "**/deep/**", "p/courier"], [], .clean),
      (["p/match/e.json", "p/state/g.json"], ["missing-key"], .findings), (["none.json"], [], .failed),
      (["--rule", "type-mismatch=off", "p/courier/deep/b.apns"], [], .clean),
      (["--fail-on", "never", "p/courier/deep/b.apns"], ["type-mismatch"], .clean),
      (["--no-config", "p/courier/a.json"], [], .failed),
      (["--type", "None", "p/courier/a.json"], ["model-type-missing"], .findings),
    ])
  func arguments(_ words: [String], _ rules: [String], _ status: ExitCode) throws {
    let folder = try TemporaryFolder(Self.files)
    let paths = Set(Self.files.keys).union(["p/courier", "none.json"])
    let result = run(folder, words.map { paths.contains($0) ? folder[$0] : $0 })
    #expect(result.findings.compactMap { $0.split(separator: " ").last.map(String.init) } == rules, "\(result)")
    #expect(result.status == status, "\(result)")
  }

  @Test("With --model the contracts of the file are not used, and the rest of it is")
  func modelOnTheCommandLine() throws {
    let folder = try TemporaryFolder(Self.files)
    let model = ["--model", folder["app/Courier.swift"]]
    #expect(run(folder, model + [folder["p/match/e.json"]]).findings.map { $0.hasSuffix("key") } == [true, true, true])
    #expect(run(folder, model + [folder["p/courier/drafts"]]).findings.isEmpty)
    #expect(run(folder, model + [folder["p/courier/bad/d.json"]]).status == .clean)
    #expect(run(folder, model + ["--no-config", folder["p/courier/bad/d.json"]]).status == .findings)
    #expect(run(folder, model).error.hasPrefix("la-lint: error: no payload given"))
  }

  @Test(
    "Payloads have to suit each version of a contract, and a finding says in which it holds",
    arguments: [
      (#""model": ["app/Courier.swift"], "versions": {"5.1": "old/a.swift"}"#, "(in version 5.1) [missing-key]"),
      (#""versions": {"5.1": ["old/a.swift"], "5.2": "app/Courier.swift"}"#, "(in version 5.1) [missing-key]"),
      (#""versions": {"5.1": "old/a.swift"}"#, "add \"gate\": \"text\" [missing-key]"),
    ])
  func versions(_ members: String, _ words: String) throws {
    let folder = try TemporaryFolder([
      ".la-lint.json": "{\"contracts\": [{\"payloads\": [\"p/**\"], \(members)}]}", "app/Courier.swift": Self.courier,
      "old/a.swift": Self.courier.replacing("var stops: Int", with: "var stops: Int; var gate: String"),
      "p/courier/a.json": Self.update("{\"stops\": 1}"),
      "p/courier/b.json": Self.update("{\"stops\": 1, \"gate\": \"A\"}"),
    ])
    let isLax = ["--rule", "unknown-key=off"]
    let result = run(folder, isLax)
    #expect(result.findings == ["p/courier/a.json missing-key"], "\(result)")
    #expect(result.output.contains(words), "\(result.output)")
    #expect(run(folder, isLax + ["--version-of", "1=" + folder["app/Courier.swift"]]).findings == [])
  }

  @Test("A payload listed as invalid that has no error is a finding, and the others are silent")
  func invalid() throws {
    var files = Self.files
    files["p/courier/bad/valid.json"] = "\n " + Self.update("{\"stops\": 1, \"extra\": 1}") + "\n"
    files["p/courier/bad/broken.json"] = "{"
    let folder = try TemporaryFolder(files)
    let result = run(folder, [folder["p/courier/bad"]])
    #expect(result.findings == ["p/courier/bad/valid.json unexpectedly-valid"] && result.status == .findings)
    #expect(result.output.contains("valid.json:2:2: error: listed as invalid, and there is no error"))
    // An error that is switched off is none.
    #expect(run(folder, ["--rule", "missing-key=off", folder["p/courier/bad/d.json"]]).findings.count == 1)
    #expect(run(folder, ["--invalid", folder["p/courier/a.json"]]).findings == ["p/courier/a.json unexpectedly-valid"])
  }

  @Test("An invalid payload needs a contract, which one alone is")
  func invalidWithoutContract() throws {
    let alone = #"{"contracts": [{"model": ["M.swift"], "payloads": ["good/*"]}], "invalid": ["bad/"]}"#
    let files = [
      ".la-lint.json": alone, "M.swift": Self.courier, "good/a.json": Self.update("{\"stops\": 1}"),
      "bad/b.json": Self.update("{\"stops\": 2}"), "p/courier/x": "",
    ]
    let folder = try TemporaryFolder(files)
    #expect(run(folder, []).findings == ["bad/b.json unexpectedly-valid"])

    let two = alone.replacing("[{", with: #"[{"model": ["M.swift"], "payloads": ["good/a.*"]}, {"#)
    let other = try TemporaryFolder(files.merging([".la-lint.json": two]) { $1 })
    let result = run(other, [])
    #expect(result.status == .failed)
    #expect(
      result.error.hasPrefix(
        ".la-lint.json:1:127: error: bad/b.json is to be invalid, and no contract's 'payloads' match it; add it"),
      "\(result.error)")
  }

  @Test("Standard input is checked as the file that it is named after")
  func standardInput() throws {
    let folder = try TemporaryFolder(Self.files)
    let text = Self.update("{\"stops\": true}")
    let named = run(folder, ["-", "--stdin-filename", folder["p/courier/new.json"]], input: text)
    #expect(named.findings == ["p/courier/new.json type-mismatch"] && named.status == .findings)
    #expect(run(folder, ["-", "--stdin-filename", folder["other.json"]], input: text).status == .clean)
    let drafts = ["-", "--stdin-filename", folder["p/courier/drafts/x.json"]]
    #expect(run(folder, drafts, input: text).status == .findings)
    #expect(run(folder, drafts + ["--force-exclude"], input: text).status == .clean)
    #expect(run(folder, ["-"], input: text).error.hasPrefix("la-lint: error: which contract is standard input"))
  }

  @Test("What is read, checked and skipped is told on standard error")
  func verbose() throws {
    let folder = try TemporaryFolder(Self.files)
    let words = ["--verbose", "--skip-unrelated", "p/both/h.json", "p/courier/drafts", "package.json"]
    let result = run(folder, words.map { $0.hasPrefix("p") ? folder[$0] : $0 })
    #expect(
      result.error == """
        la-lint: the configuration is .la-lint.json
        la-lint: reading app/Courier.swift for 'CourierAttributes'
        la-lint: reading app/Match.swift for 'matches'
        la-lint: checking p/both/h.json against 'CourierAttributes' and 'matches'
        la-lint: skipping p/courier/drafts/c.json: '**/drafts/**' excludes it
        la-lint: skipping package.json: no contract's payloads match it
        la-lint: 1 file checked, 2 skipped

        """)
  }

  @Test(
    "What the file says and is not there is an error at its place",
    arguments: [
      (
        #"{"contracts": [{"model": ["None.swift"], "payloads": ["a.json"]}]}"#,
        "1:27: error: no such file or folder: None.swift"
      ),
      (
        #"{"contracts": [{"versions": {"5": "None.swift"}, "payloads": ["a.json"]}]}"#,
        "1:35: error: no such file or folder: None.swift"
      ),
      (
        #"{"contracts": [{"model": ["M.swift"], "payloads": ["*.json", "b/*"]}]}"#,
        "1:62: error: no payload file matches 'b/*', so nothing would be checked"
      ),
      (#"{"rules": {}}"#, "la-lint: error: no payload given"),
      (
        #"{"contract": []}"#,
        """
        1:2: error: there is no key 'contract'; did you mean 'contracts'?
          1 | {"contract": []}
            |  ^~~~~~~~~~

        """
      ),
    ])
  func notThere(_ configuration: String, _ message: String) throws {
    let folder = try TemporaryFolder([
      ".la-lint.json": configuration, "M.swift": Self.courier, "a.json": "{}", "p/courier/x": "",
    ])
    let result = run(folder, [])
    let place = message.hasPrefix("la-lint") ? "" : ".la-lint.json:"
    #expect(result.status == .failed && result.error.hasPrefix(place + message), "\(result.error)")
  }

  @Test("The search for the file goes upward to the repository's root, and no further")
  func search() throws {
    let folder = try TemporaryFolder([
      ".la-lint.json": "{}", "a/b/x": "", "repo/.git/HEAD": "", "repo/a/x": "", "worktree/.git": "",
      "own/.git/HEAD": "", "own/.la-lint.json": "{}", "own/a/x": "",
    ])
    #expect(ConfigurationFile.find(from: folder["a/b"]) == folder[".la-lint.json"])
    #expect(ConfigurationFile.find(from: folder["repo/a"]) == nil)
    #expect(ConfigurationFile.find(from: folder["worktree"]) == nil)
    #expect(ConfigurationFile.find(from: folder["own/a"]) == folder["own/.la-lint.json"])
  }

  @Test("config shows each value with where it comes from")
  func listing() throws {
    let folder = try TemporaryFolder([
      ".la-lint.json": """
      {
        "contracts": [{ "type": "A", "model": ["app/"], "payloads": ["p/**"], "channel": true }],
        "rules": { "unknown-key": "off", "date-string": "note" },
        "strict": true
      }
      """, "p/courier/x": "",
    ])
    let result = run(folder, ["config", "--rule", "date-string=error", "--exclude", "*.tmp", "--define", "DEBUG"])
    #expect(
      result.output == """
        In force by .la-lint.json and the command line:
        contracts[0].name          A             default
        contracts[0].type          A             .la-lint.json:2:27
        contracts[0].model         app/          .la-lint.json:2:42
        contracts[0].payloads      p/**          .la-lint.json:2:64
        contracts[0].channel       true          .la-lint.json:2:84
        contracts[0].contentState  false         default
        contracts[0].envelope      by its shape  default
        contracts[0].defines       DEBUG         command line
        rules.unknown-key          off           .la-lint.json:3:29
        rules.date-string          error         command line
        exclude                    *.tmp         command line
        invalid                    none          default
        failOn                     warning       .la-lint.json:4:13

        """)
    #expect(run(folder, ["config", "--no-config"]).output.hasPrefix("No .la-lint.json; in force are:\nexclude"))
    #expect(
      run(folder, ["config", "x"]).error == "la-lint: error: config takes no file; type la-lint config --config x\n")
  }

  private func run(_ folder: TemporaryFolder, _ arguments: [String], input: String = "") -> Run {
    let run = CommandRun(arguments, input: input, workingFolder: WorkingFolder(path: folder["p/courier"]))
    let text = run.output.replacing(folder[""], with: "")
    let findings = text.split(separator: "\n").compactMap { line -> String? in
      guard line.last == "]", let colon = line.firstIndex(of: ":"), let bracket = line.lastIndex(of: "[") else {
        return nil
      }
      return String(line[..<colon]) + " " + String(line[bracket...].dropFirst().dropLast())
    }
    return Run(
      status: run.status, findings: findings, output: text, error: run.error.replacing(folder[""], with: ""))
  }
}
