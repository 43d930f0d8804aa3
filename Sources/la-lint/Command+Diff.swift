import LAContract

extension Command {
  /// Compares two versions of a model, or models with what the last commit has of them.
  func diff(_ arguments: Arguments) throws(RunError) -> ExitCode {
    var errors: [RunError] = []
    let pairs = try arguments.payloads.count == 2 ? [pair(arguments, &errors)] : pairsSinceCommit(arguments, &errors)
    for error in errors { report(error, arguments.color) }
    guard errors.isEmpty else { return .failed }

    let failOn = arguments.failOn ?? .error
    let results = Results(comparing: pairs, arguments)
    let isWritten = writeReports(arguments) { format throws(RunError) in
      try format.report(results, isStrict: failOn == .warning, in: workingFolder)
    }
    switch arguments.format {
    case .text: try write(TextOutput.text(results, style: style(arguments.color)))
    default: try write(arguments.format.report(results, isStrict: failOn == .warning, in: workingFolder))
    }
    if errorIsTerminal { error(results.summary(of: "\(Results.counted(pairs.count, "model")) compared") + "\n") }
    return isWritten ? results.exitStatus(failOn: failOn) : .failed
  }

  private func pair(_ arguments: Arguments, _ errors: inout [RunError]) -> ModelPair {
    let versions = arguments.payloads.map { ModelFiles.read(version: $0, environment: environment) }
    errors += versions.flatMap(\.errors)
    return ModelPair(old: versions[0].files, new: versions[1].files, isSinceCommit: false)
  }

  /// The model that is named, or those of the configuration; one that the last commit does not have is left out.
  private func pairsSinceCommit(_ arguments: Arguments, _ errors: inout [RunError]) throws(RunError) -> [ModelPair] {
    var models = arguments.payloads.map { [$0] }
    if models.isEmpty {
      let configuration = try configuration(arguments)
      models = configuration.contracts.map { existing(configuration.paths($0.model), &errors) }
      if configuration.contracts.isEmpty { throw .diffOperands([]) }
    }
    var pairs: [ModelPair] = []
    for (place, paths) in models.enumerated() where !models[..<place].contains(paths) {
      let new = ModelFiles.read(paths)
      errors += new.errors
      guard new.errors.isEmpty else { continue }
      do throws(RunError) {
        var old: [SourceFile] = []
        for path in paths { old += try GitFiles(environment: environment).lastCommitted(path) }
        if !old.isEmpty { pairs.append(ModelPair(old: old, new: new.files, isSinceCommit: true)) }
      } catch {
        errors.append(error)
      }
    }
    return pairs
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

/// Two versions of a model.
struct ModelPair {
  let old: [SourceFile]
  let new: [SourceFile]
  /// The old one is what the last commit has. Nobody can change that any more, so its mistakes are not told.
  let isSinceCommit: Bool
}

extension Results {
  /// What there is to say about versions of models: about each, and about what has changed.
  init(comparing pairs: [ModelPair], _ arguments: Arguments) {
    let findings = pairs.flatMap { pair in
      let old = Linter(models: pair.old, options: arguments.options)
      let new = Linter(models: pair.new, options: arguments.options)
      let diff = ContractDiff(from: old, to: new, directions: (arguments.direction ?? .both).directions)
      return (pair.isSinceCommit ? [] : old.modelFindings) + new.modelFindings
        + diff.findings(severities: arguments.options.severities)
    }
    self.init(modelFindings: findings, lowestShown: arguments.isQuiet ? .error : .note)
  }
}
