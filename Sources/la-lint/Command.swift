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
  /// What reports for other tools name files relative to.
  var workingFolder = WorkingFolder.current
  /// All of standard input.
  var readInput: () throws(SystemError) -> [UInt8]
  /// Standard output.
  var output: (String) -> WriteResult
  /// Standard error; where that is closed, there is nobody left to tell.
  var error: (String) -> Void

  /// Does what a command line, without the program's name, says.
  func run(_ arguments: [String]) -> ExitCode {
    do throws(RunError) {
      let arguments = try Arguments(parsing: arguments)
      switch arguments.action {
      case .help: try write(Help.text)
      case .version: try write("la-lint \(Self.version)\n")
      case .listRules: try write(RuleList.text)
      case .explain(let rule): try write(Explanation.text(rule, rule.documentation, style: style(arguments.color)))
      case .check: return try check(arguments)
      }
      return .clean
    } catch {
      report(error)
      return .failed
    }
  }

  private func check(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let models = ModelFiles.read(arguments.models)
    models.errors.forEach(report)
    // With a part of the model missing, any verdict could be wrong.
    guard models.errors.isEmpty else { return .failed }

    let linter = Linter(models: models.files, options: arguments.options)
    var results = Results(modelFindings: linter.modelFindings, lowestShown: arguments.isQuiet ? .error : .note)
    for path in arguments.payloads.flatMap(PayloadFiles.expand) {
      do throws(RunError) {
        results.add(linter.check(try read(try path.get())))
      } catch {
        report(error)
        results.add(error)
      }
    }

    // A file that cannot be written stops neither the other reports nor the findings on standard output.
    var hasFailed = !results.failures.isEmpty
    for file in arguments.reports {
      do throws(RunError) {
        try FileSystem.write(text(of: results, as: file.format, arguments, style: .plain), to: file.path)
      } catch {
        report(error)
        hasFailed = true
      }
    }
    try write(text(of: results, as: arguments.format, arguments, style: style(arguments.color)))
    if errorIsTerminal { error(results.summary + "\n") }
    return hasFailed ? .failed : results.exitStatus(isStrict: arguments.isStrict)
  }

  /// A report in a format.
  func text(
    of results: Results, as format: Format, _ arguments: Arguments, style: Style
  ) throws(RunError) -> String {
    switch format {
    case .text: TextOutput.text(results, style: style)
    case .concise: ConciseOutput.text(results, in: workingFolder)
    case .json: try JSONOutput.text(results)
    case .sarif: try SARIFOutput.text(results, in: workingFolder)
    case .github: GitHubOutput.text(results, in: workingFolder)
    case .gitlab: try GitLabOutput.text(results, in: workingFolder)
    case .junit: JUnitOutput.text(results, isStrict: arguments.isStrict, in: workingFolder)
    case .checkstyle: CheckstyleOutput.text(results, in: workingFolder)
    }
  }

  private func read(_ path: String) throws(RunError) -> SourceFile {
    guard path == PayloadFiles.standardInput else { return try FileSystem.read(path) }
    do {
      return SourceFile(path: "<stdin>", bytes: try readInput())
    } catch {
      throw .unreadableStandardInput(reason: error.description)
    }
  }

  /// Whether to print colours.
  func style(_ choice: ColorChoice) -> Style {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      // NO_COLOR counts if it is set to anything but nothing: https://no-color.org
      case .auto: outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
      }
    return Style(isColored: isColored)
  }

  private func write(_ text: String) throws(RunError) {
    switch output(text) {
    case .written, .closed: return
    case .failed(let error): throw .outputFailed(reason: error.description)
    }
  }

  private func report(_ runError: RunError) {
    error("la-lint: error: \(runError)".printable + "\n")
  }
}
