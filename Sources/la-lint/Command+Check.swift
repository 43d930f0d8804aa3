import LAContract

// Checking payloads, which is what the program does unless something else is asked of it.
extension Command {
  /// What is in force.
  func configuration(_ arguments: Arguments) throws(RunError) -> Configuration {
    try ConfigurationFile.read(arguments.configuration, from: workingFolder.path).overridden(by: arguments)
  }

  func check(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let progress = Progress(isWanted: errorIsTerminal && environment["TERM"] != "dumb", now: now, write: error)
    defer { progress.erase() }
    // Whatever else is written takes the line's place.
    var command = self
    command.output = { [output] in
      progress.erase()
      return output($0)
    }
    command.error = { [error] in
      progress.erase()
      error($0)
    }
    if arguments.fixing != nil, arguments.payloads.contains(PayloadFiles.standardInput) {
      // It is read to be fixed and to be checked.
      let input = Result { [readInput] () throws(SystemError) in try readInput() }
      command.readInput = { () throws(SystemError) in try input.get() }
      command.streamInput = nil
    }
    return try command.check(arguments, progress)
  }

  private func check(_ arguments: Arguments, _ progress: Progress) throws(RunError) -> ExitCode {
    let configuration = try configuration(arguments)
    if let file = configuration.file { say("the configuration is \(file)", arguments) }
    let items = try Selection.items(configuration, arguments)
    let payloads = items.compactMap { item in
      if case .check(let payload) = item { payload } else { nil }
    }
    guard let linters = linters(for: payloads, of: configuration, arguments) else { return .failed }
    let unfixed = try fix(items, by: linters, arguments)
    let modelFindings = linters.compactMap { $0 }.flatMap(\.modelFindings)
      .reduce(into: [Finding]()) { all, finding in if !all.contains(finding) { all.append(finding) } }
    let hasLines = arguments.isLines || payloads.contains { PayloadFiles.isLines($0.name) }
    var run = Run(
      modelFindings: modelFindings, hasLines: hasLines, arguments, failOn: configuration.failOn.value,
      style: style(arguments.color), folder: workingFolder,
      // A diff has been printed in place of the findings.
      write: arguments.fixing == .dryRun ? { _ in true } : write, checked: progress.update)
    for error in unfixed { run.add(error) }
    try run.begin()
    var skipped: [Selection.Reason] = []
    var rest = items[...]
    while let item = rest.first, !run.isOver {
      let whole = wholeFiles(at: rest, arguments)
      rest = rest.dropFirst(max(1, whole.count))
      do throws(RunError) {
        switch item {
        case .fail(let error): throw error
        case .skip(let name, let reason):
          say("skipping \(name): \(reason)", arguments)
          skipped.append(reason)
        case .check(let payload) where whole.isEmpty:
          sayChecking(payload, configuration, arguments)
          let linters = self.linters(for: payload, linters)
          guard try !check(payload, by: linters, in: &run, isLines: arguments.isLines) else { continue }
          say("skipping \(payload.name): \(Selection.Reason.unrelated)", arguments)
          skipped.append(.unrelated)
        case .check:
          let files = whole.map { Run.Whole(path: $0.path, linters: self.linters(for: $0, linters)) }
          try run.check(files) { run, place, result in
            sayChecking(whole[place], configuration, arguments)
            switch result {
            case .success(true): break
            case .success(false):
              say("skipping \(whole[place].name): \(Selection.Reason.unrelated)", arguments)
              skipped.append(.unrelated)
            case .failure(let error):
              report(error, arguments.color)
              run.add(error)
            }
          }
        }
      } catch {
        if case .outputFailed = error { throw error }
        report(error, arguments.color)
        run.add(error)
      }
    }
    let isWritten = writeReports(arguments) { format throws(RunError) in try run.report(format) }
    try run.end()
    if errorIsTerminal {
      error((arguments.fixing == nil ? run.results.summary : run.results.summaryAfterFixes) + "\n")
    }
    let checked = payloads.count - skipped.count { $0 == .unrelated }
    say("\(Results.counted(checked, "file")) checked, \(skipped.count) skipped", arguments)
    let isComplete = isWritten && run.results.failures.isEmpty
    return isComplete ? run.results.exitStatus(failOn: configuration.failOn.value) : .failed
  }

