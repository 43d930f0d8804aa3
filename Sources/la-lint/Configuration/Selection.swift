import LAContract

/// Which payloads a run checks, against which contracts.
struct Selection {
  /// A payload to be checked.
  struct Payload: Equatable {
    /// The path to read, or `-`.
    let path: String
    /// The path as findings name it.
    let name: String
    /// Indices of the configuration's contracts, in their order; never empty.
    var contracts: [Int]
    let mustBeInvalid: Bool
  }

  /// Why a file is not checked.
  enum Reason: Equatable { case excluded(PathGlob), withoutContract, unrelated }

  enum Item: Equatable {
    case check(Payload)
    case skip(String, Reason)
    case fail(RunError)
  }

  private let configuration: Configuration
  private let forcesExclude: Bool

  /// What a command line means, in its order; without payloads on it, all that the configuration names.
  static func items(_ configuration: Configuration, _ arguments: Arguments) throws(RunError) -> [Item] {
    let selection = Selection(configuration: configuration, forcesExclude: arguments.forcesExclude)
    if arguments.payloads.isEmpty {
      guard !configuration.contracts.isEmpty, !configuration.takesAll else { throw .missingPayload }
      return selection.all()
    }
    guard !configuration.contracts.isEmpty else { throw .missingModel(payloads: arguments.payloads) }
    return arguments.payloads.flatMap { argument -> [Item] in
      if argument == PayloadFiles.standardInput { return [selection.input(named: arguments.inputName)] }
      let isFolder = FileSystem.isFolder(argument)
      return PayloadFiles.expand(argument).map { selection.item($0, isNamed: !isFolder) }
    }
  }

  /// Everything that the configuration names, each file once: by contract, then what is to be invalid and in none.
  private func all() -> [Item] {
    var items: [Item] = []
    var places: [String: Int] = [:]
    for glob in configuration.contracts.flatMap(\.payloads) {
      let files = glob.payloadFiles()
      if files.isEmpty { items.append(.fail(problem(.nothingMatches(glob.glob.pattern), glob.origin))) }
      for file in files { add(file, to: &items, &places) }
    }
    for glob in configuration.invalid {
      for file in glob.payloadFiles() { add(file, to: &items, &places) }
    }
    return items
  }

  private func add(_ file: Result<String, RunError>, to items: inout [Item], _ places: inout [String: Int]) {
    if case .success(let path) = file {
      guard places[path] == nil else { return }
      places[path] = items.count
    }
    items.append(item(file, isNamed: false))
  }

  private func item(_ file: Result<String, RunError>, isNamed: Bool) -> Item {
    switch file {
    case .failure(let error): .fail(error)
    case .success(let path):
      item(path, name: path, at: Paths.absolute(path, in: WorkingFolder.current.path), isNamed: isNamed)
    }
  }

  /// Standard input stands for the file that it is named after, which need not exist.
  private func input(named name: String?) -> Item {
    let path = PayloadFiles.standardInput
    if let name {
      return item(path, name: name, at: Paths.absolute(name, in: WorkingFolder.current.path), isNamed: true)
    }
    guard configuration.contracts.count == 1 else { return .fail(.unnamedStandardInput) }
    return .check(Payload(path: path, name: PayloadFiles.inputName, contracts: [0], mustBeInvalid: false))
  }

  private func item(_ path: String, name: String, at place: String, isNamed: Bool) -> Item {
    if !isNamed || forcesExclude, let glob = configuration.exclude.first(where: { $0.matches(place) }) {
      return .skip(name, .excluded(glob))
    }
    let invalid = configuration.invalid.first { $0.matches(place) }
    var contracts = configuration.contracts.indices.filter { index in
      configuration.takesAll || configuration.contracts[index].payloads.contains { $0.matchesPayload(place) }
    }
    if contracts.isEmpty, let invalid {
      guard configuration.contracts.count == 1 else { return .fail(problem(.withoutContract(name), invalid.origin)) }
      contracts = [0]
    }
    if contracts.isEmpty {
      let isThere = path == PayloadFiles.standardInput || FileSystem.exists(path)
      return isThere ? .skip(name, .withoutContract) : .fail(.noSuchFile(path))
    }
    return .check(Payload(path: path, name: name, contracts: contracts, mustBeInvalid: invalid != nil))
  }

  private func problem(_ kind: ConfigurationProblem.Kind, _ origin: Origin) -> RunError {
    guard case .file(let location) = origin else { return .missingPayload }
    return .invalidConfiguration([ConfigurationProblem(kind: kind, location: location)])
  }
}

extension Selection.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .excluded(let glob): "'\(glob.glob.pattern)' excludes it"
    case .withoutContract: "no contract's payloads match it"
    case .unrelated: "it is no push to a Live Activity"
    }
  }
}
