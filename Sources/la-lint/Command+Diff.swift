import LAContract

extension Command {
  /// Compares two versions of a model.
  func diff(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let versions = arguments.payloads.map { ModelFiles.read(version: $0, environment: environment) }
    for error in versions.flatMap(\.errors) { report(error, arguments.color) }
    guard versions.allSatisfy(\.errors.isEmpty) else { return .failed }

    let failOn = arguments.failOn ?? .error
    let linters = versions.map { Linter(models: $0.files, options: arguments.options) }
    let results = Results(comparing: linters[0], with: linters[1], arguments)
    let isWritten = writeReports(arguments) { format throws(RunError) in
      try format.report(results, isStrict: failOn == .warning, in: workingFolder)
    }
    switch arguments.format {
    case .text: try write(TextOutput.text(results, style: style(arguments.color)))
    default: try write(arguments.format.report(results, isStrict: failOn == .warning, in: workingFolder))
    }
    if errorIsTerminal { error(results.summary(of: "2 versions compared") + "\n") }
    return isWritten ? results.exitStatus(failOn: failOn) : .failed
  }

  /// Reads the further versions of a model.
  func read(_ versions: [ModelVersion], _ errors: inout [RunError]) -> [Linter.Version] {
    var result: [Linter.Version] = []
    for version in versions {
      let read = version.paths.map { ModelFiles.read(version: $0, environment: environment) }
      errors += read.flatMap(\.errors)
      result.append(Linter.Version(name: version.name, models: read.flatMap(\.files)))
    }
    return result
  }
}

extension Results {
  /// What there is to say about two versions of a model: about each, and about what has changed.
  init(comparing old: Linter, with new: Linter, _ arguments: Arguments) {
    let diff = ContractDiff(from: old, to: new, directions: (arguments.direction ?? .both).directions)
    self.init(
      modelFindings: old.modelFindings + new.modelFindings + diff.findings(severities: arguments.options.severities),
      lowestShown: arguments.isQuiet ? .error : .note)
  }
}
