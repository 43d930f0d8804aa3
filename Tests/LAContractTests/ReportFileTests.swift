import Foundation
import Testing

@testable import LAContract
@testable import la_lint

/// `--report FORMAT=FILE`: whole or not at all.
@Suite("Report files")
struct ReportFileTests {
  private func run(_ folder: TemporaryFolder, _ reports: String..., options: [String] = []) -> (
    status: ExitCode, output: String, error: String
  ) {
    var (output, error) = ("", "")
    let command = Command(
      readInput: { [] },
      output: {
        output += $0
        return .written
      },
      error: { error += $0 })
    let options = options + reports.flatMap { ["--report", $0] }
    let status = command.run([folder["p.json"], "--model", folder["M.swift"]] + options)
    return (status, output, error)
  }

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(["p.json": "[]", "M.swift": ""].merging(files) { $1 })
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder[""]).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("Every report is written beside the text on standard output")
  func beside() throws {
    let folder = try folder(["old.xml": "old"])
    let run = run(
      folder, "sarif=\(folder["a=b.sarif"])", "junit=\(folder["old.xml"])", "text=\(folder["x.txt"])")
    #expect(run.status == .findings && run.error.isEmpty)
    #expect(run.output.contains("[model-type-missing]") && run.output.contains("  1 | "))
    #expect(try text(folder["a=b.sarif"]).hasPrefix("{") && text(folder["old.xml"]).hasPrefix("<?xml"))
    #expect(try text(folder["x.txt"]) == run.output)
    #expect(try names(in: folder) == ["M.swift", "a=b.sarif", "old.xml", "p.json", "x.txt"])
  }

  @Test("Findings that are printed as they come are in the reports all the same")
  func streamed() throws {
    let folder = try TemporaryFolder(["p.json": "[]\n[]", "M.swift": ""])
    let run = run(
      folder, "jsonl=\(folder["x.jsonl"])", "junit=\(folder["x.xml"])", options: ["--lines", "--format=jsonl"])
    #expect(run.status == .findings && run.error.isEmpty)
    #expect(try text(folder["x.jsonl"]) == run.output)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(try text(folder["x.xml"]).contains("p.json:2\""))
  }

  @Test("A file keeps its permissions and its links, a new one gets those that any file gets")
  func permissions() throws {
    let folder = try folder(["old.xml": "old", "any": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder["old.xml"])
    try folder.link("link.xml", to: "old.xml")
    let run = run(folder, "junit=\(folder["link.xml"])", "gitlab=\(folder["new.json"])")
    #expect(run.status == .findings && run.error.isEmpty)
    #expect(try text(folder["old.xml"]).hasPrefix("<?xml"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link.xml"]) == "old.xml")
    #expect(try permissions(folder["old.xml"]) == 0o640)
    #expect(FileManager.default.createFile(atPath: folder["ordinary"], contents: nil))
    #expect(try permissions(folder["new.json"]) == permissions(folder["ordinary"]))
  }

  @Test("A report that cannot be written fails the run, stops nothing else, and leaves nothing behind")
  func failures() throws {
    let folder = try folder(["folder/file": ""])
    let run = run(
      folder, "sarif=\(folder["none/a.sarif"])", "junit=\(folder["folder"])", "gitlab=\(folder["p.json/x"])",
      "checkstyle=\(folder["good.xml"])")
    #expect(run.status == .failed)
    #expect(
      run.error == """
        la-lint: error: \(folder["none/a.sarif"]): the report cannot be written: No such file or directory
        la-lint: error: \(folder["folder"]): the report cannot be written: Is a directory
        la-lint: error: \(folder["p.json/x"]): the report cannot be written: Not a directory

        """)
    #expect(run.output.contains("[model-type-missing]"))
    #expect(try names(in: folder) == ["M.swift", "folder", "good.xml", "p.json"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["folder"]) == ["file"])
  }

  @Test("A device is written to and stays a device", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func devices() throws {
    let folder = try folder()
    #expect(run(folder, "sarif=/dev/null").status == .findings)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
    let full = run(folder, "sarif=/dev/full")
    #expect(full.status == .failed)
    #expect(full.error == "la-lint: error: /dev/full: the report cannot be written: No space left on device\n")
  }
}
