import LAContract

/// A command line, read: `pushes/ --model App/ --rule unknown-key=error --format=json`.
///
/// An option given twice counts as given last; `--model`, `--report`, `--rule`, `--define` and `--exclude` add up.
struct Arguments {
  enum Action: Equatable {
    case check, describe, describeHelp, config, configHelp, schema, explain(Rule), listRules, help, version
  }

  var action = Action.check
  /// Paths as given, `-` for standard input.
  var payloads: [String] = []
  /// Paths as given.
  var models: [String] = []
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
  var isQuiet = false
  var isVerbose = false

  /// Reads a command line without the program's name.
  init(parsing arguments: [String]) throws(RunError) {
    var isFirstOperand = true
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        payloads += rest
        break
      }
      guard Self.isOption(argument) else {
        // A file of this name can still be given as ./check.
        switch argument {
        case "check" where isFirstOperand: break
        case "describe" where isFirstOperand && action == .check: action = .describe
        case "config" where isFirstOperand && action == .check: action = .config
        default: payloads.append(argument)
        }
        isFirstOperand = false
        continue
      }
      let (option, value) = try Self.option(argument, rest: &rest)
      try set(option, to: value)
      // They are what people type who are lost, so nothing behind them is an error.
      if [.help, .describeHelp, .configHelp, .version].contains(action) { return }
    }
    if action == .check { try requireFormatAndInput() }
    if action == .describe { try requireModelsOnly() }
    if action == .config, let operand = payloads.first { throw .configOperand(operand) }
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
    case .failOn: failOn = try Self.choice(option, value)
    case .strict: failOn = .warning
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .color: color = try Self.choice(option, value)
    case .explain: action = .explain(try Self.rule(value))
    case .listRules: action = .listRules
    case .help: action = action == .describe ? .describeHelp : action == .config ? .configHelp : .help
    case .version: action = .version
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

  private static func choice<Choice: RawRepresentable<String>>(
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

  private func requireFormatAndInput() throws(RunError) {
    guard Format.ofCheck.contains(format) else { throw .formatOfDescribe(format) }
    if payloads.count(where: { $0 == "-" }) > 1 { throw .repeatedStandardInput }
  }
}
