import LAContract

/// Where a value in force comes from.
enum Origin: Equatable {
  case byDefault
  case commandLine
  case file(Location)
}

/// A value with where it comes from.
struct Setting<Value> {
  var value: Value
  var origin: Origin
}

extension Setting: Equatable where Value: Equatable {}

/// What is in force: `.la-lint.json`, and over it the command line.
struct Configuration {
  /// The payloads of one model.
  struct Contract {
    var name: Setting<String>
    var type = Setting<String?>(value: nil, origin: .byDefault)
    /// Paths as written; those of the file are relative to its folder.
    var model: [Setting<String>] = []
    /// Further versions of the model, which payloads have to suit too.
    var versions: [Version] = []
    var payloads: [PathGlob] = []
    var isChannel = Setting(value: false, origin: .byDefault)
    var isContentState = Setting(value: false, origin: .byDefault)
    var envelope = Setting<Envelope?>(value: nil, origin: .byDefault)
    var defines: [Setting<String>] = []

    struct Version {
      let name: String
      /// As written, like those of `model`; all are read together.
      var paths: [Setting<String>]
    }
  }

  /// The file, as its findings name it; nil without one.
  var file: String?
  /// The folder that the file's paths are relative to, from the root.
  var folder: String
  var contracts: [Contract] = []
  /// In the order of the file, then of the rules; nil turns a rule off.
  var rules: [(rule: Rule, severity: Setting<Severity?>)] = []
  var exclude: [PathGlob] = []
  var invalid: [PathGlob] = []
  var failOn = Setting(value: FailOn.error, origin: .byDefault)

  /// The contract that `--model` makes takes every payload that is given.
  var takesAll = false
}

extension Configuration {
  /// The same with what a command line says instead.
  func overridden(by arguments: Arguments) -> Configuration {
    var result = self
    if !arguments.models.isEmpty {
      // Mostly it is one, and at the first `joined` the runtime looks through the conformances of all libraries.
      let name = arguments.models.count == 1 ? arguments.models[0] : arguments.models.joined(separator: ", ")
      var contract = Contract(name: Setting(value: name, origin: .commandLine))
      contract.model = arguments.models.map { Setting(value: $0, origin: .commandLine) }
      result.contracts = [contract]
      result.takesAll = true
    } else if !arguments.versions.isEmpty, contracts.isEmpty {
      let names = arguments.versions.map(\.name).joined(separator: ", ")
      result.contracts = [Contract(name: Setting(value: names, origin: .commandLine))]
      result.takesAll = true
    }
    if !arguments.versions.isEmpty {
      let versions = arguments.versions.map { version in
        let paths = version.paths.map { Setting(value: $0, origin: .commandLine) }
        return Contract.Version(name: version.name, paths: paths)
      }
      for index in result.contracts.indices { result.contracts[index].versions = versions }
    }
    for index in result.contracts.indices { result.contracts[index].override(by: arguments.options) }
    for rule in Rule.allCases {
      guard let severity = arguments.options.severities[rule] else { continue }
      result.rules.removeAll { $0.rule == rule }
      result.rules.append((rule, Setting(value: severity, origin: .commandLine)))
    }
    result.exclude += arguments.excludes.map {
      PathGlob(glob: $0, base: WorkingFolder.current.path, origin: .commandLine)
    }
    if let failOn = arguments.failOn { result.failOn = Setting(value: failOn, origin: .commandLine) }
    return result
  }

  /// What the linter of a contract has to know.
  func options(for contract: Contract, _ arguments: Arguments) -> Linter.Options {
    var options = arguments.options
    options.type = contract.type.value
    options.isChannel = contract.isChannel.value
    options.isBareContentState = contract.isContentState.value
    options.envelope = contract.envelope.value
    options.defines = Set(contract.defines.map(\.value))
    for (rule, severity) in rules { options.severities.updateValue(severity.value, forKey: rule) }
    return options
  }

  /// Model files as they are read and as findings name them.
  func paths(_ paths: [Setting<String>]) -> [Setting<String>] {
    paths.map { path in
      if path.origin == .commandLine { return path }
      let shown = Paths.shown(Paths.absolute(path.value, in: folder), of: folder)
      // What a revision of git has is no path that could be put right.
      return GitFiles.isRevisionPath(shown) ? path : Setting(value: shown, origin: path.origin)
    }
  }
}

extension Configuration.Contract {
  fileprivate mutating func override(by options: Linter.Options) {
    if let type = options.type { self.type = Setting(value: type, origin: .commandLine) }
    if options.isChannel { isChannel = Setting(value: true, origin: .commandLine) }
    if options.isBareContentState { isContentState = Setting(value: true, origin: .commandLine) }
    if let envelope = options.envelope { self.envelope = Setting(value: envelope, origin: .commandLine) }
    defines += options.defines.sorted().filter { name in !defines.contains { $0.value == name } }
      .map { Setting(value: $0, origin: .commandLine) }
  }
}

/// What `--fail-on` takes: the findings that make a run fail.
enum FailOn: String, CaseIterable {
  case error, warning, never
}
