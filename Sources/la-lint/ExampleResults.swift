import LAContract

extension RuleDocumentation.Example {
  /// What la-lint says about it.
  func results() throws(RunError) -> Results {
    // The arguments are read the way a command line is, so the example is one that can be typed.
    let arguments = try Arguments(parsing: words)
    let linter = Linter(models: models.map(\.source), options: arguments.options)
    guard !isDiff else {
      return Results(comparing: Linter(models: [payload.source], options: arguments.options), with: linter, arguments)
    }
    var results = Results(modelFindings: linter.modelFindings)
    results.add(linter.check(payload.source))
    return results
  }
}
