import Testing

@testable import LAContract

/// Whatever the bytes are, la-lint says something about them that has a place in them, and says it again.
@Suite("Robustness")
struct RobustnessTests {
  private static let structural = Array(#"{}[]",:\0-/"#.utf8) + [0xFF, 0x0A]

  /// No more than that much of a file is cut and changed byte by byte; the fixtures about sizes repeat themselves.
  private static let sizeLimit = 500

  /// What is wrong with the answer about a payload; nil for nothing.
  private func problem(_ payload: [UInt8], _ linter: Linter, _ fixture: Fixture, isRepeated: Bool = false) -> String? {
    let file = SourceFile(path: fixture.payload.path, bytes: payload)
    let report = linter.check(file)
    let models = Dictionary(fixture.models.map { ($0.path, $0.bytes.count) }, uniquingKeysWith: { first, _ in first })
    for finding in report.findings + report.modelFindings {
      for location in [finding.location] + finding.notes.map(\.location) {
        guard case .bytes(let range, _) = location else { return "a recorded place" }
        let size = location.path == file.path ? payload.count : models[location.path] ?? 0
        guard range.lowerBound >= 0, range.upperBound <= size else { return "\(finding.rule.id) is outside its file" }
      }
      guard !finding.message.isEmpty else { return "\(finding.rule.id) says nothing" }
    }
    guard isRepeated else { return nil }
    let again = linter.check(file)
    let isSame =
      again.findings == report.findings && again.modelFindings == report.modelFindings
      && again.contentStateDecodes == report.contentStateDecodes && again.attributesDecode == report.attributesDecode
    return isSame ? nil : "the second answer is another one"
  }

  private func linter(_ fixture: Fixture) -> Linter { Linter(models: fixture.models, options: fixture.options) }

  @Test("Every fixture gives the same answer twice", arguments: Fixture.all)
  func answersAreRepeated(fixture: Fixture) {
    #expect(problem(fixture.payload.bytes, linter(fixture), fixture, isRepeated: true) == nil)
    #expect(fixture.lint() == fixture.lint())
  }

  @Test("Every prefix of a payload is checked", arguments: Fixture.all)
  func payloadPrefixes(fixture: Fixture) {
    let linter = linter(fixture)
    let bytes = fixture.payload.bytes
    for end in 0...min(bytes.count, Self.sizeLimit) {
      #expect(problem(Array(bytes[..<end]), linter, fixture) == nil, "\(fixture.name) up to \(end)")
    }
  }

  @Test("Every byte of a payload may be any byte of JSON's grammar", arguments: Fixture.all)
  func payloadBytes(fixture: Fixture) {
    let linter = linter(fixture)
    for place in fixture.payload.bytes.indices.prefix(Self.sizeLimit) {
      // Each fixture takes its turn at a sixth of them.
      let turn = (place + fixture.name.utf8.count) % 6
      for (index, byte) in Self.structural.enumerated() where index % 6 == turn {
        var bytes = fixture.payload.bytes
        bytes[place] = byte
        #expect(problem(bytes, linter, fixture) == nil, "\(fixture.name): \(byte) at \(place)")
      }
    }
  }

  @Test("A payload is checked against every part of a model", arguments: Fixture.all)
  func modelPrefixes(fixture: Fixture) {
    guard let model = fixture.models.first else { return }
    for end in stride(from: 0, to: min(model.bytes.count, 2000), by: 37) {
      let cut = SourceFile(path: model.path, bytes: Array(model.bytes[..<end]))
      let linter = Linter(models: [cut] + fixture.models.dropFirst(), options: fixture.options)
      let finding = (linter.modelFindings + linter.check(fixture.payload).modelFindings).first { finding in
        guard case .bytes(let range, let file) = finding.location else { return true }
        return range.upperBound > file.bytes.count
      }
      #expect(finding == nil, "\(fixture.name) up to \(end)")
    }
  }

  @Test("Random bytes, and random pieces of pushes", arguments: 0..<8 as Range<UInt64>)
  func randomPayloads(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let fixture = try Fixture("enum-with-values")
    let linter = linter(fixture)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"aps\"", "\"event\"", "\"update\"", "\"content-state\"", "\"entries\"", "1",
      "-0.5e9",
      "null", "true", "\"\\ud83e\\udd56\"", " ", "{\"aps\":{\"event\":\"start\",", "\"alert\":{", "1800000000",
      "\"moved\"",
    ]
    for _ in 0..<300 {
      let noise = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(problem(noise, linter, fixture, isRepeated: true) == nil, "\(noise)")
      let push = (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ in
        Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
      #expect(problem(push, linter, fixture, isRepeated: true) == nil, "\(String(decoding: push, as: UTF8.self))")
    }
  }

  @Test("A recursive model is followed as deep as JSON nests")
  func deepValues() {
    let model = """
      struct LoafAttributes: ActivityAttributes {
        struct ContentState: Codable { var n: Node }
        indirect enum Node: Codable { case leaf(Int), inner(Node) }
      }
      """
    let depth = 240
    let value =
      String(repeating: #"{"inner": {"_0": "#, count: depth) + #"{"leaf": {"_0": "x"}}"#
      + String(repeating: "}}", count: depth)
    let findings = CheckTable.findings(
      aps: #""event": "update", @time, "content-state": {"n": \#(value)}"#, model: model)
    let pointer = "/aps/content-state/n\(String(repeating: "/inner/_0", count: depth))/leaf/_0"
    #expect(findings == "payload-too-large \ntype-mismatch \(pointer)")
  }

  @Test("Many keys and many mistakes take no long time")
  func largePayloads() {
    let keys = (0..<20_000).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
    let clock = ContinuousClock()
    let duration = clock.measure {
      let report = CheckTable.report(
        payload: CheckTable.expand(#"{"aps": {"event": "update", @time, "content-state": {\#(keys)}, \#(keys)}}"#))
      #expect(report.findings.count > 40_000)
    }
    // Two seconds; without the limits of what is compared, half an hour. The thread sanitizer takes its time.
    #expect(duration < .seconds(120))
  }
}
