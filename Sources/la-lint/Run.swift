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
  private let lowestShown: Severity
  private let style: Style
  private let folder: WorkingFolder
  private var textOutput: TextOutput
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
    lowestShown = arguments.isQuiet ? .error : .note
    results = Results(
      modelFindings: modelFindings, lowestShown: lowestShown,
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

  // MARK: Checking

  /// A file that is read as a whole, and the contracts that it is checked against.
  struct Whole: Sendable {
    let path: String
    let linters: [Linter]
  }

  /// Checks a file that is at hand as a whole, against each of some contracts.
  ///
  /// - Returns: Whether it was checked, and not passed over as unrelated.
  mutating func check(_ file: SourceFile, by linters: [Linter]) throws(RunError) -> Bool {
    guard let payloads = try checker.check(file, by: linters).get() else { return false }
    try add(payloads)
    return true
  }

  /// Checks files on all cores. `tell` is told in their order what became of each: whether it was checked, and not passed
  /// over as unrelated, or why it could not be.
  mutating func check(
    _ files: [Whole], tell: (inout Run, _ place: Int, Result<Bool, RunError>) -> Void
  ) throws(RunError) {
    let checker = checker
    let checked = Parallel.map(Parallel.runs(of: files, atLeast: 8)) { files in
      files.map { file in
        Result { () throws(RunError) in try FileSystem.read(file.path) }
          .flatMap { checker.check($0, by: file.linters) }
      }
    }
    for (place, file) in checked.joined().enumerated() where !isOver {
      tell(&self, place, file.map { $0 != nil })
      if case .success(let payloads?) = file { try add(payloads) }
    }
  }

  /// Checks each line of a file that `stream` reads piece by piece, an empty one before it waits for more.
  mutating func checkLines(
    of path: String, by linters: [Linter], stream: (([UInt8]) -> Bool) throws(SystemError) -> Void
  ) throws(RunError) {
    let checker = checker
    var blocks = LineBlocks()
    var begun: [Parallel.Begun<(payloads: [Checker.Payload], isEmpty: Bool)>] = []
    var outputError: RunError?
    var isEmpty = true
    // Begins with a block, and prints what came of those before, but for the last two: so there is always one to work on
    // while the next is read.
    let take = { (run: inout Run, block: LineBlock?) -> Bool in
      if let block { begun.append(Parallel.begin(block.parts()) { checker.check($0, of: path, by: linters) }) }
      while begun.count > (block == nil ? 0 : 2) {
        do throws(RunError) {
          for part in begun.removeFirst().answers() where outputError == nil && !run.isOver {
            isEmpty = isEmpty && part.isEmpty
            try run.add(part.payloads)
          }
        } catch {
          outputError = error
        }
      }
      return outputError == nil && !run.isOver
    }
    var readError: SystemError?
    do throws(SystemError) {
      try stream { piece in take(&self, blocks.add(piece)) && !blocks.isTooLong }
    } catch {
      readError = error
    }
    let isWhole = readError == nil && !blocks.isTooLong && outputError == nil && !isOver
    _ = take(&self, isWhole ? blocks.finish() : nil)
    _ = take(&self, nil)
    if let error = readError {
      if path == PayloadFiles.inputName { throw .unreadableStandardInput(reason: error.description) }
      throw error.isMissingFile ? .noSuchFile(path) : .unreadable(path, reason: error.description)
    }
    if blocks.isTooLong { throw .lineTooLong(path, line: blocks.linesBefore + 1) }
    if let outputError { throw outputError }
    if isEmpty, !arguments.skipsUnrelated { throw .fileWithoutPushes(path) }
  }

  private var checker: Checker {
    Checker(
      skipsUnrelated: arguments.skipsUnrelated,
      jsonLines: arguments.format == .jsonl ? Results(modelFindings: [], lowestShown: lowestShown) : nil)
  }

  private mutating func add(_ payloads: [Checker.Payload]) throws(RunError) {
    var text = ""
    for payload in payloads {
      results.add(payload.report)
      checked(results.payloadCount)
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
