import LAContract

extension Command {
  /// Merges what runs with `--format jsonl` have written.
  func summarize(_ arguments: Arguments) throws(RunError) -> ExitCode {
    var summary = Summary()
    var isComplete = true
    for path in arguments.payloads {
      let before = (payloads: summary.payloads, counted: summary.counted.payloads)
      do throws(RunError) {
        try add(path, to: &summary)
      } catch {
        report(error, arguments.color)
        isComplete = false
      }
      for problem in summary.problems {
        report(.malformedLine(path, line: problem.line, problem.reason), arguments.color)
      }
      if summary.problemCount > summary.problems.count {
        report(.malformedLines(path, count: summary.problemCount - summary.problems.count), arguments.color)
      }
      let lines = summary.payloads - before.payloads
      let counted = summary.counted.payloads - before.counted
      if lines != counted { report(.incompleteRuns(path, lines: lines, counted: counted), arguments.color) }
      if summary.problemCount > 0 || lines != counted { isComplete = false }
      summary.removeProblems()
    }
    try write(arguments.format == .json ? SummaryOutput.json(summary) : SummaryOutput.text(summary))
    guard isComplete else { return .failed }
    let counts = summary.counted
    switch arguments.failOn ?? .error {
    case .never: return .clean
    case .error: return counts.errors > 0 ? .findings : .clean
    case .warning: return counts.errors + counts.warnings > 0 ? .findings : .clean
    }
  }

  private func add(_ path: String, to summary: inout Summary) throws(RunError) {
    var blocks = LineBlocks()
    var sum = summary
    defer { summary = sum }
    let take = { (block: LineBlock?) in
      let parts = Parallel.map(block?.parts() ?? []) { lines in
        var part = Summary()
        lines.forEachLine(of: path) { part.add($0) }
        return part
      }
      for part in parts { sum.add(part) }
      return true
    }
    do throws(SystemError) {
      if path != PayloadFiles.standardInput {
        try System.streamFile(path) { take(blocks.add($0)) }
      } else if let streamInput {
        try streamInput { take(blocks.add($0)) }
      } else {
        _ = take(blocks.add(try readInput()))
      }
    } catch {
      if path == PayloadFiles.standardInput { throw .unreadableStandardInput(reason: error.description) }
      throw error.isMissingFile ? .noSuchFile(path) : .unreadable(path, reason: error.description)
    }
    _ = take(blocks.finish())
  }
}
