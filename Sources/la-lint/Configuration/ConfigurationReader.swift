import LAContract

/// Makes a configuration of the text of `.la-lint.json`, and finds all that is wrong with it.
struct ConfigurationReader {
  private var problems: [ConfigurationProblem] = []
  private var result: Configuration

  /// Reads a file, whose paths are relative to a folder, given from the root.
  static func read(_ file: SourceFile, folder: String) throws(RunError) -> Configuration {
    var reader = ConfigurationReader(result: Configuration(file: file.path, folder: folder))
    switch JSONValue.read(file) {
    case .failure(let problem): reader.add(.syntax(problem.message), at: problem.location)
    case .success(let root): reader.readRoot(root)
    }
    guard reader.problems.isEmpty else { throw .invalidConfiguration(reader.problems) }
    return reader.result
  }

  private mutating func readRoot(_ root: JSONValue) {
    var strict: Location?
    for (key, value) in members(of: root, name: nil, ConfigurationKey.self) {
      switch key {
      case .schema: break
      case .contracts: readContracts(value)
      case .rules: readRules(value)
      case .exclude: result.exclude = globs(value, key.rawValue)
      case .invalid: result.invalid = globs(value, key.rawValue)
      case .failOn: if let failOn = choice(value, key.rawValue, FailOn.self) { result.failOn = failOn }
      case .strict: if flag(value, key.rawValue)?.value == true { strict = value.location }
      }
    }
    guard let strict else { return }
    switch (result.failOn.value, result.failOn.origin) {
    case (.warning, _), (_, .byDefault): result.failOn = Setting(value: .warning, origin: .file(strict))
    case (let failOn, _): add(.strictAndFailOn(failOn), at: strict)
    }
  }

  private mutating func readContracts(_ value: JSONValue) {
    guard case .array(let elements) = value.content else {
      return addWrongKind(ConfigurationKey.contracts.rawValue, .objects, value)
    }
    for element in elements { readContract(element) }
    for (index, contract) in result.contracts.enumerated() {
      guard case .file(let location) = contract.name.origin,
        result.contracts[..<index].contains(where: { $0.name.value == contract.name.value })
      else { continue }
      add(.repeatedName(contract.name.value), at: location)
    }
  }

  private mutating func readContract(_ value: JSONValue) {
    var contract = Configuration.Contract(name: Setting(value: "", origin: .byDefault))
    var known: [ContractKey] = []
    for (key, value) in members(of: value, name: "contracts", ContractKey.self) {
      known.append(key)
      switch key {
      case .name: if let name = text(value, key.rawValue) { contract.name = name }
      case .type:
        if let type = text(value, key.rawValue) { contract.type = Setting(value: type.value, origin: type.origin) }
      case .model: contract.model = texts(value, key.rawValue, mayBeEmpty: false)
      case .versions: contract.versions = versions(value, key.rawValue)
      case .payloads: contract.payloads = globs(value, key.rawValue, mayBeEmpty: false)
      case .channel: if let flag = flag(value, key.rawValue) { contract.isChannel = flag }
      case .contentState: if let flag = flag(value, key.rawValue) { contract.isContentState = flag }
      case .envelope:
        if let envelope = choice(value, key.rawValue, Envelope.self) {
          contract.envelope = Setting(value: envelope.value, origin: envelope.origin)
        }
      case .defines: contract.defines = texts(value, key.rawValue)
      }
    }
    guard case .object = value.content else { return }
    for keys in ContractKey.required where !keys.contains(where: known.contains) {
      add(.missingKey(keys[0]), at: value.location)
    }
    if contract.name.value.isEmpty {
      contract.name.value = contract.type.value ?? "contract \(result.contracts.count + 1)"
    }
    result.contracts.append(contract)
  }

  private mutating func versions(_ value: JSONValue, _ name: String) -> [Configuration.Contract.Version] {
    guard case .object(let members) = value.content else {
      addWrongKind(name, .object, value)
      return []
    }
    if members.isEmpty { add(.empty(name: name), at: value.location) }
    var versions: [Configuration.Contract.Version] = []
    for member in members {
      if member.name.isEmpty { add(.empty(name: name), at: member.location) }
      if versions.contains(where: { $0.name == member.name }) { add(.repeatedKey(member.name), at: member.location) }
      let paths =
        if case .string = member.value.content {
          text(member.value, member.name).map { [$0] } ?? []
        } else {
          texts(member.value, member.name, mayBeEmpty: false)
        }
      versions.append(Configuration.Contract.Version(name: member.name, paths: paths))
    }
    return versions
  }

