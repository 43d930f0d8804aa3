import LAContract

/// One run over payloads: checks them and hands what there is to say to the output, at once or at the end.
struct Run {
  private let linter: Linter
  private let arguments: Arguments
  private let write: (String) throws(RunError) -> Bool
  private(set) var results: Results
  /// Findings are printed as they come, since recorded traffic may be of any size.
  private let isStreaming: Bool
  private let lowestShown: Severity
  private let style: Style
  private let folder: WorkingFolder
  private var textOutput: TextOutput
  /// Nobody reads the output any more.
  private(set) var isOver = false

  /// `write` tells whether somebody still reads.
  init(
    _ linter: Linter, _ arguments: Arguments, style: Style, folder: WorkingFolder,
    write: @escaping (String) throws(RunError) -> Bool
  ) {
    self.linter = linter
    self.arguments = arguments
    self.write = write
    let hasLines = arguments.isLines || arguments.payloads.contains(where: PayloadFiles.isLines)
    isStreaming = arguments.format == .jsonl || (arguments.format == .text && hasLines)
    lowestShown = arguments.isQuiet ? .error : .note
    results = Results(
      modelFindings: linter.modelFindings, lowestShown: lowestShown,
      keepsPayloads: !isStreaming || !arguments.reports.isEmpty)
    self.style = style
    self.folder = folder
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
    case .jsonl: try print(JSONOutput.lastLine(results))
    default: try print(report(arguments.format))
    }
  }

  /// The whole run in a format, as a file has it.
  func report(_ format: Format) throws(RunError) -> String {
    try format.report(results, isStrict: arguments.isStrict, in: folder)
  }

  /// Keeps what could not be checked.
  mutating func add(_ failure: RunError) {
    results.add(failure)
  }

  /// Checks a file that is at hand as a whole.
  mutating func check(_ file: SourceFile) throws(RunError) {
    try add(try Run.checked(file, linter, jsonLines).get())
  }

  /// Checks files that are each read as a whole, in their order; `failed` is told of those that cannot be checked.
  mutating func check(_ paths: [String], failed: (inout Run, RunError) -> Void) throws(RunError) {
    let (linter, jsonLines) = (linter, jsonLines)
    let checked = Parallel.map(Parallel.runs(of: paths, atLeast: 8)) { paths in
      paths.map { path in
        Result { () throws(RunError) in try FileSystem.read(path) }.flatMap { Run.checked($0, linter, jsonLines) }
      }
    }
    for file in checked.joined() where !isOver {
      switch file {
      case .success(let reports): try add(reports)
      case .failure(let error): failed(&self, error)
      }
    }
  }

  /// Checks each line of a file that `stream` reads piece by piece.
  mutating func checkLines(
    of path: String, stream: ((ArraySlice<UInt8>) -> Bool) throws(SystemError) -> Void
  ) throws(RunError) {
    var blocks = LineBlocks()
    var outputError: RunError?
    let before = results.payloadCount
    let take = { (run: inout Run, block: LineBlock?) -> Bool in
      do throws(RunError) {
        if let block { try run.check(block, of: path) }
      } catch {
        outputError = error
      }
      return outputError == nil && !run.isOver
    }
    do throws(SystemError) {
      try stream { piece in take(&self, blocks.add(piece)) }
    } catch {
      if path == PayloadFiles.inputName { throw .unreadableStandardInput(reason: error.description) }
      throw error.isMissingFile ? .noSuchFile(path) : .unreadable(path, reason: error.description)
    }
    if outputError == nil, !isOver { _ = take(&self, blocks.finish()) }
    if let outputError { throw outputError }
    if results.payloadCount == before { throw .fileWithoutPushes(path) }
  }

  private mutating func check(_ block: LineBlock, of path: String) throws(RunError) {
    let (linter, jsonLines) = (linter, jsonLines)
    let checked = Parallel.map(block.parts()) { part in
      var checked: [Checked] = []
      part.forEachLine(of: path) { checked.append(Checked(linter.check($0), jsonLines)) }
      return checked
    }
    for part in checked { try add(part) }
  }

  // MARK: What is checked, on whatever thread

  /// A payload's report, and its line of `--format jsonl` where that is wanted at once.
  private struct Checked: Sendable {
    let report: Linter.PayloadReport
    let line: Result<String, RunError>?

    init(_ report: Linter.PayloadReport, _ results: Results?) {
      self.report = report
      line = results.map { results in
        Result { () throws(RunError) in
          var tables = LineTables()
          return try JSONOutput.line(report, of: results, &tables)
        }
      }
    }
  }

  /// What lines of JSON have to show; nil where the payloads are not printed as such, or not at once.
  private var jsonLines: Results? {
    arguments.format == .jsonl ? Results(modelFindings: [], lowestShown: lowestShown) : nil
  }

  private static func checked(
    _ file: SourceFile, _ linter: Linter, _ jsonLines: Results?
  ) -> Result<[Checked], RunError> {
    let reports = linter.checkPushes(in: file) { PayloadFiles.body($0, of: file.path) }
    return reports.isEmpty
      ? .failure(.fileWithoutPushes(file.path)) : .success(reports.map { Checked($0, jsonLines) })
  }

  private mutating func add(_ checked: [Checked]) throws(RunError) {
    var text = ""
    for payload in checked {
      results.add(payload.report)
      guard isStreaming else { continue }
      if let line = payload.line {
        text += try line.get()
      } else if !payload.report.findings.isEmpty {
        text += textOutput.text(results.shown(payload.report.findings))
      }
    }
    try print(text)
  }

  private mutating func print(_ text: String) throws(RunError) {
    if !isOver, !text.isEmpty, try !write(text) { isOver = true }
  }
}
