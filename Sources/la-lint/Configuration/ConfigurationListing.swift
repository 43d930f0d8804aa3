import LAContract

/// What `la-lint config` prints: a line for each value in force, with where it comes from.
///
///     contracts[0].type     CourierAttributes   .la-lint.json:4:15
///     contracts[0].channel  false               default
///     rules.unknown-key     off                 command line
struct ConfigurationListing {
  private var rows: [[String]] = []
  private var tables = LineTables()

  static func text(_ configuration: Configuration) -> String {
    var listing = ConfigurationListing()
    listing.add(configuration)
    let file = configuration.file.map(\.printable)
    let heading = file.map { "In force by \($0) and the command line:" } ?? "No .la-lint.json; in force are:"
    let widths = [0, 1].map { column in listing.rows.map { $0[column].count }.max() ?? 0 }
    let lines = listing.rows.map { row in
      zip(row, widths + [0]).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined(separator: "  ")
    }
    return ([heading] + lines).map { $0 + "\n" }.joined()
  }

  private mutating func add(_ configuration: Configuration) {
    for (index, contract) in configuration.contracts.enumerated() {
      add(contract, under: "\(ConfigurationKey.contracts.rawValue)[\(index)].", of: configuration)
    }
    for (rule, severity) in configuration.rules {
      let value = severity.value.map(\.rawValue) ?? SeveritySetting.off.rawValue
      add("\(ConfigurationKey.rules.rawValue).\(rule.id)", value, severity.origin)
    }
    add(ConfigurationKey.exclude.rawValue, configuration.exclude)
    add(ConfigurationKey.invalid.rawValue, configuration.invalid)
    add(ConfigurationKey.failOn.rawValue, configuration.failOn.value.rawValue, configuration.failOn.origin)
  }

  private mutating func add(
    _ contract: Configuration.Contract, under prefix: String, of configuration: Configuration
  ) {
    for key in ContractKey.allCases {
      let name = prefix + key.rawValue
      switch key {
      case .name: add(name, contract.name.value, contract.name.origin)
      case .type: add(name, contract.type.value ?? "any", contract.type.origin)
      case .model: for path in contract.model { add(name, path.value, path.origin) }
      case .versions:
        for version in contract.versions {
          for path in version.paths { add("\(name).\(version.name)", path.value, path.origin) }
        }
      case .payloads where configuration.takesAll: add(name, "those given", .commandLine)
      case .payloads: add(name, contract.payloads)
      case .channel: add(name, "\(contract.isChannel.value)", contract.isChannel.origin)
      case .contentState: add(name, "\(contract.isContentState.value)", contract.isContentState.origin)
      case .envelope: add(name, contract.envelope.value?.rawValue ?? "by its shape", contract.envelope.origin)
      case .defines:
        if contract.defines.isEmpty { add(name, "none", .byDefault) }
        for define in contract.defines { add(name, define.value, define.origin) }
      }
    }
  }

  private mutating func add(_ name: String, _ globs: [PathGlob]) {
    if globs.isEmpty { add(name, "none", .byDefault) }
    for glob in globs { add(name, glob.glob.pattern, glob.origin) }
  }

  private mutating func add(_ name: String, _ value: String, _ origin: Origin) {
    rows.append([name, value.printable, words(origin)])
  }

  /// The place of a value: `.la-lint.json:4:15`.
  private mutating func words(_ origin: Origin) -> String {
    switch origin {
    case .byDefault: return "default"
    case .commandLine: return "command line"
    case .file(let location):
      let start = tables.span(of: location).start
      return "\(location.path.printable):\(start.line):\(start.column)"
    }
  }
}
