import LAContract

/// Every option of the command line, under its long name.
enum Option: String, CaseIterable {
  case model = "--model"
  case type = "--type"
  case channel = "--channel"
  case contentState = "--content-state"
  case envelope = "--envelope"
  case now = "--now"
  case lines = "--lines"
  case define = "--define"
  case format = "--format"
  case report = "--report"
  case rule = "--rule"
  case invalid = "--invalid"
  case skipUnrelated = "--skip-unrelated"
  case exclude = "--exclude"
  case forceExclude = "--force-exclude"
  case standardInputName = "--stdin-filename"
  case configuration = "--config"
  case noConfiguration = "--no-config"
  case schema = "--schema"
  case fix = "--fix"
  case fixDryRun = "--fix-dry-run"
  case unsafeFixes = "--unsafe-fixes"
  case failOn = "--fail-on"
  case strict = "--strict"
  case quiet = "--quiet"
  case verbose = "--verbose"
  case color = "--color"
  case versionOf = "--version-of"
  case direction = "--direction"
  case explain = "--explain"
  case listRules = "--list-rules"
  // Of the commands schema and sample.
  case part = "--part"
  case event = "--event"
  case count = "--count"
  case seed = "--seed"
  case minimal = "--minimal"
  case output = "--output"
  case help = "--help"
  case version = "--version"

  /// The option of a long or short name.
  init?(spelling: String) {
    switch spelling {
    case "-h": self = .help
    case "-q": self = .quiet
    case "-v": self = .verbose
    default: self.init(rawValue: spelling)
    }
  }

  /// What the help calls its value; nil for an option without one.
  var valueName: String? {
    switch self {
    case .model, .standardInputName, .configuration: "PATH"
    case .type, .envelope, .define: "NAME"
    case .now: "TIME"
    case .format: "FORMAT"
    case .report: "FORMAT=FILE"
    case .rule: "ID=SEVERITY"
    case .color: "WHEN"
    case .versionOf: "NAME=PATH"
    case .direction: "WHICH"
    case .explain: "ID"
    case .exclude: "GLOB"
    case .failOn: "SEVERITY"
    case .part: "PART"
    case .event: "EVENT"
    case .count, .seed: "N"
    case .output: "FOLDER"
    case .channel, .contentState, .lines, .invalid, .skipUnrelated, .forceExclude, .noConfiguration, .schema, .strict,
      .quiet, .verbose, .minimal, .listRules, .help, .version, .fix, .fixDryRun, .unsafeFixes:
      nil
    }
  }

  /// The values that it takes where they can be listed in a line, else none.
  var allowedValues: [String] {
    switch self {
    case .format: Format.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .envelope: Envelope.allCases.map(\.rawValue)
    case .direction: DirectionChoice.allCases.map(\.rawValue)
    case .part: SchemaPart.allCases.map(\.rawValue)
    case .event: PayloadSampler.Event.allCases.map(\.rawValue)
    case .failOn: FailOn.allCases.map(\.rawValue)
    case .model, .type, .now, .define, .report, .versionOf, .rule, .explain, .channel, .contentState, .lines, .invalid,
      .skipUnrelated,
      .exclude, .forceExclude, .standardInputName, .configuration, .noConfiguration, .schema, .strict, .quiet, .verbose,
      .listRules, .help, .version, .count, .seed, .minimal, .output, .fix, .fixDryRun, .unsafeFixes:
      []
    }
  }
}

/// What `--format` takes, and of a check `--report` in front of its file.
enum Format: String, CaseIterable {
  case text, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle
  /// Of `describe` only.
  case markdown

  /// What `describe` takes.
  static let ofDescribe: [Format] = [.text, .markdown, .json]
  /// What `summary`, `decode` and `size` take.
  static let ofTextAndJSON: [Format] = [.text, .json]
  /// What a check takes.
  static let ofCheck = allCases.filter { $0 != .markdown }
}

/// A report beside what goes to standard output: `--report sarif=la-lint.sarif`.
struct ReportFile: Equatable {
  let format: Format
  /// As given.
  let path: String
}

/// What `--color` takes.
enum ColorChoice: String, CaseIterable { case auto, always, never }

/// What `--direction` takes.
enum DirectionChoice: String, CaseIterable {
  case both
  case serverAhead = "server-ahead"
  case appAhead = "app-ahead"

  var directions: [CompatibilityDirection] {
    CompatibilityDirection(rawValue: rawValue).map { [$0] } ?? CompatibilityDirection.allCases
  }
}

/// A version of a model: `--version-of 5.1=contracts/5.1.json`.
struct ModelVersion: Equatable {
  let name: String
  /// As given, in the order of the command line; all are read together.
  var paths: [String]
}