  private mutating func readRules(_ value: JSONValue) {
    guard case .object(let members) = value.content else {
      return addWrongKind(ConfigurationKey.rules.rawValue, .object, value)
    }
    for member in members {
      guard let rule = Rule(id: member.name) else {
        add(.unknownRule(member.name), at: member.location)
        continue
      }
      guard !result.rules.contains(where: { $0.rule == rule }) else {
        add(.repeatedKey(member.name), at: member.location)
        continue
      }
      guard let severity = choice(member.value, member.name, SeveritySetting.self) else { continue }
      result.rules.append((rule, Setting(value: severity.value.severity, origin: severity.origin)))
    }
  }
}

// MARK: Values

extension ConfigurationReader {
  private mutating func add(_ kind: ConfigurationProblem.Kind, at location: Location) {
    problems.append(ConfigurationProblem(kind: kind, location: location))
  }

  private mutating func addWrongKind(_ name: String?, _ expected: ConfigurationProblem.Expected, _ value: JSONValue) {
    add(.wrongKind(name: name, expected, found: value.kindPhrase), at: value.location)
  }

  /// An object's members by the keys that there are, each once.
  private mutating func members<Key: RawRepresentable<String> & CaseIterable & Equatable>(
    of object: JSONValue, name: String?, _: Key.Type
  ) -> [(Key, JSONValue)] {
    guard case .object(let members) = object.content else {
      addWrongKind(name, name == nil ? .object : .objects, object)
      return []
    }
    var known: [(Key, JSONValue)] = []
    for member in members {
      guard let key = Key(rawValue: member.name) else {
        add(.unknownKey(member.name, known: Key.allCases.map(\.rawValue)), at: member.location)
        continue
      }
      if known.contains(where: { $0.0 == key }) {
        add(.repeatedKey(member.name), at: member.location)
      } else {
        known.append((key, member.value))
      }
    }
    return known
  }

  private mutating func text(_ value: JSONValue, _ name: String) -> Setting<String>? {
    guard case .string(let text) = value.content else {
      addWrongKind(name, .text, value)
      return nil
    }
    if text.isEmpty { add(.empty(name: name), at: value.location) }
    return Setting(value: text, origin: .file(value.location))
  }

  private mutating func flag(_ value: JSONValue, _ name: String) -> Setting<Bool>? {
    guard case .bool(let flag) = value.content else {
      addWrongKind(name, .flag, value)
      return nil
    }
    return Setting(value: flag, origin: .file(value.location))
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ name: String, _: Choice.Type
  ) -> Setting<Choice>? {
    guard let text = text(value, name), !text.value.isEmpty else { return nil }
    guard let choice = Choice(rawValue: text.value) else {
      let allowed = Choice.allCases.map(\.rawValue)
      add(.unknownValue(name: name, text.value, allowed: allowed), at: value.location)
      return nil
    }
    return Setting(value: choice, origin: text.origin)
  }

  private mutating func texts(_ value: JSONValue, _ name: String, mayBeEmpty: Bool = true) -> [Setting<String>] {
    switch value.content {
    case .array(let elements):
      if elements.isEmpty, !mayBeEmpty { add(.empty(name: name), at: value.location) }
      return elements.compactMap { text($0, name) }
    case .string(let text):
      add(.notInList(name: name, value: text), at: value.location)
    default:
      addWrongKind(name, .texts, value)
    }
    return []
  }

  private mutating func globs(_ value: JSONValue, _ name: String, mayBeEmpty: Bool = true) -> [PathGlob] {
    texts(value, name, mayBeEmpty: mayBeEmpty).filter { !$0.value.isEmpty }.compactMap { text in
      do throws(Glob.Problem) {
        return PathGlob(glob: try Glob(text.value), base: result.folder, origin: text.origin)
      } catch {
        if case .file(let location) = text.origin { add(.invalidGlob(text.value, error), at: location) }
        return nil
      }
    }
  }
}
