import Testing

@testable import LAContract
@testable import la_lint

@Suite("Decode and size, of whatever there is")
struct DecodedRobustnessTests {
  @Test("The exit status of decode is that of a check", arguments: Fixture.all)
  func status(_ fixture: Fixture) throws {
    var files = Dictionary(uniqueKeysWithValues: fixture.models.map { ($0.path, $0.text(0..<$0.bytes.count)) })
    files[fixture.payload.path] = fixture.payload.text(0..<fixture.payload.bytes.count)
    let folder = try TemporaryFolder(files)
    var options = fixture.options
    // What must not be sent is not decode's matter.
    guard !options.expectsErrors else { return }
    var words = [folder[fixture.payload.path]] + fixture.models.flatMap { ["--model", folder[$0.path]] }
    words += options.type.map { ["--type", $0] } ?? []
    words += options.isChannel ? ["--channel"] : []
    words += options.isBareContentState ? ["--content-state"] : []
    words += options.now.map { ["--now", "\(Int($0))"] } ?? []
    words += options.defines.flatMap { ["--define", $0] }
    options.severities = [:]
    let (check, decode) = (CommandRun(["--no-config"] + words), CommandRun(["decode"] + words))
    #expect(decode.status == check.status, "\(decode.output)\n\(decode.error)\n\(check.output)")
    // A push that is there and does not decode has a line that says where.
    let report = Linter(models: fixture.models, options: options).keepingValues.check(fixture.payload)
    if report.decoded.contains(where: { $0.contentStateDecodes == false || $0.attributesDecode == false }) {
      #expect(decode.output.contains("^ decoding stops here"))
    }
    #expect(CommandRun(["size"] + words).status != .failed)
  }

  @Test("Any beginning of a payload and of a model is taken", arguments: Fixture.all)
  func prefixes(_ fixture: Fixture) {
    let linter = Linter(models: fixture.models, options: fixture.options).keepingValues.keepingSizes
    let output = DecodedText(now: 0, style: .plain, severities: [:])
    let payload = fixture.payload.bytes.prefix(6000)
    for end in stride(from: 0, to: payload.count, by: max(7, payload.count / 40)) {
      // With the brackets closed, or what is cut off is no JSON.
      let cut = Array(payload.prefix(end))
      for text in [cut, Self.closed(cut)] {
        let report = linter.check(SourceFile(path: fixture.payload.path, bytes: text))
        #expect(report.decoded.count == report.sizes.count || fixture.models.isEmpty)
        #expect(output.text(report).hasSuffix("\n"))
      }
    }
    for model in fixture.models {
      for end in stride(from: 0, to: model.bytes.count, by: max(7, model.bytes.count / 40)) {
        let source = SourceFile(path: model.path, bytes: Array(model.bytes.prefix(end)))
        let sizes = Linter(models: [source], options: Linter.judgingMembers(.init())).modelSizes
        #expect(sizes.allSatisfy { $0.growing.allSatisfy { $0.fitting >= 0 } })
      }
    }
  }

  /// The text with what is open in it closed.
  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    var open: [UInt8] = []
    var isInString = false
    for byte in bytes {
      switch byte {
      case .quote: isInString.toggle()
      case .openBrace where !isInString: open.append(UInt8(ascii: "}"))
      case .openBracket where !isInString: open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: _ = open.popLast()
      default: break
      }
    }
    return bytes + (isInString ? [.quote] : []) + open.reversed()
  }
}
