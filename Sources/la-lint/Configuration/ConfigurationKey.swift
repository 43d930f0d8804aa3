import LAContract

/// The keys of `.la-lint.json`, with what the schema says of them.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case contracts, rules, exclude, invalid, failOn, strict

  var summary: String {
    switch self {
    case .schema: "The JSON Schema of this file, for editors; la-lint config --schema prints it."
    case .contracts: "Models, each with the payloads that are checked against it."
    case .rules: "Severities of rules by their ids; la-lint --list-rules lists them."
    case .exclude: "Globs of files that are not checked, unless they are given by name without --force-exclude."
    case .invalid: "Globs of payloads that must be invalid; one without an error is the finding unexpectedly-valid."
    case .failOn: "The findings that make a run fail: errors, warnings too, or none."
    case .strict: "The same as \"failOn\": \"warning\"."
    }
  }
}

/// The keys of a contract in `.la-lint.json`.
enum ContractKey: String, CaseIterable {
  case name, type, model, versions, payloads, channel, contentState, envelope, defines

  /// What a contract has to have, one of each list.
  static let required: [[ContractKey]] = [[.model, .versions], [.payloads]]

  var summary: String {
    switch self {
    case .name: "What messages call the contract; default: its type."
    case .type: "The attributes type; default: the payload's attributes-type, else the only one declared."
    case .model: "Swift files and folders of them, or contract.json files; all are read together."
    case .versions: "Further versions of the model by name, each a path or a list; payloads have to suit all of them."
    case .payloads: "Globs of the payload files; those without a file extension find *.json and *.apns."
    case .channel: "The payloads are channel (broadcast) pushes."
    case .contentState: "The payloads are bare ContentState objects."
    case .envelope: "What the payloads are wrapped in; default: told from their shape."
    case .defines: "Conditions that count as set in #if."
    }
  }

  /// A value to show what is meant, as JSON.
  var example: String {
    switch self {
    case .name: "\"deliveries\""
    case .type: "\"CourierAttributes\""
    case .model: "[\"App/\"]"
    case .versions: "{\"5.1\": \"contracts/5.1.json\"}"
    case .payloads: "[\"fixtures/**\"]"
    case .channel, .contentState: "true"
    case .envelope: "\"fcm\""
    case .defines: "[\"DEBUG\"]"
    }
  }
}

/// What `rules` takes for a rule.
enum SeveritySetting: String, CaseIterable {
  case error, warning, note, off

  var severity: Severity? { Severity(rawValue: rawValue) }
}
