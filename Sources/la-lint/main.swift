#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

StandardStreams.ignoreClosedPipes()
let command = Command(
  environment: ProcessInfo.processInfo.environment,
  outputIsTerminal: StandardStreams.isTerminal(.output),
  errorIsTerminal: StandardStreams.isTerminal(.error),
  readInput: { StandardStreams.readInput() },
  output: { StandardStreams.write($0, to: .output) },
  error: { StandardStreams.write($0, to: .error) })
StandardStreams.exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
