import LAContract

/// How a run ended.
enum ExitCode: Int32 {
  /// Nothing at error severity.
  case clean = 0
  /// Findings at error severity, about the payload or the model; with `--strict`, warnings too.
  case findings = 1
  /// The run itself failed: usage, a file that cannot be read, nothing to check.
  case failed = 2
}

/// The program, with what it needs of the process handed in, so that tests run it in process.
struct Command {
  static let version = "0.1.0"

  var environment: [String: String] = [:]
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// Where the search for a configuration begins, and what reports for other tools name files relative to.
  var workingFolder = WorkingFolder.current
  /// Seconds from any time, for the progress line.
  var now: () -> Double = System.seconds
  /// The time in Unix seconds, for how far off a date is.
  var clock: () -> Double = System.unixTime
  /// All of standard input.
  var readInput: () throws(SystemError) -> [UInt8]
  /// Standard input piece by piece; nil: all of it is one piece.
  var streamInput: ((_ take: ([UInt8]) -> Bool) throws(SystemError) -> Void)?
  /// Standard output.
  var output: (String) -> WriteResult
  /// Standard error; where that is closed, there is nobody left to tell.
  var error: (String) -> Void

  /// Does what a command line, without the program's name, says.
  func run(_ arguments: [String]) -> ExitCode {
    var color = ColorChoice.auto
    do throws(RunError) {
      let arguments = try Arguments(parsing: arguments)
      color = arguments.color
      switch arguments.action {
      case .help(let subcommand): try write(subcommand.row.help)
      case .completions(let shell): if let shell { try write(shell.script) }
      case .man: try write(ManPage.text)
      case .version: try write("la-lint \(Self.version)\n")
      case .listRules: try write(RuleList.text)
      case .explain(let rule): try write(Explanation.text(rule, rule.documentation, style: style(arguments.color)))
      case .describe: return try describe(arguments)
      case .diff: return try diff(arguments)
      case .summary: return try summarize(arguments)
      case .decode: return try decode(arguments)
      case .size: return try size(arguments)
      case .config: try write(ConfigurationListing.text(try configuration(arguments)))
      case .modelSchema: return try schema(arguments)
      case .sample: return try sample(arguments)
      case .schema: try write(try ConfigurationSchema.text())
      case .check: return try check(arguments)
      }
      return .clean
    } catch {
      report(error, color)
      return .failed
    }
  }

  /// Prints the contract; what there is to say about the model goes to standard error.
  private func describe(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let models = ModelFiles.read(arguments.models)
    for error in models.errors { report(error, arguments.color) }
    guard models.errors.isEmpty else { return .failed }

    let linter = Linter(models: models.files, options: arguments.options)
    let results = Results(modelFindings: linter.modelFindings, lowestShown: arguments.isQuiet ? .error : .note)
    let findings = TextOutput.text(results, style: style(arguments.color, isTerminal: errorIsTerminal))
    if !findings.isEmpty { error(findings) }
    switch arguments.format {
    case .markdown: try write(DescriptionMarkdown.text(linter.descriptions))
    case .json:
      do {
        try write(try linter.contractDocument)
      } catch let error as RunError {
        throw error
      } catch {
        throw .outputFailed(reason: "\(error)")
      }
    default: try write(DescriptionText.text(linter.descriptions))
    }
    return results.exitStatus(failOn: arguments.failOn ?? .error)
  }

  /// Whether to print colours.
  func style(_ choice: ColorChoice, isTerminal: Bool? = nil) -> Style {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      // NO_COLOR counts if it is set to anything but nothing: https://no-color.org. It outdoes CLICOLOR_FORCE, which
      // counts for CI, where no terminal is: https://bixense.com/clicolors
      case .auto:
        environment["NO_COLOR", default: ""].isEmpty
          && (!["", "0"].contains(environment["CLICOLOR_FORCE", default: ""])
            || (isTerminal ?? outputIsTerminal) && environment["TERM"] != "dumb")
      }
    return Style(isColored: isColored)
  }

  /// - Returns: Whether somebody still reads.
  @discardableResult
  func write(_ text: String) throws(RunError) -> Bool {
    switch output(text) {
    case .written: return true
    case .closed: return false
    case .failed(let error): throw .outputFailed(reason: error.description)
    }
  }

  func report(_ runError: RunError, _ color: ColorChoice) {
    guard case .invalidConfiguration(let problems) = runError else {
      return error("la-lint: error: \(runError)".printable + "\n")
    }
    let style = style(color, isTerminal: errorIsTerminal)
    for problem in problems { error(TextOutput.error(problem.message, at: problem.location, style: style)) }
  }
}
