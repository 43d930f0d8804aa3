import LAContract

/// What la-lint is asked to do by the first word: a row for each, from which the parser, `help`, the completions, the
/// man page and the handbook take what they need.
enum Subcommand: String, CaseIterable {
  case check, describe, diff, summary, decode, size, schema, sample, config, help, completions, man

  /// What the words behind it are.
  enum Operands: Equatable {
    case files, none
    case words([String])
  }

  struct Row {
    let action: Arguments.Action
    let help: String
    var operands = Operands.none
    /// What `--format` takes.
    var formats: [Format] = []
  }

  var row: Row {
    switch self {
    case .check: Row(action: .check, help: Help.text, operands: .files, formats: Format.ofCheck)
    case .describe: Row(action: .describe, help: Help.describe, formats: Format.ofDescribe)
    case .diff: Row(action: .diff, help: Help.diff, operands: .files, formats: Format.ofCheck)
    case .summary: Row(action: .summary, help: Help.summary, operands: .files, formats: Format.ofTextAndJSON)
    case .decode: Row(action: .decode, help: Help.decode, operands: .files, formats: Format.ofTextAndJSON)
    case .size: Row(action: .size, help: Help.size, operands: .files, formats: Format.ofTextAndJSON)
    case .schema: Row(action: .modelSchema, help: Help.schema)
    case .sample: Row(action: .sample, help: Help.sample)
    case .config: Row(action: .config, help: Help.config, formats: Format.ofCheck)
    case .help: Row(action: .help(.check), help: Help.help, operands: .words(Self.allCases.map(\.rawValue)))
    case .completions:
      Row(action: .completions(nil), help: Help.completions, operands: .words(Shell.allCases.map(\.rawValue)))
    case .man: Row(action: .man, help: Help.man)
    }
  }

  var page: HelpPage { HelpPage(row.help) }

  /// The options that its help names; those of a check are on two screens.
  var options: [Option] {
    let named = page.options + (self == .check ? Self.config.page.options.filter { $0 != .schema } : [])
    return Option.allCases.filter { named.contains($0) || $0 == .help }
  }

  /// What may stand behind it.
  var words: [String] {
    if case .words(let words) = row.operands { words } else { [] }
  }

  /// The same, for people.
  var wanted: String {
    words.isEmpty ? "it takes nothing" : "it takes one of " + words.joined(separator: ", ")
  }

  /// What an option takes here.
  func value(of option: Option) -> Option.Value? {
    if option == .format { return .words(row.formats.map(\.rawValue)) }
    return option.value
  }
}

extension Option {
  /// What completes its value.
  enum Value: Equatable {
    case words([String])
    case files, text
    /// Words in front of an equals sign, and behind it other words, or files where there are none.
    case pairs([String], [String])
  }

  /// nil for an option without one.
  var value: Value? {
    switch valueName {
    case nil: nil
    case "PATH", "FOLDER": .files
    case "ID": .words(Rule.allCases.map(\.id))
    case "ID=SEVERITY": .pairs(Rule.allCases.map(\.id), Severity.allCases.reversed().map(\.rawValue) + ["off"])
    case "FORMAT=FILE": .pairs(Format.ofCheck.map(\.rawValue), [])
    default: allowedValues.isEmpty ? .text : .words(allowedValues)
    }
  }

  /// `-q` of `--quiet`.
  var shortName: String? {
    let letter = "-\(rawValue.dropFirst(2).prefix(1))"
    return Option(spelling: letter) == self ? letter : nil
  }

  /// What the help says of it.
  var summary: String {
    let entries = Subcommand.allCases.flatMap { $0.page.entries }
    return entries.first { $0.options == [self] && !$0.text.isEmpty }?.text ?? ""
  }
}
