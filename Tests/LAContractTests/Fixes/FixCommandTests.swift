import Foundation
import Testing

@testable import LAContract
@testable import la_lint

/// `--fix`, `--fix-dry-run` and `--unsafe-fixes` as a whole.
@Suite("Fix command")
struct FixCommandTests {
  private struct Run {
    var status: ExitCode
    var output = ""
    var error = ""
  }

  private static let model =
    "struct A: ActivityAttributes { struct ContentState: Codable { var n: Int; var p: P? }; enum P: String, Codable { case on } }"
  private static let good = #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"n": 1}}}"#
  private static let bad = #"{"aps": {"event": "update", "timestamp": "1800000000", "content-state": {"n": "1"}}}"#
  /// What can be fixed and is a guess, and what nobody can fix.
  private static let guess = #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"n": 1.5}}}"#
  private static let hopeless = #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"n": null}}}"#

  private func run(
    _ arguments: [String], input: String = "", in folder: String? = nil, terminal: Bool = false
  ) -> Run {
    var run = Run(status: .clean)
    var command = Command(
      errorIsTerminal: terminal, readInput: { Array(input.utf8) },
      output: {
        run.output += $0
        return .written
      },
      error: { run.error += $0 })
    if let folder { command.workingFolder = WorkingFolder(path: folder) }
    run.status = command.run(arguments)
    return run
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("Files are fixed in place, and what is reported is what is left")
  func inPlace() throws {
    let folder = try TemporaryFolder([
      "M.swift": Self.model, "p/bad.json": Self.bad, "p/good.json": Self.good, "p/hopeless.json": Self.hopeless,
      "p/guess.json": Self.guess,
    ])
    let arguments = ["check", folder["p"], "--model", folder["M.swift"], "--report", "json=\(folder["r.json"])"]
    let first = run(arguments + ["--fix", "--format", "concise"])
    #expect(first.error == "fixed 2 findings in 1 file\n")
    #expect(first.status == .findings && first.output.split(separator: "\n").count == 2)
    #expect(!first.output.contains("bad.json") && first.output.contains("[invalid-value]"))
    #expect(try text(folder["p/bad.json"]) == Self.good && text(folder["p/guess.json"]) == Self.guess)
    #expect(try !text(folder["r.json"]).contains("timestamp-invalid") && text(folder["r.json"]).contains("null-value"))

    let second = run(arguments + ["--fix", "--unsafe-fixes"])
    #expect(second.error == "fixed 1 finding in 1 file\n" && second.status == .findings)
    #expect(try text(folder["p/guess.json"]) == Self.guess.replacing("1.5", with: "2"))
    let third = run(arguments + ["--fix", "--unsafe-fixes"])
    #expect(third.error.isEmpty && third.status == .findings && third.output == second.output)
  }

  @Test("The status is that of what is left")
  func status() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model, "bad.json": Self.bad])
    let arguments = [folder["bad.json"], "--model", folder["M.swift"]]
    #expect(run(arguments + ["--fix-dry-run"]).status == .findings)
    #expect(run(arguments + ["--fix"]).status == .clean)
    #expect(run(arguments + ["--fix-dry-run"]).status == .clean)
  }

  @Test("A file keeps its permissions, and stays untouched where there is nothing to fix")
  func permissions() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model, "bad.json": Self.bad, "good.json": Self.good])
    for file in ["bad.json", "good.json"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder[file])
    }
    let before = System.status(folder["good.json"])?.identity
    let run = run([folder["bad.json"], folder["good.json"], "--model", folder["M.swift"], "--fix"])
    #expect(run.status == .clean)
    for file in ["bad.json", "good.json"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder[file])
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
    #expect(System.status(folder["good.json"])?.identity == before)
  }

  @Test("A link inside of the tree is followed, and one that leads out of it is refused, while others are fixed")
  func links() throws {
    let folder = try TemporaryFolder([
      "M.swift": Self.model, "tree/real/a.json": Self.bad, "tree/b.json": Self.bad, "outside.json": Self.bad,
      "other/c.json": Self.bad,
    ])
    try folder.link("tree/inside.json", to: "real/a.json")
    try folder.link("tree/out.json", to: folder["outside.json"])
    try folder.link("tree/folder", to: folder["other"])
    let run = run(
      ["\(folder["tree"])/inside.json", folder["tree"], "--model", folder["M.swift"], "--fix", "--format", "concise"],
      in: folder["tree"])
    #expect(run.status == .failed)
    let errors = run.error.split(separator: "\n")
    #expect(errors.count == 3 && errors.last == "fixed 4 findings in 2 files", "\(run.error)")
    for (error, name) in zip(errors, ["folder/c.json", "out.json"]) {
      #expect(
        error.hasPrefix("la-lint: error: \(folder["tree"])/\(name): not fixed, since it is behind a symbolic link to"))
    }
    #expect(try text(folder["outside.json"]) == Self.bad && text(folder["other/c.json"]) == Self.bad)
    #expect(try text(folder["tree/real/a.json"]) == Self.good && text(folder["tree/b.json"]) == Self.good)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["tree/inside.json"]) == "real/a.json")
  }

  @Test("A file named by a path outside of the working folder is fixed; a link there is followed only in its folder")
  func outside() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model, "a/a.json": Self.bad, "b/b.json": Self.bad, "w/x": ""])
    try folder.link("a/near.json", to: "a.json")
    try folder.link("a/far.json", to: "../b/b.json")
    let arguments = ["--model", folder["M.swift"], "--fix"]
    #expect(run([folder["a/far.json"]] + arguments, in: folder["w"]).status == .failed)
    #expect(run([folder["a/near.json"]] + arguments, in: folder["w"]).status == .clean)
    #expect(try text(folder["a/a.json"]) == Self.good && text(folder["b/b.json"]) == Self.bad)
  }

  @Test("What cannot be written is told, and nothing is changed")
  func unwritable() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model])
    #expect(throws: RunError.fixFailed("\(folder["none"])/a.json", reason: "No such file or directory")) {
      try FileSystem.write([1], to: "\(folder["none"])/a.json", failure: RunError.fixFailed)
    }
    #expect(
      RunError.fixFailed("a", reason: "No space left").description == "a: the fixes cannot be written: No space left")
  }

  @Test("An example of what must not be sent stays one, and what another contract needs stays, too")
  func configuration() throws {
    let configuration = """
      {
        "contracts": [
          { "name": "a", "model": ["M.swift"], "payloads": ["p/**"] },
          { "name": "b", "model": ["N.swift"], "payloads": ["p/both.json"] }
        ],
        "invalid": ["p/invalid/**"]
      }
      """
    let folder = try TemporaryFolder([
      "M.swift": Self.model, "N.swift": Self.model.replacing("n: Int", with: "n: String"), "c.json": configuration,
      "p/bad.json": Self.bad, "p/invalid/bad.json": Self.bad, "p/both.json": Self.bad,
    ])
    let run = run(["--config", folder["c.json"], "--fix"])
    #expect(run.error == "fixed 3 findings in 2 files\nleft 1 finding unfixed: the fix would bring up another\n")
    #expect(run.status == .findings)
    #expect(try text(folder["p/bad.json"]) == Self.good && text(folder["p/invalid/bad.json"]) == Self.bad)
    #expect(try text(folder["p/both.json"]) == Self.good.replacing(#""n": 1"#, with: #""n": "1""#))
  }

  @Test("A dry run prints a diff, also of standard input, and writes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model, "bad.json": Self.bad + "\n"])
    let arguments = ["--model", folder["M.swift"], "--fix-dry-run"]
    let diff = "@@ -1,1 +1,1 @@\n-\(Self.bad)\n+\(Self.good)\n"
    let file = run([folder["bad.json"]] + arguments, in: folder["."])
    #expect(file.output == "--- a/bad.json\n+++ b/bad.json\n" + diff)
    #expect(file.error == "would fix 2 findings in 1 file\n" && file.status == .findings)
    #expect(try text(folder["bad.json"]) == Self.bad + "\n")
    let input = run(["-"] + arguments, input: Self.bad + "\n")
    #expect(input.output == "--- a/<stdin>\n+++ b/<stdin>\n" + diff && input.status == .findings)
    #expect(run(["-", "--fix"] + arguments, input: Self.good).output.isEmpty)
  }

  @Test(
    "patch and git apply make of the diff what --fix makes",
    arguments: [["patch", "-p1", "--binary"], ["git", "apply"]])
  func applied(_ program: [String]) throws {
    var files = ["M.swift": Self.model]
    let long = (0..<40).map { "\"k\($0)\": 1,\n" }.joined()
    files["p/bad.json"] =
      "{\(long)\"aps\":\r\n{\"event\": \"update\",\n\t\"timestamp\": \"1800000000\", \"content-state\":\n{\"n\": \"1\"}},\n\(long)\"z\": [1,\n]}"
    files["p/one.json"] = Self.bad
    let (patched, fixed) = (try TemporaryFolder(files), try TemporaryFolder(files))
    let diff = run(
      ["p", "--model", patched["M.swift"], "--fix-dry-run"].map { $0 == "p" ? patched["p"] : $0 }, in: patched["."])
    _ = run([fixed["p"], "--model", fixed["M.swift"], "--fix"])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = program
    process.currentDirectoryURL = URL(fileURLWithPath: patched["."])
    let input = Pipe()
    process.standardInput = input
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(diff.output.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    // A machine may lack the program.
    guard process.terminationStatus != 127 else { return }
    #expect(process.terminationStatus == 0, "\(diff.output)")
    for file in ["p/bad.json", "p/one.json"] {
      #expect(try text(patched[file]) == text(fixed[file]))
      #expect(try text(fixed[file]) != files[file])
    }
  }

  @Test("The line at the end says how much can be fixed")
  func summary() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model, "bad.json": Self.bad, "guess.json": Self.guess])
    let run = run([folder["bad.json"], folder["guess.json"], "--model", folder["M.swift"]], terminal: true)
    #expect(run.error.hasSuffix("2 payloads checked: 3 errors; 2 are fixable with --fix\n"), "\(run.error)")
    #expect(run.output.contains("without the quotes (fixable) [type-mismatch]\n"))
    #expect(run.output.contains(" (fixable with --unsafe-fixes) [invalid-value]\n"))
  }

  @Test(
    "What cannot be fixed is a usage error",
    arguments: [
      ("- --fix", "standard input is no file that could be fixed; --fix-dry-run shows what to change"),
      ("p.json --unsafe-fixes", "'--unsafe-fixes' says what to fix; type --fix or --fix-dry-run with it"),
      ("p.json --fix --lines", "'--fix' does not go with '--lines'"),
      ("p.json --fix-dry-run --invalid", "'--fix-dry-run' does not go with '--invalid'"),
      (
        "p.json --fix-dry-run --format sarif",
        "'--fix-dry-run' prints a diff; leave '--format sarif' out, or type --report sarif=FILE"
      ),
      ("diff a b --fix", "'--fix' is not for diff; la-lint diff --help lists what is"),
      ("sample --fix", "no model given; type la-lint sample --model Model.swift"),
      (
        "describe --model M --fix-dry-run", "'--fix-dry-run' is not for describe; la-lint describe --help lists what is"
      ),
    ])
  func usage(_ words: String, _ message: String) {
    let run = run(words.split(separator: " ").map(String.init))
    #expect(run.status == .failed && run.output.isEmpty && run.error == "la-lint: error: \(message)\n", "\(run.error)")
  }

  @Test("A file of lines is not fixed, and others are")
  func lines() throws {
    let folder = try TemporaryFolder(["M.swift": Self.model, "log.jsonl": Self.bad, "bad.json": Self.bad])
    let run = run([
      folder["log.jsonl"], folder["bad.json"], "--model", folder["M.swift"], "--fix", "--format", "concise",
    ])
    #expect(run.status == .failed && run.error.contains("log.jsonl: a file with a push on each line is not fixed"))
    #expect(try text(folder["log.jsonl"]) == Self.bad && text(folder["bad.json"]) == Self.good)
    #expect(run.output.split(separator: "\n").count == 2)
  }
}
