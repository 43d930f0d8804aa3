import Foundation
import Testing

@testable import LAContract
@testable import la_lint

/// A folder of `Fixtures`: Swift files, one payload, perhaps `arguments.txt`, and what la-lint has to say in `expected.txt`.
struct Fixture: Sendable, CustomTestStringConvertible {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Every folder, by its name; the tests of an empty list would pass, so a fixture that cannot be read is reported there.
  static let all: [Fixture] = names.compactMap { try? Fixture($0) }

  static let names: [String] = {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { !$0.hasPrefix(".") }.sorted()
  }()

  let name: String
  let models: [SourceFile]
  let payload: SourceFile
  let options: Linter.Options
  let expected: String?

  var testDescription: String { name }
  var expectedURL: URL { Fixture.folder.appendingPathComponent(name).appendingPathComponent("expected.txt") }

  init(_ name: String) throws {
    self.name = name
    let folder = Fixture.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    func read(_ file: String) throws -> SourceFile {
      SourceFile(path: file, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
    }
    models = try files.filter { $0.hasSuffix(".swift") }.map(read)
    let payloads = files.filter { $0.hasPrefix("payload.") }
    payload = try read(try #require(payloads.first, "\(name) has no payload"))
    try #require(payloads.count == 1 && !models.isEmpty, "\(name) needs one payload and a model")
    let arguments = files.contains("arguments.txt") ? try read("arguments.txt") : nil
    let words = arguments.map { $0.text(0..<$0.bytes.count).split { $0 == " " || $0 == "\n" }.map(String.init) } ?? []
    options = try Arguments(parsing: ["payload", "--model", "Model.swift"] + words).options
    let text = files.contains("expected.txt") ? try read("expected.txt") : nil
    expected = text.map { $0.text(0..<$0.bytes.count) }
  }

  /// The verdicts, then one line per finding.
  func lint() -> [String] {
    let linter = Linter(models: models, options: options)
    let report = linter.check(payload)
    var tables = LineTables()
    let verdicts = [("contentStateDecodes", report.contentStateDecodes), ("attributesDecode", report.attributesDecode)]
      .map { "\($0) \($1.map(String.init) ?? "null")" }
    let findings = report.findings.map { line($0, &tables) }
    let modelFindings = (linter.modelFindings + report.modelFindings).map { line($0, &tables) }
    return [verdicts.joined(separator: ", ")] + findings + modelFindings
  }

  private func line(_ finding: Finding, _ tables: inout LineTables) -> String {
    let start = tables.span(of: finding.location).start
    let place = "\(start.line):\(start.column) \(finding.severity) \(finding.rule.id)"
    guard let pointer = finding.pointer else { return "\(finding.location.path):\(place)  \(finding.message)" }
    return "\(place) \(pointer)  \(finding.message)"
  }
}

/// The lines of two texts that only one has: `-` for a missing one, `+` for an extra one.
func difference(expected: [String], actual: [String]) -> String {
  let changes = actual.difference(from: expected)
  return changes.map { change in
    switch change {
    case .remove(_, let line, _): "- \(line)"
    case .insert(_, let line, _): "+ \(line)"
    }
  }.joined(separator: "\n")
}
