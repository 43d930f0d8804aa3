import LAContract

extension RuleDocumentation.Example {
  /// What la-lint says about it.
  func results() throws(RunError) -> Results {
    // The arguments are read the way a command line is, so the example is one that can be typed.
    let arguments = try Arguments(parsing: words)
    let models = models.map(\.source)
    guard !isDiff else {
      return Results(comparing: [ModelPair(old: [payload.source], new: models, isSinceCommit: false)], arguments)
    }
    let linter = Linter(models: models, options: arguments.options)
    var results = Results(modelFindings: linter.modelFindings)
    results.add(linter.check(payload.source))
    return results
  }
}
