import LAContract

/// One run over payloads: checks them and hands what there is to say to the output, at once or at the end.
struct Run {
  private let linter: Linter
  private let arguments: Arguments
  private let write: (String) throws(RunError) -> Bool
  private(set) var results: Results
  /// Findings are printed as they come, since recorded traffic may be of any size.
  private let isStreaming: Bool
  private let style: Style
  private var textOutput: TextOutput
  private var tables = LineTables()
  /// Nobody reads the output any more.
  private(set) var isOver = false

  /// `write` tells whether somebody still reads.
  init(
    _ linter: Linter, _ arguments: Arguments, style: Style, write: @escaping (String) throws(RunError) -> Bool
  ) {
    self.linter = linter
    self.arguments = arguments
    self.write = write
    let hasLines = arguments.isLines || arguments.payloads.contains(where: PayloadFiles.isLines)
    isStreaming = arguments.format == .jsonl || (arguments.format == .text && hasLines)
    results = Results(
      modelFindings: linter.modelFindings, lowestShown: arguments.isQuiet ? .error : .note,
      keepsPayloads: !isStreaming)
    self.style = style
    textOutput = TextOutput(style: style)
  }

  /// What stands before everything else.
  mutating func begin() throws(RunError) {
    if isStreaming, arguments.format == .text { try print(textOutput.text(results.shown(linter.modelFindings))) }
  }

  /// What is known only at the end.
  mutating func end() throws(RunError) {
    switch arguments.format {
    case .text where isStreaming: try print(textOutput.text(results.shown(results.modelFindingsOfPayloads)))
    case .text: try print(TextOutput.text(results, style: style))
    case .json: try print(JSONOutput.text(results))
    case .jsonl: try print(JSONOutput.lastLine(results))
    case .markdown: break
    }
  }

  /// Checks a file that is at hand as a whole.
  mutating func check(_ file: SourceFile) throws(RunError) {
    let reports = linter.checkPushes(in: file) { PayloadFiles.body($0, of: file.path) }
    guard !reports.isEmpty else { throw .fileWithoutPushes(file.path) }
    for report in reports { try add(report) }
  }

  /// Checks each line of a file that `stream` reads piece by piece.
  mutating func checkLines(
    of path: String, stream: ((ArraySlice<UInt8>) -> Bool) throws(SystemError) -> Void
  ) throws(RunError) {
    var splitter = LineSplitter()
    var outputError: RunError?
    let before = results.payloadCount
    let take = { (run: inout Run, number: Int, bytes: [UInt8]) -> Bool in
      do throws(RunError) {
        try run.add(run.linter.check(SourceFile(path: path, bytes: bytes, lineNumber: number)))
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
    if results.payloadCount == before { throw .fileWithoutPushes(path) }
  }

  private mutating func add(_ report: Linter.PayloadReport) throws(RunError) {
    results.add(report)
    guard isStreaming else { return }
    switch arguments.format {
    case .jsonl: try print(JSONOutput.line(report, of: results, &tables))
    case .text, .json, .markdown: try print(textOutput.text(results.shown(report.findings)))
    }
  }

  private mutating func print(_ text: String) throws(RunError) {
    if !isOver, !text.isEmpty, try !write(text) { isOver = true }
  }
}
