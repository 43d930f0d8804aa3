import LAContract

/// A command line, read: `pushes/ --model App/ --rule unknown-key=error --format=json`.
///
/// An option given twice counts as given last; `--model`, `--report`, `--rule`, `--define` and `--exclude` add up.
struct Arguments {
  enum Action: Equatable {
    case check, describe, diff, summary, config, schema, explain(Rule), listRules, help(Subcommand), completions(
      Shell?), man,
      version
    case modelSchema, sample, decode, size
  }

  var action = Action.check
  /// Paths as given, `-` for standard input.
  var payloads: [String] = []
  /// Paths as given.
  var models: [String] = []
  /// Further versions of the model, in the order of the command line.
  var versions: [ModelVersion] = []
  /// nil: both.
  var direction: DirectionChoice?
  var options = Linter.Options()
  var format = Format.text
  var reports: [ReportFile] = []
  var color = ColorChoice.auto
  /// Every payload file has a push on each line, whatever its name.
  var isLines = false
  var configuration = ConfigurationFile.Choice.found
  var excludes: [Glob] = []
  /// Excludes count for files given by name too.
  var forcesExclude = false
  /// The file that standard input stands for.
  var inputName: String?
  /// JSON that is no Live Activity push passes in silence.
  var skipsUnrelated = false
  /// nil: as the configuration says.
  var failOn: FailOn?
  /// nil: payloads are left as they are.
  var fixing: Fixing?
  /// Also what needs a guess is fixed.
  var includesUnsafeFixes = false
  var isQuiet = false
  var isVerbose = false
  /// What only `schema` and `sample` take.
  var making = MakingArguments()

