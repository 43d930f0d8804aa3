@testable import LAContract
@testable import la_lint

/// What reads bytes that anybody may have written, and what has to hold whatever they are. `swift test` feeds it a fixed
/// number of changed seeds, and `Tests/Fuzzers/run` the inputs of libFuzzer; this file is compiled into both.
enum FuzzedReader: String, CaseIterable, Sendable {
  /// One payload in any envelope.
  case json
  /// Whether bytes are JSON, beside the real decoder.
  case syntax
  /// Recorded pushes, one a line, in pieces of any size.
  case lines
  case http, shell, markdown
  /// A model in Swift, and all that is made of it.
  case swift
  /// A model as `describe` writes it.
  case contract
  /// A command line, a word in each line.
  case arguments
  /// `.la-lint.json`
  case configuration

  /// It stands in the seeds, and no output may have it.
  static let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJpc3MiOiJURUFNIn0.c2ln"

  /// What the answer to an input breaks; nil for nothing.
  func problem(_ bytes: [UInt8]) -> String? {
    switch self {
    case .json: Self.payloadProblem(SourceFile(path: "push.json", bytes: bytes))
    case .http: Self.payloadProblem(SourceFile(path: "push.http", bytes: bytes))
    case .shell: Self.payloadProblem(SourceFile(path: "push.sh", bytes: bytes))
    case .markdown: Self.payloadProblem(SourceFile(path: "push.md", bytes: bytes))
    case .syntax: DecoderSyntax.disagreement(bytes)
    case .lines: Self.linesProblem(bytes)
    case .swift: Self.modelProblem(SourceFile(path: "App.swift", bytes: bytes), isContract: false)
    case .contract: Self.modelProblem(SourceFile(path: "contract.json", bytes: bytes), isContract: true)
    case .arguments: Self.argumentsProblem(bytes)
    case .configuration: Self.configurationProblem(SourceFile(path: ".la-lint.json", bytes: bytes))
    }
  }

  // MARK: - Payloads

  private static let model = SourceFile(
    path: "Model.swift",
    text: """
      struct CourierAttributes: ActivityAttributes {
        enum Stage: String, Codable { case packed, moving = "on-the-way" }
        enum Step: Codable { case none, moved(by: Int, Double), seen([Stage]) }
        indirect enum Node: Codable { case leaf(Int), inner(Node) }
        struct Stop: Codable { var name: String; var at: Date; var window: ClosedRange<Date>?; let fixed = 1 }
        struct ContentState: Codable, Hashable {
          var eta: Date; var stage: Stage; var step: Step?; var stops: [Stop]; var node: Node?; var small: UInt8
          var byName: [String: Double]; var byStage: [Stage: Int]; var link: URL?; var id: UUID?; var data: Data?
          var price: Decimal; var ratio: Float; var flag: Bool; var `default`: Int?
          enum CodingKeys: String, CodingKey {
            case eta, stage, step, stops, node, small, byName, byStage = "by_stage", link, id, data, price, ratio, flag
            case `default`
          }
        }
        var orderNumber: String
        var placed: Date
      }
      """)

  private static let linters: [Linter] = [(false, false), (true, false), (false, true)].map { isChannel, isState in
    var options = Linter.Options()
    options.isChannel = isChannel
    options.isBareContentState = isState
    options.now = 1_800_000_000
    return Linter(models: [model], options: options)
  }

