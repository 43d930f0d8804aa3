import LAContract

/// `--format sarif`: SARIF 2.1.0, which GitHub's code scanning and editors' viewers read.
enum SARIFOutput {
  /// The log of a run, with the worst of its findings where GitHub would refuse a file for having too many.
  static func text(
    _ results: Results, in folder: WorkingFolder, maximumResults: Int = 25_000
  ) throws(RunError) -> String {
    var findings = results.shownFindings
    var notifications = results.failures.map {
      SARIF.Notification(level: .error, message: SARIF.Text(text: "\($0)".printable))
    }
    if findings.count > maximumResults {
      let text = "the worst \(maximumResults) of \(findings.count) findings are listed"
      notifications.append(SARIF.Notification(level: .warning, message: SARIF.Text(text: text)))
      // A sort keeps the order of equals.
      findings = Array(findings.sorted { $0.severity > $1.severity }.prefix(maximumResults))
    }
    var writer = SARIFResults(folder: folder)
    let run = SARIF.Run(
      tool: SARIF.Tool(
        driver: SARIF.Driver(
          name: "la-lint", semanticVersion: Command.version, rules: Rule.allCases.map(SARIF.Descriptor.init))),
      invocations: [
        SARIF.Invocation(
          executionSuccessful: results.failures.isEmpty, toolExecutionNotifications: notifications)
      ],
      results: findings.map { writer.result($0) })
    return try JSONText.text(SARIF(runs: [run]))
  }
}

/// Makes the results, whose places need the files' lines.
private struct SARIFResults {
  private static let ruleIndices = Dictionary(uniqueKeysWithValues: zip(Rule.allCases, 0...))

  private let folder: WorkingFolder
  private var tables = LineTables()
  private var fingerprints = Fingerprints()

  init(folder: WorkingFolder) {
    self.folder = folder
  }

  mutating func result(_ finding: Finding) -> SARIF.Result {
    let pointer = finding.pointer.flatMap { $0.isEmpty ? nil : $0 }
    let path = folder.relative(finding.location.path)
    return SARIF.Result(
      ruleId: finding.rule, ruleIndex: Self.ruleIndices[finding.rule, default: 0], level: finding.severity,
      message: message(finding.message),
      locations: [
        SARIF.Location(
          physicalLocation: place(finding.location),
          logicalLocations: pointer.map { [SARIF.LogicalLocation(fullyQualifiedName: $0.printable)] })
      ],
      relatedLocations: finding.notes.isEmpty
        ? nil
        : finding.notes.enumerated().map { index, note in
          SARIF.Location(id: index + 1, physicalLocation: place(note.location), message: message(note.message))
        },
      partialFingerprints: ["laLintFinding/v1": fingerprints.next(finding, path: path)],
      fixes: fix(finding).map { [$0] }, properties: finding.pointer.map(SARIF.Result.Properties.init))
  }

  /// What it does is what the message says behind its semicolon.
  private mutating func fix(_ finding: Finding) -> SARIF.Fix? {
    guard let fix = finding.fix else { return nil }
    let advice = finding.message.split(separator: "; ").last.map(String.init) ?? ""
    var replacements: [SARIF.Fix.Replacement] = []
    for edit in finding.edits {
      replacements.append(
        SARIF.Fix.Replacement(
          deletedRegion: tables.region(of: edit.location), insertedContent: SARIF.Text(text: edit.replacement)))
    }
    return SARIF.Fix(
      description: message(fix.isSafe ? advice : "\(advice) (a guess)"),
      artifactChanges: [
        SARIF.Fix.Change(artifactLocation: artifact(finding.location), replacements: replacements)
      ])
  }

  private mutating func place(_ location: Location) -> SARIF.PhysicalLocation {
    SARIF.PhysicalLocation(artifactLocation: artifact(location), region: tables.region(of: location))
  }

  private func artifact(_ location: Location) -> SARIF.ArtifactLocation {
    let uri = folder.reference(location.path)
    // A base is a folder that its files are below.
    return SARIF.ArtifactLocation(uri: uri, uriBaseId: uri.hasPrefix("../") ? nil : SARIF.Run.base)
  }

  /// A message in which nothing from a payload can be a link: `[text](target)` is one in SARIF.
  private func message(_ text: String) -> SARIF.Text {
    // The schema wants at least one character.
    let text = text.isEmpty ? "-" : text
    return SARIF.Text(
      text: text.printable.split(separator: "](", omittingEmptySubsequences: false).joined(separator: "] ("))
  }
}

extension SARIF.Descriptor {
  /// GitHub takes no longer text of a rule.
  static let maximumLength = 1024

  init(_ rule: Rule) {
    let documentation = rule.documentation
    let title = documentation.title.prefix(1).uppercased() + documentation.title.dropFirst() + "."
    let hint = "la-lint --explain \(rule.id)"
    id = rule
    name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    shortDescription = SARIF.Text(text: title)
    fullDescription = SARIF.Text(text: documentation.explanation)
    help = SARIF.MarkdownText(
      text: "\(documentation.explanation)\n\nWith an example: \(hint)", markdown: Self.markdown(documentation, hint))
    defaultConfiguration = SARIF.Configuration(
      level: documentation.severity, enabled: rule.severityUnlessSet == nil ? false : nil)
    properties = Properties(tags: ["live-activity", documentation.family.rawValue])
  }

  /// The explanation, with as much of the example as there is room for.
  private static func markdown(_ documentation: RuleDocumentation, _ hint: String) -> String {
    let ending = "\n\nWith its whole example: `\(hint)`"
    let examples = [("Bad", documentation.bad.payload), ("Good", documentation.good.payload)]
    let text = examples.reduce(documentation.explanation) { text, example in
      let longer = "\(text)\n\n\(example.0) `\(example.1.path)`:\n\n```json\n\(example.1.text)\n```"
      return longer.utf16.count + ending.utf16.count < maximumLength ? longer : text
    }
    return text + ending
  }
}
