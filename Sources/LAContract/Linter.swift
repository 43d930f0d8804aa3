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
    public internal(set) var attributesType: String?
    /// The decoder takes the content state (`true`), throws (`false`), or that cannot be known (nil).
    public internal(set) var contentStateDecodes: Bool?
    /// The same for `attributes` on a start.
    public internal(set) var attributesDecode: Bool?
    /// In the order of their places in the file.
    public internal(set) var findings: [Finding]
    /// Findings about the model that only this payload brought up, such as `type-ambiguous`.
    public internal(set) var modelFindings: [Finding]
  }

  /// What there is to say about the model whatever the payload.
  public var modelFindings: [Finding] { model.findings }

  private let options: Options
  let model: Model

  /// Reads the model.
  ///
  /// - Parameters:
  ///   - models: Swift files, and contracts that `contractDocument` has written, in any order; all are read together.
  ///   - options: What the caller knows.
  public init(models: [SourceFile], options: Options = Options()) {
    self.options = options
    model = Model(models, options)
  }

  /// Checks one payload.
  ///
  /// - Parameter payload: Any bytes; what is no JSON gives a finding.
  /// - Returns: The verdicts and findings.
  public func check(_ payload: SourceFile) -> PayloadReport {
    var report = Report(severities: options.severities)
    let text = MappedText(payload)
    let (document, problems) = JSONParser.parse(text)
    for problem in problems {
      report.add(.jsonSyntax, problem.message, pointer: "", at: .bytes(problem.range, in: payload))
    }
    guard let document else { return PayloadReport(payload, nil, report) }
    let subject = Subject(file: payload, text: text, document: document)
    DuplicateKeyCheck.check(subject, &report)
    guard let push = Envelope.open(subject, options, &report) else { return PayloadReport(payload, nil, report) }
    return check(push, &report)
  }

  private func check(_ push: Push, _ report: inout Report) -> PayloadReport {
    EventCheck.check(push, &report)
    TimeCheck.check(push, &report)
    AlertCheck.check(push, &report)
    PushKeyCheck.check(push, &report)
    ChannelCheck.check(push, &report)
    SizeCheck.check(push, &report)
    var modelReport = Report(severities: options.severities)
    let type = ModelCheck.type(for: push, in: model, &report, modelReport: &modelReport)
    var result = PayloadReport(push.subject.file, push, report)
    result.modelFindings = modelReport.findings
    if let type {
      result.attributesType = type.name
      decode(push, as: type, into: &result, &report)
    }
    result.findings = report.inOrder
    return result
  }

  /// Decodes the content state, and on a start the attributes, by each copy of the type.
  private func decode(
    _ push: Push, as type: Model.AttributesType, into result: inout PayloadReport, _ report: inout Report
  ) {
    let decoded = type.contracts.map { contract in
      var copy = Report(severities: options.severities)
      let state = decode(push[.contentState], as: contract.contentState, of: contract, push, &copy)
      let attributes =
        push.event == .start ? decode(push[.attributes], as: contract.attributes, of: contract, push, &copy) : nil
      return (state: state, attributes: attributes, findings: copy.findings)
    }
    result.contentStateDecodes = Linter.common(decoded.map(\.state))
    result.attributesDecode = Linter.common(decoded.map(\.attributes))
    report.add(decoded.map(\.findings), ofCopies: type.contracts.map(\.location))
  }

  /// A push has to decode in every copy: in the app and in its widget.
  private static func common(_ verdicts: [Bool?]) -> Bool? {
    if verdicts.contains(false) { return false }
    return verdicts.isEmpty || verdicts.contains(nil) ? nil : true
  }

  /// - Returns: The verdict; nil where there is nothing to decode, or what there is has been found wrong before decoding.
  private func decode(
    _ field: Push.Field?, as shape: ShapeID, of contract: Contract, _ push: Push, _ report: inout Report
  ) -> Bool? {
    guard let field, push.document.isContainer(field.value) || push.aps == nil else { return nil }
    var check = DecodingCheck(
      push.subject, contract.table, timestamp: push.timestamp, path: field.path, report: report)
    check.check(field.value, as: shape)
    report = check.report
    return check.verdict
  }
}

extension Linter.PayloadReport {
  fileprivate init(_ payload: SourceFile, _ push: Push?, _ report: Report) {
    path = payload.path
    event = push?.eventText
    attributesType = nil
    contentStateDecodes = nil
    attributesDecode = nil
    findings = report.inOrder
    modelFindings = []
  }
}
