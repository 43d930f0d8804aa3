import LAContract

extension Command {
  /// Shows what the phone would hold after each push.
  func decode(_ arguments: Arguments) throws(RunError) -> ExitCode {
    guard let models = models(arguments) else { return .failed }
    let linter = Linter(models: models, options: arguments.options).keepingValues
    say(linter.modelFindings, arguments)
    var results = Results(modelFindings: linter.modelFindings, keepsPayloads: false)
    let style = style(arguments.color)
    let output = DecodedText(
      now: arguments.options.now ?? clock(), style: style, severities: arguments.options.severities)
    var document = DecodedJSON()
    var isFirst = true
    let isComplete = try forEachReport(arguments, by: linter) { report throws(RunError) in
      results.add(report)
      // What is said of the values stands at the values.
      let hasCopies = report.decoded.contains(where: \.hasCopies)
      let besides = report.findings.filter {
        hasCopies || ![.decoding, .contract].contains($0.rule.documentation.family)
      }
      defer {
        say(besides, arguments)
        isFirst = false
      }
      guard arguments.format == .text else {
        document.add(report)
        return true
      }
      return try write((isFirst ? "" : "\n") + output.text(report))
    }
    say(results.modelFindingsOfPayloads, arguments)
    if arguments.format == .json { try write(try JSONText.text(document)) }
    return isComplete ? results.exitStatus(failOn: arguments.failOn ?? .error) : .failed
  }
}
