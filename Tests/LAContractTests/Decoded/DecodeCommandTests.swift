import Testing

@testable import LAContract
@testable import la_lint

@Suite("Decode, the command")
struct DecodeCommandTests {
  private static let model = """
    struct CourierAttributes: ActivityAttributes {
      enum Stage: String, Codable { case pickedUp = "picked_up", onTheWay }
      enum Status: Codable, Hashable { case scheduled, delayed(minutes: Int, String), moved(Date) }
      struct Stop: Codable, Hashable { var name: String; var at: Date? }
      struct ContentState: Codable, Hashable {
    MEMBERS
      }
      var order: String
    }
    """

  private static func decode(
    _ members: String, _ state: String, _ arguments: [String] = [], input: String? = nil, color: String = "never"
  ) throws -> CommandRun {
    let folder = try TemporaryFolder(["M.swift": model.replacing("MEMBERS", with: "    " + members)])
    let push = #"{"aps":{"event":"update","timestamp":1796115600,"content-state":\#(state)}}"#
    return CommandRun(
      ["decode", "-", "--model", folder["M.swift"], "--color", color] + arguments, input: input ?? push)
  }

  private struct Row: Sendable {
    let members: String
    let state: String
    let lines: String

    init(_ members: String, _ state: String, _ lines: String) {
      (self.members, self.state, self.lines) = (members, state, lines)
    }
  }

