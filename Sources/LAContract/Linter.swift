/// Checks payloads against the Swift declarations of one app. START HERE: `check` is the pipeline.
///
/// Making one reads the model; each `check` then reads one payload. It neither prints nor touches files.
public struct Linter: Sendable {
  /// What the caller knows about the payloads.
  public struct Options: Sendable {
    /// The attributes type; nil: the payload's `attributes-type`, else the only one declared.
    public var type: String?
    /// The payloads are channel (broadcast) pushes.
    public var isChannel = false
    /// The payloads are bare `ContentState` objects.
    public var isBareContentState = false
    /// Compilation conditions that count as set in `#if`.
    public var defines: Set<String> = []
    /// Other severities than the rules' own; a nil value turns a rule off.
    public var severities: [Rule: Severity?] = [:]

    /// The defaults of the command line.
    public init() {}
  }

  /// What one payload came to.
  public struct PayloadReport: Sendable {
    /// The payload's path, as given.
    public let path: String
    /// `event` as the payload has it, even if it is none that exists; nil where there is none.
    public let event: String?
    /// The bare name of the attributes type that it was checked against; nil where none was found.
    public let attributesType: String?
    /// The decoder takes the content state (`true`), throws (`false`), or that cannot be known (nil).
    public let contentStateDecodes: Bool?
    /// The same for `attributes` on a start.
    public let attributesDecode: Bool?
    /// In the order of their places in the file.
    public let findings: [Finding]
    /// Findings about the model that only this payload brought up, such as `type-ambiguous`.
    public let modelFindings: [Finding]
  }

  /// What there is to say about the model whatever the payload.
  public let modelFindings: [Finding]

  private let options: Options

  /// Reads the model.
  ///
  /// - Parameters:
  ///   - models: Swift files, in any order; all are read together.
  ///   - options: What the caller knows.
  public init(models: [SourceFile], options: Options = Options()) {
    self.options = options
    modelFindings = []
  }

  /// Checks one payload.
  ///
  /// - Parameter payload: Any bytes; what is no JSON gives a finding.
  /// - Returns: The verdicts and findings.
  public func check(_ payload: SourceFile) -> PayloadReport {
    PayloadReport(
      path: payload.path, event: nil, attributesType: nil, contentStateDecodes: nil, attributesDecode: nil,
      findings: [], modelFindings: [])
  }
}
