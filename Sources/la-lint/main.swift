System.ignoreClosedPipes()
let command = Command(
  environment: System.environment(
    "NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG", "HOME", "XDG_CONFIG_HOME"),
  outputIsTerminal: System.isTerminal(.output),
  errorIsTerminal: System.isTerminal(.error),
  readInput: System.readInput,
  streamInput: System.streamInput,
  output: { System.print($0, to: .output) },
  error: { System.print($0, to: .error) })
System.end(with: command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
