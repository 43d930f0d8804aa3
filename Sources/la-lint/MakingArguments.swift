import LAContract

/// What the command lines of `schema` and `sample` have that no other has.
struct MakingArguments {
  static let countLimit = 1_000_000

  var part = SchemaPart.push
  var event = PayloadSampler.Event.update
  var count = 1
  var seed: UInt64 = 0
  var isMinimal = false
  /// A folder.
  var output: String?
  /// In their order.
  private var given: [Option] = []

  mutating func set(_ option: Option, to value: String) throws(RunError) {
    given.append(option)
    switch option {
    case .part: part = try Arguments.choice(option, value)
    case .event: event = try Arguments.choice(option, value)
    case .count:
      guard let number = Int(value), (1...Self.countLimit).contains(number) else {
        throw .invalidNumber(option, value)
      }
      count = number
    case .seed:
      guard let number = UInt64(value) else { throw .invalidNumber(option, value) }
      seed = number
    case .minimal: isMinimal = true
    case .output: output = value
    default: break
    }
  }

  /// Says what a whole command line lacks or has too much.
  func require(_ arguments: Arguments) throws(RunError) {
    let isInvalid = arguments.options.expectsErrors
    switch arguments.action {
    case .modelSchema: try require(arguments, "schema", options: [.part])
    case .sample:
      try require(arguments, "sample", options: [.event, .count, .seed, .minimal, .output])
      if isInvalid, output == nil { throw .invalidWithoutOutput }
      if !isInvalid, output != nil { throw .outputWithoutInvalid }
      if isInvalid, given.contains(.count) { throw .invalidWithCount }
      if arguments.options.isChannel, event == .start { throw .channelStart }
    case .check: if let option = given.first { throw .optionOfAnother(option, "check") }
    case .diff: if let option = given.first { throw .optionOfAnother(option, "diff") }
    case .describe: if let option = given.first { throw .optionOfAnother(option, "describe") }
    case .summary: if let option = given.first { throw .optionOfAnother(option, "summary") }
    case .decode: if let option = given.first { throw .optionOfAnother(option, "decode") }
    case .size: if let option = given.first { throw .optionOfAnother(option, "size") }
    default: break
    }
  }

  private func require(_ arguments: Arguments, _ command: String, options: Set<Option>) throws(RunError) {
    if let payload = arguments.payloads.first { throw .payloadOf(command, payload) }
    if arguments.models.isEmpty { throw .missingModelOf(command) }
    if let option = given.first(where: { !options.contains($0) }) { throw .optionOfAnother(option, command) }
    if arguments.format != .text { throw .optionOfAnother(.format, command) }
    if arguments.direction != nil { throw .optionOfDiff(.direction) }
    if !arguments.versions.isEmpty { throw .optionOfAnother(.versionOf, command) }
    if !arguments.reports.isEmpty { throw .optionOfAnother(.report, command) }
    if arguments.isLines { throw .optionOfAnother(.lines, command) }
    guard command == "schema" else { return }
    if arguments.options.expectsErrors { throw .optionOfAnother(.invalid, command) }
    if arguments.options.now != nil { throw .optionOfAnother(.now, command) }
    if arguments.options.envelope != nil { throw .optionOfAnother(.envelope, command) }
    if arguments.options.isChannel { throw .optionOfAnother(.channel, command) }
    if arguments.options.isBareContentState { throw .optionOfAnother(.contentState, command) }
  }
}
