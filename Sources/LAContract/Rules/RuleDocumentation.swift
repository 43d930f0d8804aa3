extension Rule {
  /// The severity that the rule has unless the caller sets another.
  public var severity: Severity { documentation.severity }

  /// What the rule means: the source of `--explain`, the README's table, the handbook and SARIF's rule list.
  public var documentation: RuleDocumentation {
    RuleDocumentation(severity: .error, family: .syntax, title: "", explanation: "", bad: .init(""), good: .init(""))
  }
}

/// What a rule means, in words and in examples that the tests run.
public struct RuleDocumentation: Sendable {
  /// The stage of a push that a rule belongs to.
  public enum Family: String, Sendable, CaseIterable {
    case syntax, envelope, aps, size, channel, decoding, contract, model
  }

  /// A payload with the model it is checked against. `↓` stands in front of each place that the rule points at.
  public struct Example: Sendable {
    /// The payload file's text.
    public let payload: String
    /// The Swift file's text.
    public let model: String
    /// Further command line arguments, such as `--channel`.
    public let arguments: [String]

    init(_ payload: String, model: String = Example.defaultModel, arguments: [String] = []) {
      self.payload = payload
      self.model = model
      self.arguments = arguments
    }

    static let defaultModel = ""
  }

  /// The severity unless the caller sets another.
  public let severity: Severity
  /// What the rule is about.
  public let family: Family
  /// One line, as in a table.
  public let title: String
  /// What the phone does, why, and what to write instead; where it rests on observation, it says so.
  public let explanation: String
  /// Fires exactly at its marks, and nothing else does.
  public let bad: Example
  /// The same, put right: nothing fires.
  public let good: Example
}
