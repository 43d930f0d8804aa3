@testable import LAContract

/// What the tables of check tests are made of: a payload in short, a small model, and the findings as `rule pointer`.
enum CheckTable {
  static let model = """
    struct LoafAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var n: Int }
      var a: Int
    }
    """

  /// Payloads are written in short: `@update` and its like stand for the members of `aps` that make a right push.
  private static let abbreviations = [
    ("@start", #"@silent, "alert": {"title": "T", "body": "B"}"#),
    ("@silent", #""event": "start", "attributes-type": "LoafAttributes", "attributes": {"a": 1}, @time, @state"#),
    ("@update", #""event": "update", @time, @state"#),
    ("@end", #""event": "end", @time, @state"#),
    ("@time", #""timestamp": 1800000000"#),
    ("@state", #""content-state": {"n": 1}"#),
  ]

  static func expand(_ text: String) -> String {
    abbreviations.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// The findings about a push whose `aps` holds those members, one a line.
  static func findings(aps members: String, options: Linter.Options = .init(), model: String = model) -> String {
    findings(payload: #"{"aps": {\#(expand(members))}}"#, options: options, model: model)
  }

  static func findings(payload: String, options: Linter.Options = .init(), model: String = model) -> String {
    lines(
      report(payload: payload, options: options, model: model).findings.map { "\($0.rule.id) \($0.pointer ?? "–")" })
  }

  /// The messages about a push, without the rule and the place.
  static func messages(aps members: String, options: Linter.Options = .init(), model: String = model) -> [String] {
    report(payload: #"{"aps": {\#(expand(members))}}"#, options: options, model: model).findings.map(\.message)
  }

  static func report(payload: String, options: Linter.Options = .init(), model: String = model) -> Linter.PayloadReport
  {
    Linter(models: [SourceFile(path: "Model.swift", text: model)], options: options)
      .check(SourceFile(path: "payload.json", text: payload))
  }

  /// What a table expects: `rule pointer, rule pointer`, in any order.
  static func expected(_ text: String) -> String {
    lines(text.isEmpty ? [] : text.split(separator: ", ").map(String.init))
  }

  private static func lines(_ findings: [String]) -> String { findings.sorted().joined(separator: "\n") }
}

extension Linter.Options {
  static let channel = {
    var options = Linter.Options()
    options.isChannel = true
    return options
  }()

  static let bareContentState = {
    var options = Linter.Options()
    options.isBareContentState = true
    return options
  }()

  static func type(_ name: String) -> Linter.Options {
    var options = Linter.Options()
    options.type = name
    return options
  }
}