  /// Reads a command line without the program's name.
  init(parsing arguments: [String]) throws(RunError) {
    var isFirstOperand = true
    var subcommand = Subcommand.check
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        payloads += rest
        break
      }
      guard Self.isOption(argument) else {
        // A file of this name can still be given as ./check.
        if isFirstOperand, let word = Subcommand(rawValue: argument), action == .check || word == .check {
          subcommand = word
          if word != .check { action = word.row.action }
        } else {
          payloads.append(argument)
        }
        isFirstOperand = false
        continue
      }
      let (option, value) = try Self.option(argument, rest: &rest)
      try set(option, to: value)
      if option == .help { action = .help(subcommand) }
      // They are what people type who are lost, so nothing behind them is an error.
      if option == .help || option == .version { return }
    }
    switch action {
    case .check: try requireFormatAndInput()
    case .describe: try requireModelsOnly()
    case .diff: try requireTwoVersions()
    case .summary: try requireLinesOnly()
    case .decode: try requirePayloads(of: "decode", needsModel: true)
    case .size: try requirePayloads(of: "size", needsModel: false)
    case .config: if let operand = payloads.first { throw .configOperand(operand) }
    case .help: action = .help(try word(of: subcommand) ?? .check)
    case .completions: action = .completions(try requireShell(word(of: subcommand)))
    case .man: if let operand = payloads.first { throw .unexpectedWord(subcommand, operand) }
    case .schema, .explain, .listRules, .version, .modelSchema, .sample: break
    }
    try making.require(self)
    try requireFixing(subcommand)
  }

  /// The one word behind a subcommand that takes one of a few; nil where there is none.
  private func word<Word: RawRepresentable<String>>(of subcommand: Subcommand) throws(RunError) -> Word? {
    guard let operand = payloads.first else { return nil }
    guard let word = Word(rawValue: operand) else { throw .unexpectedWord(subcommand, operand) }
    if payloads.count > 1 { throw .unexpectedWord(subcommand, payloads[1]) }
    return word
  }

  private func requireShell(_ shell: Shell?) throws(RunError) -> Shell {
    guard let shell else { throw .missingShell }
    return shell
  }

  /// A lone `-` is standard input.
  private static func isOption(_ argument: String?) -> Bool {
    guard let argument else { return false }
    return argument.hasPrefix("-") && argument != "-"
  }

  /// Splits `--option=value`, or takes the next argument as the value; the value is empty for an option without one.
  private static func option(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(RunError) -> (Option, value: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option(spelling: parts[0]) else { throw .unknownOption(parts[0]) }
    guard option.valueName != nil else {
      if parts.count > 1 { throw .unexpectedValue(option) }
      return (option, "")
    }
    let value = parts.count > 1 ? parts[1] : Self.isOption(rest.first) ? nil : rest.popFirst()
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    return (option, value)
  }

  private mutating func set(_ option: Option, to value: String) throws(RunError) {
    switch option {
    case .model: models.append(value)
    case .type: options.type = value
    case .channel: options.isChannel = true
    case .contentState: options.isBareContentState = true
    case .envelope: options.envelope = try Self.choice(option, value)
    case .now: options.now = try Self.time(value)
    case .lines: isLines = true
    case .define: options.defines.insert(value)
    case .format: format = try Self.choice(option, value)
    case .report: try addReport(value)
    case .rule: try setSeverity(value)
    case .invalid: options.expectsErrors = true
    case .skipUnrelated: skipsUnrelated = true
    case .exclude: excludes.append(try Self.glob(value))
    case .forceExclude: forcesExclude = true
    case .standardInputName: inputName = value
    case .configuration: configuration = .path(value)
    case .noConfiguration: configuration = .none
    case .schema: action = .schema
    case .fix: if fixing == nil { fixing = .inPlace }
    case .fixDryRun: fixing = .dryRun
    case .unsafeFixes: includesUnsafeFixes = true
    case .failOn: failOn = try Self.choice(option, value)
    case .strict: failOn = .warning
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .color: color = try Self.choice(option, value)
    case .explain: action = .explain(try Self.rule(value))
    case .listRules: action = .listRules
    case .versionOf: try addVersion(value)
    case .direction: direction = try Self.choice(option, value)
    case .help: action = .help(.check)
    case .version: action = .version
    case .part, .event, .count, .seed, .minimal, .output: try making.set(option, to: value)
    }
  }

  /// Takes `ID=SEVERITY`.
  private mutating func setSeverity(_ setting: String) throws(RunError) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw .invalidRuleSetting(setting) }
    let rule = try Self.rule(parts[0])
    if parts[1] == "off" {
      options.severities.updateValue(nil, forKey: rule)
    } else if let severity = Severity(rawValue: parts[1]) {
      options.severities.updateValue(severity, forKey: rule)
    } else {
      throw .invalidRuleSetting(setting)
    }
  }

  /// Takes `FORMAT=FILE`.
  private mutating func addReport(_ setting: String) throws(RunError) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = Format(rawValue: parts[0]), Format.ofCheck.contains(format), parts.count == 2, !parts[1].isEmpty
    else {
      throw .invalidReport(setting)
    }
    if reports.contains(where: { $0.path == parts[1] }) { throw .repeatedReport(parts[1]) }
    reports.append(ReportFile(format: format, path: parts[1]))
  }

  /// Takes `NAME=PATH`; the same name adds a path.
  private mutating func addVersion(_ setting: String) throws(RunError) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts.contains("") else { throw .invalidVersion(setting) }
    if let place = versions.firstIndex(where: { $0.name == parts[0] }) {
      versions[place].paths.append(parts[1])
    } else {
      versions.append(ModelVersion(name: parts[0], paths: [parts[1]]))
    }
  }

  private static func rule(_ id: String) throws(RunError) -> Rule {
    guard let rule = Rule(id: id) else { throw .unknownRule(id) }
    return rule
  }

  private static func glob(_ pattern: String) throws(RunError) -> Glob {
    do {
      return try Glob(pattern)
    } catch {
      throw .invalidGlob(pattern, error)
    }
  }

  private static func time(_ text: String) throws(RunError) -> Double {
    guard let time = Linter.Options.unixTime(text) else { throw .invalidTime(text) }
    return time
  }

  static func choice<Choice: RawRepresentable<String>>(
    _ option: Option, _ value: String
  ) throws(RunError) -> Choice {
    guard let choice = Choice(rawValue: value) else { throw .invalidValue(option, value) }
    return choice
  }

  private func requireModelsOnly() throws(RunError) {
    if let payload = payloads.first { throw .describedPayload(payload) }
    if models.isEmpty { throw .missingDescribedModel }
    if let report = reports.first { throw .describedReport(report.path) }
    guard Format.ofDescribe.contains(format) else { throw .formatOfCheck(format) }
  }

  private func requireLinesOnly() throws(RunError) {
    if payloads.isEmpty { throw .missingLines }
    if !models.isEmpty { throw .modelOfSummary }
    guard Format.ofTextAndJSON.contains(format) else { throw .formatOfOthers(format, "summary") }
    if payloads.count(where: { $0 == "-" }) > 1 { throw .repeatedStandardInput }
  }

  private func requireTwoVersions() throws(RunError) {
    if !models.isEmpty { throw .optionOfCheck(.model) }
    if !versions.isEmpty { throw .optionOfCheck(.versionOf) }
    guard payloads.count <= 2 else { throw .diffOperands(payloads) }
    guard Format.ofCheck.contains(format) else { throw .formatOfDescribe(format) }
  }

  private func requireFixing(_ subcommand: Subcommand) throws(RunError) {
    if fixing == nil, includesUnsafeFixes { throw .unsafeFixesAlone }
    guard let fixing else { return }
    let option = fixing == .inPlace ? Option.fix : .fixDryRun
    guard subcommand == .check else { throw .optionOfAnother(option, subcommand.rawValue) }
    if isLines { throw .optionsApart(option, .lines) }
    if options.expectsErrors { throw .optionsApart(option, .invalid) }
    if fixing == .inPlace, payloads.contains(PayloadFiles.standardInput) { throw .fixOfStandardInput }
    if fixing == .dryRun, format != .text { throw .formatOfDiff(format) }
  }

  private func requireFormatAndInput() throws(RunError) {
    if direction != nil { throw .optionOfDiff(.direction) }
    guard Format.ofCheck.contains(format) else { throw .formatOfDescribe(format) }
    if payloads.count(where: { $0 == "-" }) > 1 { throw .repeatedStandardInput }
  }
}