  private static func payloadProblem(_ file: SourceFile) -> String? {
    for (number, linter) in linters.enumerated() {
      let reports = linter.checkPushes(in: file)
      for report in reports {
        if let problem = placeProblem(report.findings + report.modelFindings, [file, model]) { return problem }
        for finding in report.findings {
          guard let pointer = finding.pointer else { return "\(finding.rule.id) has no pointer" }
          if let problem = pointerProblem(pointer) { return "\(finding.rule.id): \(problem)" }
        }
        let failsToDecode = report.contentStateDecodes == false || report.attributesDecode == false
        if failsToDecode, report.findings.isEmpty { return "a push that does not decode, and nobody says why" }
      }
      // Reports take far longer than checks.
      guard file.bytes.count % linters.count == number else { continue }
      let text = output(reports, linter)
      if text != output(linter.checkPushes(in: file), linter) { return "the second answer is another one" }
      if text.contains(token) { return "a token is printed" }
      if let problem = fixProblem(file, linter) { return problem }
      for report in linter.keepingValues.keepingSizes.checkPushes(in: file) {
        if report.decoded.count != report.sizes.count { return "a push without values, or without a size" }
        let values = DecodedText(now: 1_800_000_000, style: Style(isColored: true), severities: [:])
        if values.text(report).contains(token) { return "decode prints a token" }
      }
    }
    return nil
  }

  /// Fixes leave fewer findings, and nothing to do for another run.
  private static func fixProblem(_ file: SourceFile, _ linter: Linter) -> String? {
    let check = { (file: SourceFile) in linter.checkPushes(in: file).flatMap(\.findings) }
    let outcome = Fixer.fix(file, includesUnsafe: true, check: check)
    guard outcome.fixed > 0 else {
      return outcome.file.bytes == file.bytes ? nil : "bytes have changed, and nothing was fixed"
    }
    if check(outcome.file).count >= check(file).count { return "as many findings after fixes as before" }
    return Fixer.fix(outcome.file, includesUnsafe: true, check: check).fixed > 0 ? "a second run fixes more" : nil
  }

  /// A format or two, one behind the other; the large ones for few.
  private static func output(_ reports: [Linter.PayloadReport], _ linter: Linter) -> String {
    var results = Results(modelFindings: linter.modelFindings)
    for report in reports { results.add(report) }
    let folder = WorkingFolder(path: "/work")
    let count = reports.reduce(0) { $0 + $1.findings.count }
    let formats = count % 16 == 7 ? Format.ofCheck : [count.isMultiple(of: 2) ? .json : .concise]
    let texts = formats.map { (try? $0.report(results, isStrict: true, in: folder)) ?? "\($0) failed" }
    return TextOutput.text(results, style: Style(isColored: true)) + texts.joined()
  }

  private static func linesProblem(_ bytes: [UInt8]) -> String? {
    func lines(inPiecesOf size: Int) -> [[UInt8]] {
      var blocks = LineBlocks()
      var lines: [[UInt8]] = []
      let take = { (block: LineBlock?) in
        // A part is as small as it gets, since an input has few lines.
        for part in block?.parts(atLeast: 16) ?? [] {
          part.forEachLine(of: "push.jsonl") { lines.append($0.bytes) }
        }
      }
      for start in stride(from: 0, to: bytes.count, by: size) {
        take(blocks.add(Array(bytes[start..<min(start + size, bytes.count)])))
      }
      take(blocks.finish())
      return lines
    }
    let whole = lines(inPiecesOf: max(1, bytes.count))
    if whole != lines(inPiecesOf: 1 + bytes.count % 7) { return "the lines depend on the pieces" }
    for (number, line) in whole.enumerated() {
      let file = SourceFile(path: "push.jsonl", bytes: line, lineNumber: number + 1)
      if let problem = placeProblem(linters[0].check(file).findings, [file, model]) { return problem }
    }
    return nil
  }

  // MARK: - Models

