#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract
@testable import la_lint

@Suite("The command diff")
struct DiffCommandTests {
  private func run(_ arguments: String...) -> (status: ExitCode, output: String, error: String) {
    let run = CommandRun(arguments, environment: ProcessInfo.processInfo.environment)
    return (run.status, run.output, run.error)
  }

  private static func model(_ members: String) -> String {
    "struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { \(members) } }\n"
  }

  private static let old = model("var stops: Int")
  private static let new = model("var stops: Int, tip: Int")

  @Test("Files, folders and contracts, with the exit status of a check")
  func operands() throws {
    let folder = try TemporaryFolder(["Old.swift": Self.old, "new/New.swift": Self.new])
    let run = run("diff", folder["Old.swift"], folder["new"])
    #expect(run.status == .findings && run.error.isEmpty)
    #expect(run.output.contains("error: app ahead: ") && run.output.contains("warning: server ahead: "))
    #expect(self.run("diff", folder["Old.swift"], folder["Old.swift"]) == (.clean, "", ""))

    let contract = self.run("describe", "--model", folder["Old.swift"], "--format", "json").output
    let written = try TemporaryFolder(["contract.json": contract])
    let other = self.run("diff", written["contract.json"], folder["new"])
    #expect(other.status == .findings && other.output.contains("{\"stops\": 1}"))
  }

  @Test("Directions, severities and formats")
  func options() throws {
    let folder = try TemporaryFolder(["Old.swift": Self.old, "New.swift": Self.new])
    let paths = (folder["Old.swift"], folder["New.swift"])
    #expect(run("diff", paths.0, paths.1, "--direction", "server-ahead").status == .clean)
    #expect(run("diff", paths.0, paths.1, "--direction=server-ahead", "--strict").status == .findings)
    #expect(run("diff", paths.0, paths.1, "--rule", "breaking-change=warning").status == .clean)
    #expect(!run("diff", paths.0, paths.1, "--quiet").output.contains("warning:"))
    let json = run("diff", paths.0, paths.1, "--format", "json")
    #expect(json.status == .findings && json.output.contains("\"rule\" : \"breaking-change\""))
    for format in Format.ofCheck {
      #expect(run("diff", paths.0, paths.1, "--format", format.rawValue).output.contains("breaking-change"))
    }
  }

  @Test("Files and folders of a revision, and what git says of others")
  func revisions() throws {
    let folder = try TemporaryFolder(["App/Model.swift": Self.old, "App/.x/Hidden.swift": "}", "App/b.txt": "x"])
    let path = String(folder["App"].dropLast(4))
    func git(_ words: String...) throws {
      let outcome = try System.run(
        ["git", "-C", path, "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + words,
        environment: ProcessInfo.processInfo.environment)
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    try git("init", "-q")
    try git("add", "-A", "-f")
    try git("commit", "-q", "-m", "one")
    try Data(Self.new.utf8).write(to: URL(fileURLWithPath: folder["App/Model.swift"]))

    var environment = ProcessInfo.processInfo.environment
    environment["GIT_DIR"] = path + "/.git"
    let files = GitFiles(environment: environment)
    #expect(try files.read("HEAD:App/Model.swift").map(\.path) == ["HEAD:App/Model.swift"])
    #expect(try files.read("HEAD:").map(\.path) == ["HEAD:App/Model.swift"])
    let found = try files.read("HEAD:App")
    #expect(found.map(\.path) == ["HEAD:App/Model.swift"] && found[0].bytes == Array(Self.old.utf8))

    func run(_ arguments: String...) -> CommandRun { CommandRun(arguments, environment: environment) }
    let changed = run("diff", "HEAD:App/", folder["App"])
    #expect(changed.status == .findings)
    #expect(changed.output.contains("HEAD:App/Model.swift:1:8: note: the old version has no 'tip' here"))
    let gone = run("diff", "HEAD:Gone.swift", folder["App"])
    #expect(gone.status == .failed && gone.error.contains("HEAD:Gone.swift: cannot be read: "))
    #expect(throws: RunError.invalidRevision("-x:y")) { try files.read("-x:y") }

    try Data(#"{"stops": 1}"#.utf8).write(to: URL(fileURLWithPath: path + "/state.json"))
    let check = run(
      "check", path + "/state.json", "--content-state", "--version-of", "1.0=HEAD:App", "--version-of",
      "2.0=" + folder["App"])
    #expect(check.status == .findings && check.output.contains("the key 'tip' is missing"))
    #expect(check.output.contains("(in version 2.0) [missing-key]"))
  }

  @Test("A model is compared with the last commit, and one that it does not have with nothing")
  func sinceCommit() throws {
    let contract = #"{"model": ["App"], "payloads": ["p"]}"#
    let configuration = "{\"contracts\": [\(contract), \(contract)]}"
    let folder = try TemporaryFolder([
      "App/Model.swift": Self.old, "New.swift": Self.new, "Broken.swift": "struct {", ".la-lint.json": configuration,
    ])
    let path = String(folder["App"].dropLast(4))
    func git(_ words: String...) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
      let outcome = try System.run(["git", "-C", path] + identity + words, environment: [:])
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    func diff(_ arguments: String...) -> (ExitCode, String) {
      let run = CommandRun(["diff"] + arguments, workingFolder: WorkingFolder(path: path))
      return (run.status, run.output + run.error)
    }
    let outside = diff(folder["App"])
    #expect(outside.0 == .failed && outside.1.contains("App: cannot be read: not a git repository"), "\(outside)")
    try git("init", "-q")
    #expect(diff() == (.clean, "") && diff(folder["App"]) == (.clean, ""))
    try git("add", "App", "Broken.swift")
    try git("commit", "-q", "-m", "one")
    #expect(diff(folder["New.swift"]) == (.clean, ""))
    #expect(diff(folder["App"]) == (.clean, ""))
    try Data(Self.new.utf8).write(to: URL(fileURLWithPath: folder["App/Model.swift"]))
    try Data(Self.new.utf8).write(to: URL(fileURLWithPath: folder["Broken.swift"]))
    for (status, text) in [diff(), diff(folder["App"]), diff(folder["App"] + "/"), diff(folder["App/Model.swift"])] {
      #expect(status == .findings && text.components(separatedBy: "[breaking-change]").count == 2, "\(text)")
      #expect(text.contains("note: the old version has no 'tip' here"), "\(text)")
    }
    #expect(diff(folder["Broken.swift"]).0 == .clean)
  }

  @Test(
    "A mistake is named, and what to type instead",
    arguments: [
      (["diff", "a", "b", "c"], "diff compares two versions of a model, and 3 are given"),
      (["diff", "--no-config"], "diff compares models with the last commit, and there is none: name one"),
      (["diff", "/none/a.swift"], "/none/a.swift: no such file"),
      (["diff", "a", "b", "--model", "c"], "'--model' is for a check"),
      (["diff", "a", "b", "--direction", "up"], "'--direction' does not take 'up'; it takes both"),
      (["p.json", "--model", "M", "--direction", "both"], "'--direction' is for la-lint diff"),
      (["p.json", "--version-of", "5.1"], "'--version-of' does not take '5.1'; type --version-of NAME=PATH"),
      (["diff", "/none/a.swift", "/none/b.swift"], "/none/a.swift: no such file"),
    ])
  func mistakes(_ arguments: [String], _ text: String) {
    let run = CommandRun(arguments)
    #expect(run.status == .failed && run.error.hasPrefix("la-lint: error: " + text), "\(run.error)")
  }
}
