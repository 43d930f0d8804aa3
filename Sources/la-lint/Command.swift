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
  /// Standard input piece by piece; nil: all of it is one piece.
  var streamInput: ((_ take: (ArraySlice<UInt8>) -> Bool) throws(SystemError) -> Void)?
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
      case .describeHelp: try write(Help.describe)
      case .describe: return try describe(arguments)
      case .summaryHelp: try write(Help.summary)
      case .summary: return try summarize(arguments)
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
    var run = Run(linter, arguments, style: style(arguments.color), folder: workingFolder, write: write)
    try run.begin()
    try check(arguments.payloads.flatMap(PayloadFiles.expand), in: &run, isLines: arguments.isLines)
    let isWritten = writeReports(of: run, arguments)
    try run.end()
    if errorIsTerminal { error(run.results.summary + "\n") }
    let isComplete = isWritten && run.results.failures.isEmpty
    return isComplete ? run.results.exitStatus(isStrict: arguments.isStrict) : .failed
  }

  /// Writes the reports that go to files. One that cannot be written stops neither the others nor the output.
  ///
  /// - Returns: Whether all are written.
  private func writeReports(of run: Run, _ arguments: Arguments) -> Bool {
    var isComplete = true
    for file in arguments.reports {
      do throws(RunError) {
        try FileSystem.write(run.report(file.format), to: file.path)
      } catch {
        report(error)
        isComplete = false
      }
    }
    return isComplete
  }

  /// Checks files in their order: those that are read as a whole many at once, any other on its own.
  private func check(
    _ paths: [Result<String, RunError>], in run: inout Run, isLines: Bool
  ) throws(RunError) {
    let note = { (run: inout Run, error: RunError) in
      report(error)
      run.add(error)
    }
    var rest = paths[...]
    while let path = rest.first, !run.isOver {
      let whole = rest.prefix(1024).prefix { path in
        guard case .success(let path) = path else { return false }
        return !isLines && !PayloadFiles.isLines(path) && path != PayloadFiles.standardInput
      }
      do throws(RunError) {
        if whole.isEmpty {
          rest.removeFirst()
          try checkAlone(try path.get(), in: &run, isLines: isLines)
        } else {
          rest = rest.dropFirst(whole.count)
          try run.check(whole.compactMap { try? $0.get() }, failed: note)
        }
      } catch {
        if case .outputFailed = error { throw error }
        note(&run, error)
      }
    }
  }

  private func checkAlone(_ path: String, in run: inout Run, isLines: Bool) throws(RunError) {
    guard isLines || PayloadFiles.isLines(path) else { return try run.check(try read(path)) }
    if path == PayloadFiles.standardInput {
      try run.checkLines(of: PayloadFiles.inputName) { take throws(SystemError) in
        if let streamInput { return try streamInput(take) }
        _ = take(try readInput()[...])
      }
    } else {
      try run.checkLines(of: path) { take throws(SystemError) in try System.streamFile(path, take) }
    }
  }

  /// Prints the contract; what there is to say about the model goes to standard error.
  private func describe(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let models = ModelFiles.read(arguments.models)
    models.errors.forEach(report)
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
    return results.exitStatus(isStrict: arguments.isStrict)
  }

  private func read(_ path: String) throws(RunError) -> SourceFile {
    guard path == PayloadFiles.standardInput else { return try FileSystem.read(path) }
    do {
      return SourceFile(path: PayloadFiles.inputName, bytes: try readInput())
    } catch {
      throw .unreadableStandardInput(reason: error.description)
    }
  }

  /// Whether to print colours.
  func style(_ choice: ColorChoice, isTerminal: Bool? = nil) -> Style {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      // NO_COLOR counts if it is set to anything but nothing: https://no-color.org
      case .auto:
        (isTerminal ?? outputIsTerminal) && environment["NO_COLOR", default: ""].isEmpty
          && environment["TERM"] != "dumb"
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

  func report(_ runError: RunError) {
    error("la-lint: error: \(runError)".printable + "\n")
  }
}
