import LAContract

// What is made from a model: schemas and payloads.
extension Command {
  func schema(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let (contract, status) = try contract(for: "schema", arguments)
    if let contract { try write(contract.schema(of: arguments.making.part)) }
    return status
  }

  func sample(_ arguments: Arguments) throws(RunError) -> ExitCode {
    let (contract, status) = try contract(for: "sample", arguments)
    guard let contract else { return status }
    let making = arguments.making
    var sampler = PayloadSampler(contract, options: making.samplerOptions(arguments.options), seed: making.seed)
    do {
      if let folder = making.output {
        try write(try sampler.invalidPayloads(), to: folder)
      } else if making.count == 1 {
        try write(try sampler.nextPretty() + "\n")
      } else {
        for _ in 0..<making.count where try !write(try sampler.next() + "\n") { break }
      }
    } catch let failure as PayloadSampler.Failure {
      throw RunError(failure, contract.attributesType)
    } catch let error as RunError {
      throw error
    } catch {
      throw .outputFailed(reason: "\(error)")
    }
    return status
  }

  /// The contract that is meant; nil where the model has none, which is said on standard error, as all that there is to
  /// say about the model.
  private func contract(
    for command: String, _ arguments: Arguments
  ) throws(RunError) -> (contract: Contract?, status: ExitCode) {
    let models = ModelFiles.read(arguments.models)
    for error in models.errors { report(error, arguments.color) }
    guard models.errors.isEmpty else { return (nil, .failed) }
    let linter = Linter(models: models.files, options: arguments.options)
    let results = Results(modelFindings: linter.modelFindings, lowestShown: arguments.isQuiet ? .error : .note)
    let findings = TextOutput.text(results, style: style(arguments.color, isTerminal: errorIsTerminal))
    if !findings.isEmpty { error(findings) }
    var names: [String] = []
    for contract in linter.contracts where !names.contains(contract.attributesType) {
      names.append(contract.attributesType)
    }
    if names.count > 1 { throw .severalTypes(names, command) }
    return (linter.contracts.first, results.exitStatus(failOn: arguments.failOn ?? .error))
  }

  private func write(_ payloads: [InvalidPayload], to folder: String) throws(RunError) {
    try FileSystem.makeFolder(folder)
    for payload in payloads {
      try FileSystem.write(payload.text, to: folder + (folder.hasSuffix("/") ? "" : "/") + "\(payload.name).json")
    }
    try write("\(payloads.count) payloads in \(folder.printable), each with one finding\n")
  }
}

extension MakingArguments {
  fileprivate func samplerOptions(_ options: Linter.Options) -> PayloadSampler.Options {
    var made = PayloadSampler.Options()
    made.event = event
    made.isMinimal = isMinimal
    made.isBareContentState = options.isBareContentState
    made.isChannel = options.isChannel
    if let envelope = options.envelope { made.envelope = envelope }
    if let now = options.now { made.now = now }
    return made
  }
}

extension RunError {
  fileprivate init(_ failure: PayloadSampler.Failure, _ type: String) {
    switch failure {
    case .impossibleModel: self = .impossibleModel(type)
    case .finding(let finding): self = .sampleWithFinding("\(finding.message) [\(finding.rule.id)]")
    }
  }
}
