import LAContract

extension Command {
  /// Shows what the bytes of pushes are made of, and how small and how large a model lets them be.
  func size(_ arguments: Arguments) throws(RunError) -> ExitCode {
    guard let models = models(arguments) else { return .failed }
    // Whether a payload suits the model is no question of its size.
    let linter = Linter(models: [], options: arguments.options).keepingSizes
    let output = SizeText(style: style(arguments.color), columns: columns, isUnicode: isUnicode)
    var sizes = Sizes()
    var results = Results(modelFindings: [], keepsPayloads: false)
    let isComplete = try forEachReport(arguments, by: linter) { report throws(RunError) in
      sizes.add(report)
      var ofSize = report
      // Where there is no push to measure, what is found says why.
      ofSize.keep { $0.rule.documentation.family == .size || report.sizes.isEmpty }
      results.add(ofSize)
      say(ofSize.findings, arguments)
      return true
    }
    let modelLinter = models.isEmpty ? nil : Linter(models: models, options: Linter.judgingMembers(arguments.options))
    let modelSizes = modelLinter?.modelSizes ?? []
    let judged = Results(
      modelFindings: modelLinter?.modelFindings ?? [], lowestShown: arguments.isQuiet ? .error : .note)
    switch arguments.format {
    case .json:
      say(judged.modelFindings, arguments)
      try write(try JSONText.text(SizeJSON(sizes, modelSizes)))
    default:
      let parts = [output.text(sizes), output.text(modelSizes)]
      let findings = TextOutput.text(judged, style: style(arguments.color))
      try write((parts + [findings]).filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    let failOn = arguments.failOn ?? .error
    guard isComplete else { return .failed }
    return results.exitStatus(failOn: failOn) == .clean ? judged.exitStatus(failOn: failOn) : .findings
  }
}
