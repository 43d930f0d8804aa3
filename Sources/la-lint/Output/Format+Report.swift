import LAContract

extension Format {
  /// A whole run in this format, as a file has it.
  func report(_ results: Results, isStrict: Bool, in folder: WorkingFolder) throws(RunError) -> String {
    switch self {
    case .text: TextOutput.text(results, style: .plain)
    case .concise: ConciseOutput.text(results, in: folder)
    case .json: try JSONOutput.text(results)
    case .jsonl: try JSONOutput.lines(results)
    case .sarif: try SARIFOutput.text(results, in: folder)
    case .github: GitHubOutput.text(results, in: folder)
    case .gitlab: try GitLabOutput.text(results, in: folder)
    case .junit: JUnitOutput.text(results, isStrict: isStrict, in: folder)
    case .checkstyle: CheckstyleOutput.text(results, in: folder)
    // Only `describe` has it.
    case .markdown: ""
    }
  }
}
