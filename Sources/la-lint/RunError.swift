import LAContract

/// Why a run, or a part of it, could not be done; the words are in `description`, nowhere else.
enum RunError: Error, Equatable {
  // The command line.
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case invalidValue(Option, String)
  case unknownRule(String)
  /// The value of a `--rule` that is not `ID=SEVERITY`.
  case invalidRuleSetting(String)
  /// The value of a `--report` that is not `FORMAT=FILE`.
  case invalidReport(String)
  /// The file of two reports.
  case repeatedReport(String)
  /// The value of `--now`.
  case invalidTime(String)
  /// The value of `--exclude`.
  case invalidGlob(String, Glob.Problem)
  case missingPayload
  case missingModel(payloads: [String])
  case repeatedStandardInput
  /// Nothing says which contract standard input is to be checked against.
  case unnamedStandardInput
  /// A word behind `config`.
  case configOperand(String)
  /// A word behind a subcommand that does not take it.
  case unexpectedWord(Subcommand, String)
  /// `completions` alone.
  case missingShell
  case missingDescribedModel
  case missingLines
  case modelOfSummary
  /// A format that a command with text and JSON only does not have.
  case formatOfOthers(Format, String)
  /// A command that reads payloads, given none.
  case missingPayloadOf(String)
  case describedPayload(String)
  /// A `--report` of `describe`, by its file.
  case describedReport(String)
  /// A format that only `describe` has, or only a check.
  case formatOfDescribe(Format)
  case formatOfCheck(Format)

  // Lines of earlier runs.
  case malformedLine(String, line: Int, String)
  /// So many more than have been named.
  case malformedLines(String, count: Int)
  case incompleteRuns(String, lines: Int, counted: Int)
  /// All that is wrong with a `.la-lint.json`; printed with its places.
  case invalidConfiguration([ConfigurationProblem])
  /// The operands of `diff`, which are not two.
  case diffOperands([String])
  /// An option that `diff` does not have.
  case optionOfCheck(Option)
  /// An option that only `diff` has.
  case optionOfDiff(Option)
  /// The value of a `--version-of` that is not `NAME=PATH`.
  case invalidVersion(String)

  // `schema` and `sample`, by their names.
  case missingModelOf(String)
  case payloadOf(String, String)
  /// An option that the command does not take.
  case optionOfAnother(Option, String)
  /// Options that do not go together.
  case optionsApart(Option, Option)
  case invalidNumber(Option, String)
  case invalidWithoutOutput
  case outputWithoutInvalid
  case invalidWithCount
  /// More than one attributes type, and nothing says which.
  case severalTypes([String], String)
  case channelStart
  case impossibleModel(String)
  case sampleWithFinding(String)

  // Files, by their paths.
  /// A revision that git would take for an option.
  case invalidRevision(String)
  case noSuchFile(String)
  /// The reason is in the system's words.
  case unreadable(String, reason: String)
  case unreadableFolder(String)
  case folderNotMade(String)
  case folderWithoutPayloads(String)
  /// A file of requests, or of lines, that has none.
  case fileWithoutPushes(String)
  /// A file of lines that is read up to this one.
  case lineTooLong(String, line: Int)
  case folderWithoutSwift(String)
  case unreadableStandardInput(reason: String)

  /// Standard output does not take the report.
  case outputFailed(reason: String)
  /// The file of a `--report` cannot be written; the reason is in the system's words.
  case reportFailed(String, reason: String)

  // Fixes, by the files' paths.
  case fixOfStandardInput
  case linesNotFixed(String)
  /// `--unsafe-fixes` without `--fix`.
  case unsafeFixesAlone
  /// `--fix-dry-run` with a format.
  case formatOfDiff(Format)
  /// A file, and where a link really leads.
  case linkOutside(String, String)
  case fixFailed(String, reason: String)
}