  private static let rows = [
    Row("var n: Int; var d: Double; var b: Bool", #"{"n":1e2,"d":2,"b":true}"#, "n = 100|d = 2.0|b = true"),
    Row("var s: String", ##"{"s":"a\"\u001b[2J##[x]"}"##, #"s = "a\"\u{1B}[2J#\u{23}[x]""#),
    Row(
      "var authorization: String", #"{"authorization":"Bearer abcdefghijklmnop"}"#,
      #"authorization = "Bearer ****************""#),
    // Issue 7's own example.
    Row("var arrival: Date", #"{"arrival":811693700}"#, "arrival = 2026-09-21 14:28:20 UTC, 2 months ago"),
    Row("var at: Date", #"{"at":817808399}"#, "at = 2026-12-01 08:59:59 UTC, now"),
    Row("var at: Date", #"{"at":817814000}"#, "at = 2026-12-01 10:33:20 UTC, in 93 minutes"),
    Row("var at: Date", #"{"at":1e300}"#, "at = beyond any calendar, in very many years"),
    Row(
      "var p: Data; var u: URL; var i: UUID",
      #"{"p":"AQID","u":"https://a.b/c","i":"4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867"}"#,
      "p = 3 bytes|u = https://a.b/c|i = 4F0C9C5E-2A1B-4B0F-8F6D-1C2B3A495867"),
    Row(
      "var a: Int?; var b: Int? = 5; var c: Int?", #"{"c":null}"#,
      "a = nil  // absent|b = nil  // absent, and decoding does not use the default value|c = nil  // null"),
    Row("var stage: Stage", #"{"stage":"picked_up"}"#, "stage = .pickedUp"),
    Row(
      "var s: Status; var t: Status", #"{"s":{"delayed":{"minutes":5,"_1":"fog"}},"t":{"scheduled":{}}}"#,
      #"s = .delayed(minutes: 5, "fog")|t = .scheduled"#),
    Row("var s: Status", #"{"s":{"moved":{"_0":817815600}}}"#, "s = .moved|  _0 = 2026-12-01 11:00:00 UTC, in 2 hours"),
    Row(
      "var a: [Int]; var e: [Int]; var m: [String: Int]; var n: [String: Int]",
      #"{"a":[1,2],"e":[],"m":{"x":1},"n":{}}"#,
      #"a = [1, 2]|e = []|m = ["x": 1]|n = [:]"#),
    Row(
      "var k: [Int: Bool]; var p: [Stage: Int]", #"{"k":{"7":true},"p":["onTheWay",3]}"#,
      "k = [7: true]|p = [.onTheWay: 3]"),
    Row(
      "var r: ClosedRange<Int>; var h: Range<Int>; var f: PartialRangeFrom<Int>; var u: PartialRangeUpTo<Int>",
      #"{"r":[1,2],"h":[1,2],"f":[1],"u":[1]}"#, "r = 1...2|h = 1..<2|f = 1...|u = ..<1"),
    Row(
      "var r: ClosedRange<Date>", #"{"r":[817808400,817815600]}"#,
      "r = ClosedRange<Date>|  lowerBound = 2026-12-01 09:00:00 UTC, now|  upperBound = 2026-12-01 11:00:00 UTC, in 2 hours"
    ),
    Row(
      "var stops: [Stop]", #"{"stops":[{"name":"A"},{"name":"B","x":[1, 2]}]}"#,
      #"stops = 2 elements|  [0] = Stop|    name = "A"|    at = nil  // absent|  [1] = Stop|    name = "B"|    at = nil  // absent|    - x: [1,2]  // ignored: no key of Stop"#
    ),
    Row(
      "var a: Int; var c: Int { a }; let k = 1", #"{"a":1,"c":2,"k":3,"A":4,"a":5}"#,
      "a = 1|- c: 2  // ignored: computed in Swift|- k: 3  // ignored: a 'let' with a value in Swift|- A: 4  // ignored: no key of ContentState|- a: 5  // ignored: the first of equal keys counts"
    ),
    Row("var p: CGPoint", #"{"p":[1,2,3]}"#, "p = [1.0, 2.0]  // 1 more element is ignored"),
    Row("var x: Elsewhere", #"{"x":{"a": 1}}"#, #"x = {"a":1}  // of a type that is not known, so as it is sent"#),
    Row("@Elsewhere var x: Int", "{}", "x = not known  // absent"),
    Row(
      "var tags: Set<String>", #"{"tags":["a","a"]}"#,
      #"tags = ["a", "a"]  // a Set: equal elements are one, in any order"#),
    Row(
      "var a: Int; var b: Int; var c: Int", #"{"a":1,"b":2.5,"c":3}"#,
      "a = 1|b: 2.5|^ error: 'b' is 2.5 and Int takes no fraction, so the phone drops the push; send a whole number such as 3, or declare it 'Double' [invalid-value]|^ decoding stops here: the phone drops the push|c: 3  // not reached"
    ),
    Row(
      "var stop: Stop; var c: Int", #"{"c":3,"stop":{"at":1}}"#,
      "stop = Stop|  name|  ^ error: the key 'name' is missing, so the phone drops the push; add \"name\": \"text\" [missing-key]|  ^ decoding stops here: the phone drops the push|  at: 1  // not reached|c: 3  // not reached"
    ),
  ]

  @Test("A content state is shown as Swift has it", arguments: rows)
  private func values(_ row: Row) throws {
    let run = try Self.decode(row.members, row.state)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "<stdin>: update of CourierAttributes")
    let shown = lines.drop { $0 != "ContentState" }.dropFirst().filter { !$0.hasPrefix("//") }
    #expect(shown.joined(separator: "\n") == row.lines.split(separator: "|").map { "  \($0)" }.joined(separator: "\n"))
    #expect(run.status == (row.lines.contains("^ ") ? .findings : .clean))
  }

  @Test("What la-lint check says of a value stands below it, as severe as the caller wants it")
  func problems() throws {
    let state = #"{"at":1796115600}"#
    let run = try Self.decode("var at: Date", state)
    #expect(run.status == .findings && run.output.contains("  ^ error: 'at' counts seconds since 2001-01-01"))
    let note = try Self.decode("var at: Date", state, ["--rule", "date-unix-seconds=note"])
    #expect(note.status == .clean && note.output.contains("  ^ note: 'at' counts"))
    let off = try Self.decode("var at: Date", state, ["--rule", "date-unix-seconds=off"])
    #expect(off.status == .clean && !off.output.contains("^"))
    let stop = try Self.decode("var at: Date", "{}", ["--rule", "missing-key=off"])
    #expect(stop.output.contains("^ decoding stops here"))
  }

  @Test("Ignored keys are struck out where there is colour")
  func color() throws {
    let run = try Self.decode("var a: Int", #"{"a":1,"b":2}"#, color: "always")
    #expect(run.output.contains("  - \u{1B}[9mb: 2\u{1B}[0m"))
  }

  @Test("A start has its attributes too, and what is wrong besides is said on standard error")
  func start() throws {
    let push = #"""
      {"aps":{"event":"start","timestamp":1796115600,"content-state":{"a":1},
      "attributes-type":"CourierAttributes","attributes":{"order":7}}}
      """#
    let run = try Self.decode("var a: Int", "", input: push)
    #expect(run.status == .findings)
    #expect(
      run.output.contains("\nContentState\n  a = 1\nCourierAttributes\n  order: 7\n  ^ error: 'order' is a number"))
    #expect(run.error.contains("[start-alert-missing]") && !run.error.contains("type-mismatch"))
  }

  @Test("Long and deep values are cut, and the place where decoding stops is shown all the same")
  func long() throws {
    let many = (0..<10_000).map(String.init).joined(separator: ",")
    let run = try Self.decode("var a: [Int]", #"{"a":[\#(many),"x"]}"#)
    #expect(run.output.split(separator: "\n").count < 60)
    #expect(run.output.contains("    … 9,960 more\n") && run.output.contains("    [10000]: \"x\"\n    ^ error:"))
    let depth = 480
    let nested = String(repeating: #"{"c":["#, count: depth / 2) + "7" + String(repeating: "]}", count: depth / 2)
    let deep = try Self.decode("var t: Tree; struct Tree: Codable { var c: [Tree]? }", #"{"t":\#(nested)}"#)
    #expect(deep.status == .findings && deep.output.contains("deeper than is shown"))
    #expect(deep.output.contains("^ decoding stops here"))
    let wide = (0..<100).map { "var m\($0): Int?" }.joined(separator: "; ")
    let table = "[\(Array(repeating: "{}", count: 200).joined(separator: ","))]"
    let rows = try Self.decode("struct P: Codable { \(wide) }; var p: [P]", #"{"p":\#(table)}"#)
    #expect(rows.output.split(separator: "\n").count < 2100)
    let keys = (0..<5000).map { #""k\#($0)":1"# }.joined(separator: ",")
    #expect(try Self.decode("var a: Int?", "{\(keys)}").output.contains("… 4,960 more"))
    let text = try Self.decode("var s: String", #"{"s":"\#(String(repeating: "x", count: 5000))"}"#)
    #expect(text.output.contains("x\"…  // 5000 characters") && text.output.utf8.count < 600)
  }

  @Test("Lines and envelopes are read as by a check, each push with a heading")
  func several() throws {
    let line = #"{"aps":{"event":"update","timestamp":1796115600,"content-state":{"a":1}}}"#
    let lines = try Self.decode("var a: Int", "", ["--lines"], input: "\(line)\n\n\(line)\n")
    let text = "update of CourierAttributes\nContentState\n  a = 1\n"
    #expect(lines.output == "<stdin>: \(text)\n<stdin>:3: \(text)" && lines.status == .clean)
    let bare = try Self.decode("var a: Int", "", ["--content-state"], input: #"{"a":1}"#)
    #expect(bare.output == "<stdin>: CourierAttributes\nContentState\n  a = 1\n")
    let fcm = #"{"message":{"token":"t","apns":{"live_activity_token":"x","payload":\#(line)}}}"#
    #expect(try Self.decode("var a: Int", "", input: fcm).output.contains("ContentState\n  a = 1\n"))
  }

  @Test(
    "What is no push is said, and ends as a check of it does",
    arguments: ["", "nonsense", "[]", "{\"aps\":1}", "{\"aps\":{}}"])
  func faults(_ input: String) throws {
    let run = try Self.decode("var a: Int", "", input: input)
    #expect(run.status == .findings && !run.error.isEmpty && run.output.hasPrefix("<stdin>:"))
  }

  @Test("Of copies the first is shown, of several types the one that is named")
  func models() throws {
    let second = Self.model.replacing("MEMBERS", with: "    var a: String")
    let folder = try TemporaryFolder([
      "M.swift": Self.model.replacing("MEMBERS", with: "    var a: Int"), "N.swift": second,
      "Other.swift": "struct OtherAttributes: ActivityAttributes { struct ContentState: Codable { var a: Int } }",
      "p.json": #"{"aps":{"event":"update","timestamp":1796115600,"content-state":{"a":1}}}"#,
    ])
    let copies = CommandRun(["decode", folder["p.json"], "--model", folder["M.swift"], "--model", folder["N.swift"]])
    #expect(copies.output.contains("  a = 1\n// the model has 2 copies of 'CourierAttributes'; this is by the first"))
    #expect(copies.error.contains("[model-diverged]") && copies.error.contains("[type-mismatch]"))
    let types = ["decode", folder["p.json"], "--model", folder["M.swift"], "--model", folder["Other.swift"]]
    #expect(CommandRun(types).output.contains("// the model does not tell what it is for"))
    #expect(
      CommandRun(types + ["--type", "OtherAttributes"]).output.contains(
        "update of OtherAttributes\nContentState\n  a = 1"))
  }

  @Test("JSON has the same as a tree, every key always there")
  func json() throws {
    let run = try Self.decode("var at: Date; var n: Int", #"{"at":0,"n":"x","z":1}"#, ["--format", "json"])
    #expect(run.status == .findings)
    for part in [
      #""attributes" : null"#, #""contentStateDecodes" : false"#, #""date" : 978307200"#, #""status" : "stop""#,
      #""rule" : "type-mismatch""#, #""status" : "ignored""#, #""event" : "update""#, #""version" : 1"#,
    ] {
      #expect(run.output.contains(part), "\(part)\n\(run.output)")
    }
  }

  @Test(
    "Wrong words are told",
    arguments: [
      ("p.json", "no model given; type la-lint decode --model Model.swift"),
      ("--model M.swift", "no payload given; type la-lint decode payload.json --model Model.swift"),
      ("p --model M --format sarif", "'--format sarif' is not for decode, which takes text, json"),
      ("p --model M --report json=x", "'--report' is not for decode"),
      ("p --model M --invalid", "'--invalid' is not for decode"),
      ("p --model M --count 2", "'--count' is not for decode"),
      ("p --model M --version-of 1=M", "'--version-of' is not for decode"),
      ("- - --model M", "standard input can be read only once"),
      ("/nowhere.json --model /nowhere.swift", "/nowhere.swift: no such file"),
    ])
  func usage(_ words: String, _ message: String) {
    let run = CommandRun(["decode"] + words.split(separator: " ").map(String.init))
    #expect(run.status == .failed && run.error.hasPrefix("la-lint: error: \(message)"), "\(run.error)")
  }

  @Test("A payload that cannot be read stops no other, and the run fails")
  func missing() throws {
    let folder = try TemporaryFolder([
      "M.swift": Self.model.replacing("MEMBERS", with: "    var a: Int"), "p.json": #"{"a":1}"#,
    ])
    let run = CommandRun([
      "decode", folder["none.json"], folder["p.json"], "--content-state", "--model", folder["M.swift"],
    ])
    #expect(run.status == .failed && run.error.contains("no such file") && run.output.contains("a = 1"))
  }
}
