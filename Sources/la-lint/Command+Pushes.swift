import LAContract

// Reading pushes for commands that say something of each.
extension Command {
  /// Hands on the report on each push in the files, folders and lines that a command line names. What cannot be read is
  /// said, and stops nothing else; `take` tells whether there is anybody left to tell.
  ///
  /// - Returns: Whether all could be read.
  /// - Throws: Where the output cannot be written.
  func forEachReport(
    _ arguments: Arguments, by linter: Linter, take: (Linter.PayloadReport) throws(RunError) -> Bool
  ) throws(RunError) -> Bool {
    var isComplete = true
    for path in arguments.payloads.flatMap(PayloadFiles.expand) {
      do throws(RunError) {
        let path = try path.get()
        if arguments.isLines || PayloadFiles.isLines(path) {
          guard try forEachLine(of: path, by: linter, take: take) else { return isComplete }
          continue
        }
        let file = try read(path)
        let reports = linter.checkPushes(in: file) { PayloadFiles.body($0, of: file.path) }
        if reports.isEmpty { throw .fileWithoutPushes(path) }
        for report in reports where try !take(report) { return isComplete }
      } catch {
        if case .outputFailed = error { throw error }
        report(error, arguments.color)
        isComplete = false
      }
    }
    return isComplete
  }

  /// - Returns: Whether there is anybody left to tell.
  private func forEachLine(
    of path: String, by linter: Linter, take: (Linter.PayloadReport) throws(RunError) -> Bool
  ) throws(RunError) -> Bool {
    let name = path == PayloadFiles.standardInput ? PayloadFiles.inputName : path
    var blocks = LineBlocks()
    var isRead = true
    var isEmpty = true
    var failure: RunError?
    func takeLines(_ block: LineBlock?) -> Bool {
      block?.forEachLine(of: name) { line in
        isEmpty = false
        guard isRead, failure == nil else { return }
        do throws(RunError) { isRead = try take(linter.check(line)) } catch { failure = error }
      }
      return isRead && failure == nil
    }
    do throws(SystemError) {
      func takePiece(_ piece: [UInt8]) -> Bool { takeLines(blocks.add(piece)) && !blocks.isTooLong }
      if path != PayloadFiles.standardInput {
        try System.streamFile(path, takePiece)
      } else if let streamInput {
        try streamInput(takePiece)
      } else {
        _ = takePiece(try readInput())
      }
    } catch {
      if path == PayloadFiles.standardInput { throw .unreadableStandardInput(reason: error.description) }
      throw error.isMissingFile ? .noSuchFile(path) : .unreadable(path, reason: error.description)
    }
    if let failure { throw failure }
    if blocks.isTooLong { throw .lineTooLong(name, line: blocks.linesBefore + 1) }
    if isRead { _ = takeLines(blocks.finish()) }
    if let failure { throw failure }
    if isEmpty { throw .fileWithoutPushes(name) }
    return isRead
  }

  private func read(_ path: String) throws(RunError) -> SourceFile {
    guard path == PayloadFiles.standardInput else { return try FileSystem.read(path) }
    do {
      return SourceFile(path: PayloadFiles.inputName, bytes: try readInput())
    } catch {
      throw .unreadableStandardInput(reason: error.description)
    }
  }

  /// The models that a command line names; nil once what cannot be read has been said.
  func models(_ arguments: Arguments) -> [SourceFile]? {
    let models = ModelFiles.read(arguments.models)
    for error in models.errors { report(error, arguments.color) }
    return models.errors.isEmpty ? models.files : nil
  }

  /// Says on standard error what is found besides what the output has.
  func say(_ findings: [Finding], _ arguments: Arguments) {
    let shown = Results(modelFindings: findings, lowestShown: arguments.isQuiet ? .error : .note)
    let text = TextOutput.text(shown, style: style(arguments.color, isTerminal: errorIsTerminal))
    if !text.isEmpty { error(text) }
  }
}
