import LAContract

/// What `--fix` and `--fix-dry-run` do with the fixes.
enum Fixing: Equatable {
  case inPlace, dryRun
}

// Fixing payloads, which comes before they are checked: what is reported is what is left.
extension Command {
  /// Fixes files in place, or prints as a diff what would change.
  ///
  /// What cannot be read is left to the check.
  ///
  /// - Returns: Why files could not be fixed.
  func fix(
    _ items: [Selection.Item], by linters: [Linter?], _ arguments: Arguments
  ) throws(RunError) -> [RunError] {
    guard let fixing = arguments.fixing else { return [] }
    var summary = FixSummary()
    var failures: [RunError] = []
    var known: Set<System.Identity> = []
    let tree = FileTree(arguments.payloads, in: workingFolder)
    let payloads = items.compactMap { item -> Selection.Payload? in
      // An example of what must not be sent stays one.
      if case .check(let payload) = item, !payload.mustBeInvalid { payload } else { nil }
    }
    var rest = payloads[...]
    while !rest.isEmpty {
      let part = rest.prefix(1024)
      rest = rest.dropFirst(part.count)
      let jobs = part.map { FixJob(payload: $0, linters: self.linters(for: $0, linters)) }
      for (job, outcome) in zip(jobs, try outcomes(of: jobs, arguments)) {
        do throws(RunError) {
          guard let outcome = try outcome.get(), known.insert(outcome.identity).inserted else { continue }
          if outcome.fixed > 0 {
            switch fixing {
            case .dryRun:
              let path = workingFolder.relative(job.payload.name)
              try write(UnifiedDiff.text(from: outcome.original, to: outcome.bytes, path: path))
            case .inPlace:
              try tree.requireInside(job.payload.path)
              try FileSystem.write(outcome.bytes, to: job.payload.path, failure: RunError.fixFailed)
            }
          }
          summary.add(outcome)
        } catch {
          if case .outputFailed = error { throw error }
          report(error, arguments.color)
          failures.append(error)
        }
      }
    }
    for line in summary.lines(fixing) { error("\(line)\n") }
    return failures
  }

  /// What becomes of files, in their order; nil for what the check will complain of.
  private func outcomes(
    of jobs: [FixJob], _ arguments: Arguments
  ) throws(RunError) -> [Result<FixOutcome?, RunError>] {
    let checker = Checker(skipsUnrelated: arguments.skipsUnrelated, jsonLines: nil)
    let includesUnsafe = arguments.includesUnsafeFixes
    let input = readInput
    return Parallel.map(Parallel.runs(of: jobs.filter { !$0.isInput }, atLeast: 8)) { jobs in
      jobs.map { $0.outcome(by: checker, includesUnsafe) }
    }.flatMap(\.self)
      .merging(jobs) { job in
        guard let bytes = try? input() else { return .success(nil) }
        let file = SourceFile(path: job.payload.name, bytes: bytes)
        return .success(job.outcome(of: file, System.Identity(device: 0, number: 0), by: checker, includesUnsafe))
      }
  }
}

extension [Result<FixOutcome?, RunError>] {
  /// The outcomes of all jobs, where these are of those that are no standard input.
  fileprivate func merging(
    _ jobs: [FixJob], input: (FixJob) -> Result<FixOutcome?, RunError>
  ) -> [Result<FixOutcome?, RunError>] {
    var rest = self[...]
    return jobs.map { $0.isInput ? input($0) : rest.popFirst() ?? .success(nil) }
  }
}

/// A file to fix, and the contracts that it is checked against.
private struct FixJob: Sendable {
  let payload: Selection.Payload
  let linters: [Linter]

  var isInput: Bool { payload.path == PayloadFiles.standardInput }

  func outcome(by checker: Checker, _ includesUnsafe: Bool) -> Result<FixOutcome?, RunError> {
    if PayloadFiles.isLines(payload.name) { return .failure(.linesNotFixed(payload.name)) }
    guard let (file, identity) = try? FileSystem.readToKnow(payload.path) else { return .success(nil) }
    return .success(outcome(of: file, identity, by: checker, includesUnsafe))
  }

  func outcome(
    of file: SourceFile, _ identity: System.Identity, by checker: Checker, _ includesUnsafe: Bool
  ) -> FixOutcome {
    let outcome = Fixer.fix(file, includesUnsafe: includesUnsafe) { file in
      guard case .success(let payloads?) = checker.check(file, by: linters) else { return [] }
      return payloads.flatMap { $0.report.findings + $0.report.modelFindings }
    }
    return FixOutcome(
      identity: identity, original: file.bytes, bytes: outcome.file.bytes, fixed: outcome.fixed,
      keptBack: outcome.keptBack)
  }
}

/// What becomes of a file.
private struct FixOutcome: Sendable {
  let identity: System.Identity
  let original, bytes: [UInt8]
  let fixed, keptBack: Int
}

/// What was done, for people.
private struct FixSummary {
  private var fixed = 0
  private var files = 0
  private var keptBack = 0

  mutating func add(_ outcome: FixOutcome) {
    fixed += outcome.fixed
    files += outcome.fixed > 0 ? 1 : 0
    keptBack += outcome.keptBack
  }

  func lines(_ fixing: Fixing) -> [String] {
    var lines: [String] = []
    if fixed > 0 {
      let what = "\(Results.counted(fixed, "finding")) in \(Results.counted(files, "file"))"
      lines.append(fixing == .inPlace ? "fixed \(what)" : "would fix \(what)")
    }
    if keptBack > 0 {
      lines.append("left \(Results.counted(keptBack, "finding")) unfixed: the fix would bring up another")
    }
    return lines
  }
}