  private static let payloads = [
    SourceFile(
      path: "push.json",
      text: """
        {"aps": {"timestamp": 1800000000, "event": "start", "attributes-type": "A", "attributes": {"a": 1, "b": "x"},
        "content-state": {"a": 1, "b": [1.5, "x", null, {"c": {}}], "c": {"a": {"_0": 1}}, "eta": 1800000000},
        "alert": {"title": "t", "body": "b"}}}
        """),
    SourceFile(
      path: "push.json", text: #"{"aps": {"timestamp": 1, "event": "update", "content-state": [1, [2], "a"]}}"#),
  ]

  private static func modelProblem(_ file: SourceFile, isContract: Bool) -> String? {
    let linter = Linter(models: [file])
    if let problem = placeProblem(linter.modelFindings, [file], mayBeRecorded: isContract) { return problem }
    var text = ""
    for payload in payloads {
      let report = linter.check(payload)
      let findings = report.findings + report.modelFindings
      if let problem = placeProblem(findings, [file, payload], mayBeRecorded: isContract) { return problem }
      text += output([report], linter)
    }
    let again = Linter(models: [file])
    if text != payloads.map({ output([again.check($0)], again) }).joined() { return "the second answer is another one" }
    _ = DescriptionText.text(linter.descriptions)
    _ = DescriptionMarkdown.text(linter.descriptions)
    return contractProblem(linter)
  }

  /// A contract that is written down says the same, and is written down the same.
  private static func contractProblem(_ linter: Linter) -> String? {
    guard let document = try? linter.contractDocument else { return "the contract cannot be written down" }
    let reread = Linter(models: [SourceFile(path: "contract.json", text: document)])
    guard let second = try? reread.contractDocument,
      let third = try? Linter(models: [SourceFile(path: "contract.json", text: second)]).contractDocument
    else { return "the contract cannot be written down again" }
    // The first reading may choose the place of another copy of a type.
    if second != third { return "the contract is another one when it is read: \(second)\nand then\n\(third)" }
    for payload in payloads {
      let (first, second) = (linter.check(payload), reread.check(payload))
      if first.contentStateDecodes != second.contentStateDecodes { return "the contract has another verdict" }
      if first.findings.map(\.message) != second.findings.map(\.message) { return "the contract has other findings" }
    }
    return nil
  }

  // MARK: - The command line

  private static func argumentsProblem(_ bytes: [UInt8]) -> String? {
    let words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    do throws(RunError) {
      _ = try Arguments(parsing: words.map { String(decoding: $0, as: UTF8.self) })
    } catch {
      return error.description.isEmpty ? "an error without words" : nil
    }
    return nil
  }

  private static func configurationProblem(_ file: SourceFile) -> String? {
    do throws(RunError) {
      let configuration = try ConfigurationReader.read(file, folder: "/work")
      let listing = ConfigurationListing.text(configuration)
      let again = try ConfigurationReader.read(file, folder: "/work")
      if listing != ConfigurationListing.text(again) { return "the second answer is another one" }
      for glob in configuration.exclude + configuration.invalid {
        _ = glob.matchesPayload("/work/pushes/a.json")
        _ = glob.matchesPayload("/work/" + String(repeating: "a/", count: 40) + "b.json")
      }
    } catch {
      return error.description.isEmpty ? "an error without words" : nil
    }
    return nil
  }

  // MARK: - Places

  private static func placeProblem(
    _ findings: [Finding], _ files: [SourceFile], mayBeRecorded: Bool = false
  ) -> String? {
    for finding in findings {
      if finding.message.isEmpty { return "\(finding.rule.id) says nothing" }
      for location in [finding.location] + finding.notes.map(\.location) {
        guard case .bytes(let range, _) = location else {
          if mayBeRecorded { continue }
          return "\(finding.rule.id) has a recorded place"
        }
        let size = files.first { $0.path == location.path }?.bytes.count ?? -1
        if range.lowerBound < 0 || range.upperBound > size {
          return "\(finding.rule.id) is outside of \(location.path)"
        }
      }
    }
    return nil
  }

  /// RFC 6901: empty, or parts behind `/` in which `~` is `~0` or `~1`.
  private static func pointerProblem(_ pointer: String) -> String? {
    let scalars = Array(pointer.unicodeScalars)
    if let first = scalars.first, first != "/" { return "\(pointer) is no pointer" }
    for (place, scalar) in scalars.enumerated() where scalar == "~" {
      guard place + 1 < scalars.count, scalars[place + 1] == "0" || scalars[place + 1] == "1" else {
        return "\(pointer) is no pointer"
      }
    }
    return nil
  }
}
