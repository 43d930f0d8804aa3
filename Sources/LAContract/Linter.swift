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
    /// What the payloads are wrapped in; nil: told from their shape.
    public var envelope: Envelope?
    /// The time in Unix seconds, for the rules of the family `clock`; nil: no clock is asked.
    public var now: Double?
    /// Compilation conditions that count as set in `#if`.
    public var defines: Set<String> = []
    /// Other severities than the rules' own; a nil value turns a rule off.
    public var severities: [Rule: Severity?] = [:]
    /// The payloads are examples of what must not be sent: one without an error gives a finding, and others none.
    public var expectsErrors = false
    /// Reports also say what the phone would hold.
    var keepsValues = false
    /// Reports also say what the pushes' bytes are made of.
    var keepsSizes = false

    /// The defaults of the command line.
    public init() {}
  }

  /// What one payload came to.
  public struct PayloadReport: Sendable {
    /// The payload's path, as given.
    public let path: String
    /// `event` as the payload has it, even if it is none that exists; nil where there is none.
    public internal(set) var event: String?
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
    /// The line of the file that the push starts on, where the file may hold several; else 1.
    public internal(set) var line = 1
    /// What the phone would hold after each push, where that is asked for.
    package internal(set) var decoded: [DecodedPush] = []
    /// What the bytes of each push are made of, where that is asked for.
    package internal(set) var sizes: [PushSize] = []
  }

  /// What there is to say about the model whatever the payload.
  public var modelFindings: [Finding] {
    versions.flatMap(\.model.findings).reduce(into: model.findings) { if !$0.contains($1) { $0.append($1) } }
  }

  var options: Options
  let model: Model
  /// What payloads are checked against where there is more than the one model, which is among them if it is given.
  let versions: [(name: String, model: Model)]

  /// Reads the model.
  ///
  /// - Parameters:
  ///   - models: Swift files, and contracts that `contractDocument` has written, in any order; all are read together.
  ///   - versions: Further versions of the model: payloads have to suit all of them.
  ///   - options: What the caller knows.
  public init(models: [SourceFile], versions: [Version] = [], options: Options = Options()) {
    self.options = options
    model = Model(models, options)
    let own = models.isEmpty || versions.isEmpty ? [] : [(name: "current", model: model)]
    self.versions = versions.map { (name: $0.name, model: Model($0.models, options)) } + own
  }

  /// Checks one payload, in whatever envelope.
  ///
  /// - Parameter payload: Any bytes; what is no JSON gives a finding.
  /// - Returns: The verdicts and findings.
  public func check(_ payload: SourceFile) -> PayloadReport {
    let report = check(MappedText(payload), in: payload, request: nil)
    guard options.expectsErrors else { return report }
    return ExpectationCheck.judge([report], in: 0..<payload.bytes.count, of: payload, options)[0]
  }

  /// Checks a text, which may be the body of a request.
  func check(_ text: MappedText?, in file: SourceFile, request: Request?) -> PayloadReport {
    var report = Report(severities: options.severities)
    let (document, problems) = text.map(JSONParser.parse) ?? (nil, [])
    for problem in problems {
      guard let text else { break }
      // What is superfluous is not quoted, and there may be any number of it in a line.
      let isQuoted = !problem.isSuperfluous && Secrets.isSecret(problem.range, in: text.bytes)
      let message = isQuoted ? Secrets.syntaxMessage : problem.message
      let fix = problem.isSuperfluous ? text.fix([Edit(problem.range)], in: file) : nil
      report.add(.jsonSyntax, message, pointer: "", at: .bytes(text.fileRange(of: problem.range), in: file), fix: fix)
    }
    var pushes: [Push] = []
    var request = request
    if let text, let document {
      let subject = Subject(file: file, text: text, document: document)
      DuplicateKeyCheck.check(subject, &report)
      (pushes, request) = PushFinder.find(in: subject, request: request, options, &report)
    }
    if let request { RequestCheck.check(request, isChannel: request.isChannel(options.isChannel), &report) }
    var result = PayloadReport(path: file.path)
    result.line = file.lineNumber ?? 1
    if let first = pushes.first { check(first, into: &result, &report) }
    for push in pushes.dropFirst() {
      var other = PayloadReport(path: file.path)
      check(push, into: &other, &report)
      result.add(other)
    }
    result.findings = report.inOrder
    return result
  }

  private func check(_ push: Push, into result: inout PayloadReport, _ report: inout Report) {
    EventCheck.check(push, &report)
    SenderCheck.check(push, &report)
    TimeCheck.check(push, now: options.now, &report)
    AlertCheck.check(push, &report)
    PushKeyCheck.check(push, &report)
    ChannelCheck.check(push, &report)
    SizeCheck.check(push, &report)
    result.event = push.event?.rawValue ?? push.eventText.map(Secrets.masked)
    if options.keepsSizes { result.sizes.append(PushSize(push)) }
    if versions.isEmpty {
      decode(push, by: model, into: &result, &report)
    } else {
      decodeByVersions(push, into: &result, &report)
    }
  }

  /// Decodes a push by all versions of the model, each as if there were no other.
  private func decodeByVersions(_ push: Push, into result: inout PayloadReport, _ report: inout Report) {
    var byVersion: [(name: String, findings: [Finding])] = []
    let results = versions.map { version in
      var (own, ownReport) = (result, Report(severities: options.severities))
      decode(push, by: version.model, into: &own, &ownReport)
      byVersion.append((version.name, ownReport.findings))
      return own
    }
    report.add(byVersion)
    result.merge(results)
  }

  /// Decodes a push by one model, after a look at which of its types the push is for.
  private func decode(_ push: Push, by model: Model, into result: inout PayloadReport, _ report: inout Report) {
    var modelReport = Report(severities: options.severities)
    let place = ModelCheck.type(for: push, in: model, &report, modelReport: &modelReport)
    result.modelFindings = modelReport.findings
    if options.keepsValues { result.decoded.append(DecodedPush(push, as: place.map { model.types[$0] })) }
    guard let place else { return }
    result.attributesType = model.types[place].name
    decode(push, by: model.types[place].contracts, into: &result, &report)
  }

  /// Decodes the content state, and on a start the attributes, by each copy of the type.
  private func decode(
    _ push: Push, by contracts: [Contract], into result: inout PayloadReport, _ report: inout Report
  ) {
    let widget = WidgetProps(push)
    guard contracts.count > 1 else {
      guard let contract = contracts.first else { return }
      (result.contentStateDecodes, result.attributesDecode) = decode(push, by: contract, widget, &report)
      return
    }
    let decoded = contracts.map { contract -> (state: Bool?, attributes: Bool?, findings: [Finding]) in
      var copy = Report(severities: options.severities)
      let (state, attributes) = decode(push, by: contract, widget, &copy)
      return (state, attributes, copy.findings)
    }
    result.contentStateDecodes = Linter.common(decoded.map(\.state))
    result.attributesDecode = Linter.common(decoded.map(\.attributes))
    report.add(decoded.map(\.findings), ofCopies: contracts.map(\.location))
  }

  private func decode(
    _ push: Push, by contract: Contract, _ widget: WidgetProps?, _ report: inout Report
  ) -> (state: Bool?, attributes: Bool?) {
    if let widget, widget.areMeant(by: contract) {
      let root = widget.subject.root
      return (decode(root, in: widget.subject, as: contract.contentState, of: contract, push, &report), nil)
    }
    let state = decode(push[.contentState], as: contract.contentState, of: contract, push, &report)
    let attributes =
      push.event == .start ? decode(push[.attributes], as: contract.attributes, of: contract, push, &report) : nil
    return (state, attributes)
  }

  /// A push has to decode in every copy: in the app and in its widget.
  static func common(_ verdicts: [Bool?]) -> Bool? {
    if verdicts.contains(false) { return false }
    return verdicts.isEmpty || verdicts.contains(nil) ? nil : true
  }

  /// - Returns: The verdict; nil where there is nothing to decode, or what there is has been found wrong before decoding.
  private func decode(
    _ field: Push.Field?, as shape: ShapeID, of contract: Contract, _ push: Push, _ report: inout Report
  ) -> Bool? {
    guard let field, push.document.isContainer(field.value) || push.isBareContentState else { return nil }
    return decode(field, in: push.subject, as: shape, of: contract, push, &report)
  }

  private func decode(
    _ field: Push.Field, in subject: Subject, as shape: ShapeID, of contract: Contract, _ push: Push,
    _ report: inout Report
  ) -> Bool? {
    var check = DecodingCheck(subject, contract.table, timestamp: push.timestamp, path: field.path, report: report)
    check.suppliedTypes = push.sender?.suppliedTypes ?? []
    check.check(field.value, as: shape)
    report = check.report
    return check.verdict
  }
}

extension Linter.PayloadReport {
  fileprivate init(path: String) {
    self.init(
      path: path, event: nil, attributesType: nil, contentStateDecodes: nil, attributesDecode: nil, findings: [],
      modelFindings: [])
  }

  /// Adds what one of the pushes in the payload came to; its findings are in the report already.
  ///
  /// An envelope may hold several. Then one that does not decode decides, and the first tells the event and the type.
  fileprivate mutating func add(_ push: Linter.PayloadReport) {
    event = event ?? push.event
    attributesType = attributesType ?? push.attributesType
    contentStateDecodes = contentStateDecodes == false ? false : push.contentStateDecodes ?? contentStateDecodes
    attributesDecode = attributesDecode == false ? false : push.attributesDecode ?? attributesDecode
    decoded += push.decoded
    sizes += push.sizes
    for finding in push.modelFindings where !modelFindings.contains(finding) { modelFindings.append(finding) }
  }
}
