import Testing

@testable import LAContract
@testable import la_lint

@Suite("Size, the command")
struct SizeCommandTests {
  private static func push(_ state: String, extra: String = "") -> String {
    #"{"aps":{"event":"update","timestamp":1800000000,"content-state":\#(state)}\#(extra)}"#
  }

  private static func size(_ input: String, _ arguments: [String] = [], _ environment: [String: String] = [:])
    -> CommandRun
  {
    CommandRun(["size", "-"] + arguments, input: input, environment: environment)
  }

  @Test("Members have bars, the largest first, and limits what is left of them")
  func one() {
    let run = Self.size(Self.push(#"{"a":1,"long":"xxxxxxxxxxxxxxxxxxxx"}"#), [], ["COLUMNS": "60"])
    #expect(
      run.output == """
        <stdin>: 103 bytes
          aps              101  ###################################
            content-state   53  ###################
              long          29  ##########
              a              5  ##
            timestamp       22  ########
            event           16  ######
        4,096 bytes for a push to a device: 3,993 left
        4,096 bytes for the content state: 4,059 left

        """)
    #expect(run.status == .clean && run.error.isEmpty)
  }

  @Test("Bytes are those that a check counts", arguments: [#"{"a":"ä\u00e4"}"#, "{ \"a\" : [1, 2] }", "{}", "[]"])
  func bytes(_ state: String) throws {
    let text = Self.push(state)
    let linter = Linter(models: []).keepingSizes
    let size = try #require(linter.check(SourceFile(path: "p", text: text)).sizes.first)
    let document = try #require(JSONParser.parse(MappedText(SourceFile(path: "p", text: text))).document)
    #expect(size.bytes == document.compactSize(0))
    #expect(size.stored == (text.contains(" ") ? text.utf8.count : nil))
    // Members, braces and commas are all there is.
    let aps = try #require(size.members.first)
    #expect(size.bytes == aps.bytes + 2)
    #expect(aps.bytes == aps.members.reduce(0) { $0 + $1.bytes } + "\"aps\":".utf8.count + 2 + aps.members.count - 1)
  }

  @Test("The limits are those that apply, and one that is passed is status 1")
  func limits() {
    let text = String(repeating: "x", count: 4200)
    let device = Self.size(Self.push(#"{"a":"\#(text)"}"#))
    #expect(device.status == .findings && device.output.contains("4,096 bytes for a push to a device: 178 too many\n"))
    #expect(device.error.contains("[payload-too-large]"))
    let channel = Self.size(Self.push(#"{"a":"\#(text)"}"#), ["--channel"])
    #expect(channel.output.contains("5,120 bytes for a channel push: 846 left\n"))
    #expect(channel.output.contains("4,096 bytes for the content state: 112 too many\n") && channel.status == .findings)
    #expect(Self.size(Self.push(#"{"a":"\#(text)"}"#), ["--fail-on", "never"]).status == .clean)
    let simulator = Self.size(Self.push("{}", extra: #","Simulator Target Bundle":"a.b"}"#.replacing("}", with: "")))
    #expect(simulator.output.hasPrefix("<stdin>: 68 bytes"))
    #expect(!simulator.output.contains("Simulator"))
    let bare = Self.size(#"{"a":1}"#, ["--content-state"])
    #expect(bare.output.contains("<stdin>: 7 bytes\n") && bare.output.contains("for the content state: 4,089 left"))
  }

  @Test("Of a set there is a line each, the largest first, and what that is made of")
  func set() throws {
    let folder = try TemporaryFolder([
      "a.json": Self.push("{}"), "b.json": Self.push(#"{"a":"\#(String(repeating: "x", count: 300))"}"#),
      "c.jsonl": Self.push("{}") + "\n" + Self.push(#"{"a":1}"#) + "\n",
    ])
    let run = CommandRun(
      ["size", folder["a.json"], folder["b.json"], folder["c.jsonl"]], environment: ["COLUMNS": "200"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "4 pushes, the largest first")
    #expect(lines[1].hasPrefix("  \(folder["b.json"]) ") && lines[1].hasSuffix("  3,722 left"))
    #expect(lines[2].hasPrefix("  \(folder["c.jsonl"]):2 ") && lines[3].hasPrefix("  \(folder["a.json"]) "))
    #expect(lines.contains("the largest, \(folder["b.json"]): 374 bytes"))
    let many = Self.size(String(repeating: Self.push("{}") + "\n", count: 50), ["--lines"])
    #expect(many.output.hasPrefix("50 pushes, the largest first\n") && many.output.contains("\n  … 30 more\n"))
  }

  @Test(
    "A bar has eighths where the terminal takes them",
    arguments: [
      (0.0, ""), (1, "████"), (0.5, "██"), (0.03125, "▏"), (0.28125, "█▏"), (0.001, "▏"), (2, "████"), (-1, ""),
    ])
  func bars(_ part: Double, _ bar: String) {
    #expect(Bar.text(part, width: 4, isUnicode: true) == bar)
    #expect(Bar.text(part, width: 4, isUnicode: false).allSatisfy { $0 == "#" })
  }

  @Test(
    "The locale says what the terminal takes, and COLUMNS how wide it is",
    arguments: [
      (["LANG": "en_US.UTF-8"], "█"), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], "#"),
      (["LC_ALL": "", "LC_CTYPE": "C.utf8"], "█"),
      ([:], "#"), (["COLUMNS": "x"], "#"), (["COLUMNS": "-5"], "#"), (["COLUMNS": "99999999999999999999"], "#"),
    ])
  func terminal(_ environment: [String: String], _ block: String) {
    let run = Self.size(Self.push("{}"), [], environment)
    #expect(run.output.contains(block) && run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Of a model the smallest pushes are shown and what can grow, with the notes about it")
  func model() throws {
    let folder = try TemporaryFolder([
      "M.swift": """
      struct LoafAttributes: ActivityAttributes {
        struct ContentState: Codable { var n: [Int]; var title: String }
        var token: String
      }
      """
    ])
    let run = CommandRun(["size", "--model", folder["M.swift"]])
    #expect(
      run.output.hasPrefix(
        """
        LoafAttributes, declared at \(folder["M.swift"]):1
          smallest content state: 19 bytes  {"n":[],"title":""}
          smallest attributes: 12 bytes  {"token":""}
          smallest push: update 85 of 4,096 bytes, start 178 of 4,096 bytes
          can grow without bound:
            ContentState.n: [Int]  at most 2,006 elements of 1 byte or more
          texts of any length: ContentState.title, LoafAttributes.token

        """), "\(run.output)")
    #expect(run.output.contains("[model-unbounded-member]") && run.output.contains("[model-sensitive-member]"))
    #expect(run.status == .clean)
    let strict = ["size", "--model", folder["M.swift"], "--rule", "model-sensitive-member=error", "--quiet"]
    #expect(CommandRun(strict).status == .findings && !CommandRun(strict).output.contains("unbounded-member"))
    let off = ["size", "--model", folder["M.swift"], "--rule", "model-sensitive-member=off"]
    #expect(!CommandRun(off).output.contains("sensitive"))
    let json = CommandRun(["size", "--model", folder["M.swift"], "--format", "json"])
    for part in [
      #""contentState" : "{\"n\":[],\"title\":\"\"}""#, #""fitting" : 2006"#, #""largest" : null"#, #""update" : 85"#,
    ] {
      #expect(json.output.contains(part), "\(part)\n\(json.output)")
    }
    #expect(json.error.contains("[model-unbounded-member]"))
  }

  @Test("JSON has every push, and the members of the largest")
  func json() {
    let run = Self.size(Self.push("{}") + "\n" + Self.push(#"{"a":1}"#), ["--lines", "--format", "json"])
    for part in [
      #""bytes" : 68"#, #""bytes" : 73"#, #""line" : 2"#, #""limit" : 4096"#, #""name" : "content-state""#,
      #""models" : ["#,
    ] {
      #expect(run.output.contains(part), "\(part)\n\(run.output)")
    }
  }

  @Test("What is no push is said, and control characters are shown as escapes", arguments: ["", "nonsense", "[]", "7"])
  func faults(_ input: String) {
    let run = Self.size(input)
    #expect(run.status == .findings && run.output.isEmpty && !run.error.isEmpty)
    let names = Self.size(Self.push(#"{"\u001b[2J":1,"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.abc":2}"#))
    #expect(names.output.contains("\\u{1B}[2J") && !names.output.contains("eyJ") && names.status == .clean)
  }

  @Test(
    "Wrong words are told",
    arguments: [
      ("", "no payload given; type la-lint size payload.json"),
      ("p --format junit", "'--format junit' is not for size"),
      ("p --report json=x", "'--report' is not for size"), ("p --seed 2", "'--seed' is not for size"),
      ("/nowhere.json", "/nowhere.json: no such file"), ("--model /nowhere", "/nowhere: no such file"),
    ])
  func usage(_ words: String, _ message: String) {
    let run = CommandRun(["size"] + words.split(separator: " ").map(String.init))
    #expect(run.status == .failed && run.error.hasPrefix("la-lint: error: \(message)"), "\(run.error)")
  }
}