  /// Writes the reports that go to files. One that cannot be written stops neither the others nor the output.
  ///
  /// - Returns: Whether all are written.
  func writeReports(_ arguments: Arguments, _ text: (Format) throws(RunError) -> String) -> Bool {
    var isComplete = true
    for file in arguments.reports {
      do throws(RunError) {
        try FileSystem.write(text(file.format), to: file.path)
      } catch {
        report(error, arguments.color)
        isComplete = false
      }
    }
    return isComplete
  }

  /// A linter for each contract, where payloads need it; nil, once the reasons have been told, if a model cannot be read: with a
  /// part of the model missing, any verdict could be wrong.
  private func linters(
    for payloads: [Selection.Payload], of configuration: Configuration, _ arguments: Arguments
  ) -> [Linter?]? {
    var linters: [Linter?] = configuration.contracts.map { _ in nil }
    var isComplete = true
    for index in linters.indices where payloads.contains(where: { $0.contracts.contains(index) }) {
      let contract = configuration.contracts[index]
      var errors: [RunError] = []
      let models = ModelFiles.read(existing(configuration.paths(contract.model), &errors))
      errors += models.errors
      let versions = read(
        contract.versions.map { version in
          ModelVersion(name: version.name, paths: existing(configuration.paths(version.paths), &errors))
        }, &errors)
      for error in errors { report(error, arguments.color) }
      isComplete = isComplete && errors.isEmpty
      for file in models.files { say("reading \(file.path) for '\(contract.name.value)'", arguments) }
      linters[index] = Linter(
        models: models.files, versions: versions, options: configuration.options(for: contract, arguments))
    }
    return isComplete ? linters : nil
  }

  /// Paths without those of the configuration that lead nowhere, which are errors.
  func existing(_ paths: [Setting<String>], _ errors: inout [RunError]) -> [String] {
    paths.compactMap { path in
      guard case .file(let location) = path.origin, !FileSystem.exists(path.value),
        !GitFiles.isRevisionPath(path.value)
      else { return path.value }
      errors.append(.invalidConfiguration([ConfigurationProblem(kind: .noSuchModel(path.value), location: location)]))
      return nil
    }
  }

  /// The files in front that are read as a whole each, and can be checked at once; not so many that much has to be kept.
  private func wholeFiles(at items: ArraySlice<Selection.Item>, _ arguments: Arguments) -> [Selection.Payload] {
    var payloads: [Selection.Payload] = []
    for item in items.prefix(1024) {
      guard case .check(let payload) = item, !arguments.isLines, !PayloadFiles.isLines(payload.name),
        payload.path != PayloadFiles.standardInput
      else { break }
      payloads.append(payload)
    }
    return payloads
  }

  func linters(for payload: Selection.Payload, _ linters: [Linter?]) -> [Linter] {
    let linters = payload.contracts.compactMap { linters[$0] }
    // An example of a bad push need not look like one.
    return payload.mustBeInvalid ? linters.map(\.expectingErrors) : linters
  }

  private func sayChecking(_ payload: Selection.Payload, _ configuration: Configuration, _ arguments: Arguments) {
    guard arguments.isVerbose else { return }
    let names = payload.contracts.map { "'\(configuration.contracts[$0].name.value)'" }
    say("checking \(payload.name) against \(names.joined(separator: " and "))", arguments)
  }

  /// - Returns: Whether the payload was checked, and not passed over as unrelated.
  private func check(
    _ payload: Selection.Payload, by linters: [Linter], in run: inout Run, isLines: Bool
  ) throws(RunError) -> Bool {
    guard isLines || PayloadFiles.isLines(payload.name) else {
      return try run.check(try read(payload), by: linters)
    }
    if payload.path == PayloadFiles.standardInput {
      try run.checkLines(of: payload.name, by: linters) { take throws(SystemError) in
        if let streamInput { return try streamInput(take) }
        _ = take(try readInput())
      }
    } else {
      try run.checkLines(of: payload.path, by: linters) { take throws(SystemError) in
        try System.streamFile(payload.path, take)
      }
    }
    return true
  }

  private func read(_ payload: Selection.Payload) throws(RunError) -> SourceFile {
    guard payload.path == PayloadFiles.standardInput else { return try FileSystem.read(payload.path) }
    do {
      return SourceFile(path: payload.name, bytes: try readInput())
    } catch {
      throw .unreadableStandardInput(reason: error.description)
    }
  }

  /// What `--verbose` tells, on standard error.
  private func say(_ text: String, _ arguments: Arguments) {
    if arguments.isVerbose { error("la-lint: \(text)".printable + "\n") }
  }
}