extension RunError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name):
      "unknown option '\(name)'" + Self.hint(name, Option.allCases.map(\.rawValue), else: "la-lint --help lists them")
    case .missingValue(let option):
      "'\(option.rawValue)' needs a value: \(option.rawValue) \(option.valueName ?? "")"
    case .unexpectedValue(let option):
      "'\(option.rawValue)' takes no value"
    case .invalidValue(let option, let value):
      "'\(option.rawValue)' does not take '\(value)'"
        + Self.hint(value, option.allowedValues, else: "it takes " + option.allowedValues.joined(separator: ", "))
    case .unknownRule(let id):
      "no rule is called '\(id)'" + Self.hint(id, Rule.allCases.map(\.id), else: "la-lint --list-rules lists them")
    case .invalidRuleSetting(let setting):
      "'--rule' does not take '\(setting)'; type --rule ID=SEVERITY with error, warning, note or off"
    case .invalidReport(let setting):
      "'--report' does not take '\(setting)'; type --report FORMAT=FILE with "
        + Format.ofCheck.map(\.rawValue).joined(separator: ", ")
    case .repeatedReport(let path):
      "two reports go to '\(path)'; give each a file of its own"
    case .invalidTime(let text):
      "'--now' does not take '\(text)'; type Unix seconds such as 1796115600, or 2026-12-01T09:00:00Z"
    case .invalidGlob(let pattern, let problem):
      "'--exclude' does not take '\(pattern)': \(problem.message)"
    case .missingPayload:
      "no payload given, and no .la-lint.json names any; type la-lint payload.json --model Model.swift, or la-lint --help"
    case .missingModel(let payloads):
      "no model given; type \(Self.commandWithModel(payloads))"
    case .repeatedStandardInput:
      "standard input can be read only once; give - once"
    case .unnamedStandardInput:
      "which contract is standard input to be checked against? name a file with --stdin-filename, or a model with --model"
    case .configOperand(let operand):
      "config takes no file; type la-lint config --config \(Self.named(operand))"
    case .unexpectedWord(let subcommand, let word):
      "\(subcommand.rawValue) does not take '\(word)'" + Self.hint(word, subcommand.words, else: subcommand.wanted)
    case .missingShell:
      "for which shell? type la-lint completions with \(Shell.allCases.map(\.rawValue).joined(separator: ", "))"
    case .invalidConfiguration(let problems):
      problems.map(\.description).joined(separator: "; ")
    case .missingDescribedModel:
      "no model given; type la-lint describe --model Model.swift"
    case .describedReport(let path):
      "describe writes no reports; leave --report out, or type > \(path)"
    case .describedPayload(let path):
      "describe reads models and no payload; type la-lint describe --model \(path.isEmpty ? "''" : path)"
    case .formatOfDescribe(let format):
      "'--format \(format.rawValue)' is for la-lint describe; a check takes \(Self.list(Format.ofCheck))"
    case .formatOfCheck(let format):
      "'--format \(format.rawValue)' is for a check; describe takes \(Self.list(Format.ofDescribe))"
    case .missingLines:
      "no lines given; type la-lint summary FILE... with files that la-lint --format jsonl has written"
    case .modelOfSummary:
      "summary reads no model; type la-lint summary FILE..."
    case .formatOfOthers(let format, let command):
      "'--format \(format.rawValue)' is not for \(command), which takes \(Self.list(Format.ofTextAndJSON))"
    case .missingPayloadOf(let command):
      "no payload given; type la-lint \(command) payload.json --model Model.swift"
    case .malformedLine(let path, let line, let reason):
      "\(Self.named(path)):\(line): \(reason)"
    case .malformedLines(let path, let count):
      "\(Self.named(path)): \(count) more such lines"
    case .incompleteRuns(let path, let lines, let counted):
      "\(Self.named(path)): lines of \(lines) payloads, and the runs counted \(counted); a run was cut short"
    case .diffOperands(let operands):
      operands.isEmpty
        ? "diff compares models with the last commit, and there is none: name one, or put contracts into \(ConfigurationFile.name)"
        : "diff compares two versions of a model, and \(operands.count) are given; type la-lint diff OLD NEW, or la-lint diff --help"
    case .optionOfCheck(let option):
      "'\(option.rawValue)' is for a check; diff compares the two models that are its operands: la-lint diff OLD NEW"
    case .optionOfDiff(let option):
      "'\(option.rawValue)' is for la-lint diff"
    case .invalidVersion(let setting):
      "'--version-of' does not take '\(setting)'; type --version-of NAME=PATH, such as 5.1=contracts/5.1.json"
    case .invalidRevision(let path):
      "\(Self.named(path)): a revision does not begin with '-'"
    case .missingModelOf(let command):
      "no model given; type la-lint \(command) --model Model.swift"
    case .payloadOf(let command, let path):
      "\(command) reads models and no payload; type la-lint \(command) --model \(path.isEmpty ? "''" : path)"
    case .optionOfAnother(let option, let command):
      "'\(option.rawValue)' is not for \(command); la-lint \(command == "check" ? "" : command + " ")--help lists what is"
    case .optionsApart(let option, let other):
      "'\(option.rawValue)' does not go with '\(other.rawValue)'"
    case .invalidNumber(let option, let value):
      "'\(option.rawValue)' does not take '\(value)'; it takes a whole number"
        + (option == .count ? " from 1 to \(MakingArguments.countLimit)" : "")
    case .invalidWithoutOutput:
      "'--invalid' makes many files; say where with --output FOLDER"
    case .outputWithoutInvalid:
      "'--output' is for the files of --invalid; type > FILE for others"
    case .invalidWithCount:
      "'--invalid' makes one payload for each way to break the contract; leave --count out"
    case .severalTypes(let names, let command):
      "the model has the attributes types \(names.joined(separator: ", ")); type la-lint \(command) --type \(names.first ?? "NAME")"
    case .channelStart:
      "a channel push cannot start an activity; type --event update or --event end"
    case .impossibleModel(let type):
      "no payload can be made for \(type): it asks for a value that has no end, or of an enum without cases"
    case .sampleWithFinding(let message):
      "no payload without a finding can be made: \(message)"
    case .noSuchFile(let path):
      "\(Self.named(path)): no such file"
    case .unreadable(let path, let reason):
      "\(Self.named(path)): cannot be read: \(reason)"
    case .unreadableFolder(let path):
      "\(Self.named(path)): this folder cannot be read"
    case .folderNotMade(let path):
      "\(Self.named(path)): this folder cannot be made"
    case .folderWithoutPayloads(let path):
      "\(Self.named(path)): nothing to check; no *.json or *.apns file in this folder"
    case .fileWithoutPushes(let path):
      "\(Self.named(path)): nothing to check; no push to a Live Activity in this file"
    case .lineTooLong(let path, let line):
      "\(Self.named(path)): line \(line) is over \(LineBlocks.lineLimit >> 20) MB, where a push has 4 KB; it is not checked, and nothing behind it"
    case .folderWithoutSwift(let path):
      "\(Self.named(path)): no model; no *.swift file in this folder"
    case .unreadableStandardInput(let reason):
      "standard input cannot be read: \(reason)"
    case .outputFailed(let reason):
      "the report cannot be written: \(reason)"
    case .reportFailed(let path, let reason):
      "\(Self.named(path)): the report cannot be written: \(reason)"
    case .fixOfStandardInput:
      "standard input is no file that could be fixed; --fix-dry-run shows what to change"
    case .linesNotFixed(let path):
      "\(Self.named(path)): a file with a push on each line is not fixed; check it without --fix"
    case .unsafeFixesAlone:
      "'--unsafe-fixes' says what to fix; type --fix or --fix-dry-run with it"
    case .formatOfDiff(let format):
      "'--fix-dry-run' prints a diff; leave '--format \(format.rawValue)' out, or type --report \(format.rawValue)=FILE"
    case .linkOutside(let path, let target):
      "\(Self.named(path)): not fixed, since it is behind a symbolic link to \(target); name that file itself"
    case .fixFailed(let path, let reason):
      "\(Self.named(path)): the fixes cannot be written: \(reason)"
    }
  }

  /// A file of the name "" is an unset variable of somebody's script, and has to be seen.
  private static func named(_ path: String) -> String {
    path.isEmpty ? "''" : path
  }

  private static func hint(_ word: String, _ known: [String], else alternative: String) -> String {
    // People shorten options, and then mistype what is left.
    let whole = word.count > 4 ? known.first { $0.hasPrefix(word) } : nil
    if let nearest = whole ?? Spelling.nearest(to: word, among: known) { return "; did you mean '\(nearest)'?" }
    return "; \(alternative)"
  }

  /// What to type instead, where Swift files among the payloads are the models that were meant.
  private static func commandWithModel(_ payloads: [String]) -> String {
    let models = payloads.filter { $0.hasSuffix(".swift") }
    let others = payloads.filter { !$0.hasSuffix(".swift") }
    let words =
      ["la-lint"] + (others.isEmpty ? ["payload.json"] : others)
      + (models.isEmpty ? ["Model.swift"] : models).flatMap { ["--model", $0] }
    return words.joined(separator: " ")
  }

  private static func list(_ formats: [Format]) -> String {
    formats.map(\.rawValue).joined(separator: ", ")
  }
}
