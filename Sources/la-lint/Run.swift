import LAContract

/// One run over payloads: checks them and hands what there is to say to the output, at once or at the end.
struct Run {
  private let arguments: Arguments
  private let failOn: FailOn
  private let write: (String) throws(RunError) -> Bool
  private let checked: (_ payloads: Int) -> Void
  private(set) var results: Results
  /// Findings are printed as they come, since recorded traffic may be of any size.
  private let isStreaming: Bool
  private let style: Style
  private let folder: WorkingFolder
  private var textOutput: TextOutput
  private var tables = LineTables()
  /// Nobody reads the output any more.
  private(set) var isOver = false

  /// `write` tells whether somebody still reads; `checked` is told how many payloads are.
  init(
    modelFindings: [Finding], hasLines: Bool, _ arguments: Arguments, failOn: FailOn, style: Style,
    folder: WorkingFolder,
    write: @escaping (String) throws(RunError) -> Bool, checked: @escaping (_ payloads: Int) -> Void
  ) {
    self.arguments = arguments
    self.failOn = failOn
    self.write = write
    self.checked = checked
    isStreaming = arguments.format == .jsonl || (arguments.format == .text && hasLines)
    results = Results(
      modelFindings: modelFindings, lowestShown: arguments.isQuiet ? .error : .note,
      keepsPayloads: !isStreaming || !arguments.reports.isEmpty)
    self.style = style
    self.folder = folder
    textOutput = TextOutput(style: style)
  }

  /// What stands before everything else.
  mutating func begin() throws(RunError) {
    if isStreaming, arguments.format == .text { try print(textOutput.text(results.shown(results.modelFindings))) }
  }

  /// What is known only at the end.
  mutating func end() throws(RunError) {
    switch arguments.format {
    case .text where isStreaming: try print(textOutput.text(results.shown(results.modelFindingsOfPayloads)))
    case .text: try print(TextOutput.text(results, style: style))
    case .jsonl: try print(JSONOutput.lastLine(results))
    default: try print(report(arguments.format))
    }
  }

  /// The whole run in a format, as a file has it.
  func report(_ format: Format) throws(RunError) -> String {
    try format.report(results, isStrict: failOn == .warning, in: folder)
  }

  /// Keeps what could not be checked.
  mutating func add(_ failure: RunError) {
    results.add(failure)
  }

  /// Checks a file that is at hand as a whole, against each of some contracts.
  ///
  /// - Returns: Whether it was checked, and not passed over as unrelated.
  mutating func check(_ file: SourceFile, by linters: [Linter]) throws(RunError) -> Bool {
    let isUnrelated = arguments.skipsUnrelated && linters.allSatisfy { $0.isUnrelated(file) }
    if isUnrelated { return false }
    let reports = linters.map { $0.checkPushes(in: file) { PayloadFiles.body($0, of: file.path) } }
    guard reports.contains(where: { !$0.isEmpty }) else {
      if arguments.skipsUnrelated { return false }
      throw .fileWithoutPushes(file.path)
    }
    for report in Self.sayingOnce(reports.flatMap(\.self)) { try add(report) }
    return true
  }

  /// The reports on one file, of which contracts may find the same: that is said once.
  private static func sayingOnce(_ reports: [Linter.PayloadReport]) -> [Linter.PayloadReport] {
    guard reports.count > 1 else { return reports }
    var known: [Finding] = []
    return reports.map { report in
      defer { known += report.findings }
      return report.leavingOut(known)
    }
  }

  /// Checks each line of a file that `stream` reads piece by piece.
  mutating func checkLines(
    of path: String, by linters: [Linter], stream: ((ArraySlice<UInt8>) -> Bool) throws(SystemError) -> Void
  ) throws(RunError) {
    var splitter = LineSplitter()
    var outputError: RunError?
    var isEmpty = true
    let take = { (run: inout Run, number: Int, bytes: [UInt8]) -> Bool in
      isEmpty = false
      let file = SourceFile(path: path, bytes: bytes, lineNumber: number)
      if run.arguments.skipsUnrelated, linters.allSatisfy({ $0.isUnrelated(file) }) { return !run.isOver }
      do throws(RunError) {
        for report in Self.sayingOnce(linters.map { $0.check(file) }) { try run.add(report) }
      } catch {
        outputError = error
      }
      return outputError == nil && !run.isOver
    }
    do throws(SystemError) {
      try stream { piece in splitter.add(piece) { take(&self, $0, $1) } }
    } catch {
      if path == PayloadFiles.inputName { throw .unreadableStandardInput(reason: error.description) }
      throw error.isMissingFile ? .noSuchFile(path) : .unreadable(path, reason: error.description)
    }
    if splitter.isTooLong { throw .lineTooLong(path, line: splitter.number + 1) }
    if outputError == nil, !isOver { splitter.finish { take(&self, $0, $1) } }
    if let outputError { throw outputError }
    if isEmpty, !arguments.skipsUnrelated { throw .fileWithoutPushes(path) }
  }

  private mutating func add(_ report: Linter.PayloadReport) throws(RunError) {
    results.add(report)
    checked(results.payloadCount)
    guard isStreaming else { return }
    switch arguments.format {
    case .jsonl: try print(JSONOutput.line(report, of: results, &tables))
    default: try print(textOutput.text(results.shown(report.findings)))
    }
  }

  private mutating func print(_ text: String) throws(RunError) {
    if !isOver, !text.isEmpty, try !write(text) { isOver = true }
  }
}
