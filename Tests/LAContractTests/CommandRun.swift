@testable import la_lint

/// What one run of the command comes to.
struct CommandRun {
  private(set) var status = ExitCode.clean
  private(set) var output = ""
  private(set) var error = ""

  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    workingFolder: WorkingFolder = .current
  ) {
    // Collects what is written, which a command does from one thread.
    final class Sink { var text = "" }
    let (output, error) = (Sink(), Sink())
    let command = Command(
      environment: environment, workingFolder: workingFolder, clock: { 1_796_115_600 },
      readInput: { Array(input.utf8) },
      output: {
        output.text += $0
        return .written
      }, error: { error.text += $0 })
    status = command.run(arguments)
    (self.output, self.error) = (output.text, error.text)
  }
}
