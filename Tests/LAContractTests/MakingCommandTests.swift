import Testing

@testable import LAContract
@testable import la_lint

@Suite("Schema and sample, the commands")
struct MakingCommandTests {
  private func run(_ arguments: String...) -> CommandRun { CommandRun(arguments) }

  private static let source = "struct A: ActivityAttributes { struct ContentState: Codable { var eta: Date } }"

  @Test("A schema is printed, of the part that is asked for")
  func schema() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let push = run("schema", "--model", folder["A.swift"])
    #expect(push.status == .clean && push.error.isEmpty && push.output.contains(#""title": "A push for A""#))
    let state = run("schema", "--model", folder["A.swift"], "--part", "content-state")
    #expect(state.output.contains(#""title": "A.ContentState""#))
  }

  @Test("Samples are one on several lines, or many on a line each, and a check of them is silent")
  func samples() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let model = folder["A.swift"]
    let one = run("sample", "--model", model, "--event", "start", "--now", "2026-12-01T09:00:00Z")
    #expect(one.status == .clean && one.output.hasPrefix("{\n  \"aps\": {\n    \"timestamp\": 1796115600,"))
    let many = run("sample", "--model", model, "--count", "3", "--seed", "5")
    #expect(many.output.split(separator: "\n").count == 3)
    let files = try TemporaryFolder(["one.json": one.output, "many.jsonl": many.output])
    let check = run(files["one.json"], files["many.jsonl"], "--model", model, "--strict", "--now", "1796115600")
    #expect(check.output.contains("timestamp-future") && check.status == .findings)
    let plain = run(files["one.json"], files["many.jsonl"], "--model", model, "--strict")
    #expect(plain.status == .clean && plain.output.isEmpty)
    let bare = run("sample", "--model", model, "--content-state")
    #expect(bare.output.hasPrefix("{\"eta\": ") || bare.output.hasPrefix("{\n  \"eta\": "))
  }

  @Test("Invalid samples are files that a check finds one thing in each")
  func invalid() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let made = run("sample", "--model", folder["A.swift"], "--invalid", "--output", folder["made/invalid"])
    #expect(made.status == .clean && made.error.isEmpty)
    let count = try #require(made.output.split(separator: " ").first.flatMap { Int($0) })
    #expect(made.output == "\(count) payloads in \(folder["made/invalid"]), each with one finding\n")
    let check = run(folder["made/invalid"], "--model", folder["A.swift"], "--format", "concise")
    let lines = check.output.split(separator: "\n")
    #expect(lines.count == count && count >= 20)
    for line in lines {
      let name = line.split(separator: ":")[0].split(separator: "/").last ?? ""
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      #expect(!rule.isEmpty && name.hasPrefix(rule), "\(line)")
    }
  }

  @Test(
    "A mistake is named, and what to type instead",
    arguments: [
      ("schema", "no model given; type la-lint schema --model Model.swift"),
      ("sample App", "sample reads models and no payload; type la-lint sample --model App"),
      ("schema --model M --seed 1", "'--seed' is not for schema; la-lint schema --help lists what is"),
      ("schema --model M --channel", "'--channel' is not for schema; la-lint schema --help lists what is"),
      ("p.json --model M --part push", "'--part' is not for check; la-lint --help lists what is"),
      ("schema --model M --part strat", "'--part' does not take 'strat'; did you mean 'start'?"),
      ("sample --model M --count 0", "'--count' does not take '0'; it takes a whole number from 1 to 1000000"),
      ("sample --model M --seed x", "'--seed' does not take 'x'; it takes a whole number"),
      ("sample --model M --invalid", "'--invalid' makes many files; say where with --output FOLDER"),
      ("sample --model M --output F", "'--output' is for the files of --invalid; type > FILE for others"),
      (
        "sample --model M --event start --channel",
        "a channel push cannot start an activity; type --event update or --event end"
      ),
    ])
  func mistake(_ words: String, _ text: String) {
    let error = #expect(throws: RunError.self) {
      try Arguments(parsing: words.split(separator: " ").map(String.init))
    }
    #expect(error?.description == text)
  }

  @Test("Of several types one has to be named; of none nothing is printed")
  func types() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.source, "B.swift": Self.source.replacing("struct A", with: "struct B"),
    ])
    let several = run("schema", "--model", folder["."])
    #expect(several.status == .failed && several.error.contains("type la-lint schema --type A"))
    #expect(run("sample", "--model", folder["."], "--type", "B", "--event", "start").output.contains("\"B\""))
    let none = run("sample", "--model", folder["."], "--type", "C")
    #expect(none.status == .findings && none.output.isEmpty && none.error.contains("[model-type-missing]"))
  }

  @Test("Their help fits a screen", arguments: ["schema", "sample"])
  func help(_ command: String) {
    let run = run(command, "--help")
    #expect(run.status == .clean && run.error.isEmpty)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
  }
}
