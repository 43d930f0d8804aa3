#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Other programs. `Foundation.Process` would bring all of Foundation, and with it a start three times as long.
extension System {
  /// What a program came to.
  struct Outcome {
    let status: Int32
    let output: [UInt8]
    let error: String
  }

  /// Runs a program of the PATH to its end; no shell reads the arguments.
  ///
  /// - Parameters:
  ///   - words: The program's name and its arguments.
  ///   - environment: Its environment.
  ///   - input: What it reads from standard input.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: Why it could not be started.
  static func run(
    _ words: [String], environment: [String: String], input: [UInt8] = []
  ) throws(SystemError) -> Outcome {
    // Files instead of pipes: neither side ever waits for the other.
    let streams = [tmpfile(), tmpfile(), tmpfile()]
    defer { for case let stream? in streams { fclose(stream) } }
    let descriptors = streams.compactMap { $0.map { fileno($0) } }
    guard descriptors.count == streams.count else { throw SystemError(code: errno) }
    if case .failed(let error) = put(input, to: descriptors[0]) { throw error }
    guard lseek(descriptors[0], 0, SEEK_SET) == 0 else { throw SystemError(code: errno) }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream))
    }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words.first ?? "", &actions, nil, arguments, variables)
    guard code == 0 else { throw SystemError(code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
    // The low bits tell the signal that ended it.
    let isEndedBySignal = status & 0x7F != 0
    return Outcome(
      status: isEndedBySignal ? -1 : (status >> 8) & 0xFF, output: try readFromStart(descriptors[1]),
      error: String(decoding: try readFromStart(descriptors[2]), as: UTF8.self))
  }

  private static func readFromStart(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemError(code: errno) }
    // All the files of a revision may come at once.
    return try readToEnd(descriptor, limit: .max)
  }
}
