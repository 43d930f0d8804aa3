#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What became of a text that was written.
enum WriteResult: Equatable, Sendable {
  case written
  /// Nobody reads any more, as in `la-lint … | head`: not a failure of the run.
  case closed
  case failed(SystemError)
}

/// Why something was not read or written, in the system's words where it was the system that refused.
struct SystemError: Error, Equatable {
  let code: Int32
  private var words: String?

  init(code: Int32, words: String? = nil) {
    self.code = code
    self.words = words
  }

  var description: String { words ?? String(cString: strerror(code)) }
  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  /// It may never end, or wait for somebody.
  fileprivate static let device = SystemError(code: ENODEV, words: "it is a device, and no file")
  fileprivate static let silentPipe = SystemError(code: ETIMEDOUT, words: "it is a pipe, and nobody writes to it")
  fileprivate static let tooLarge = SystemError(
    code: EFBIG, words: "it is over \(System.sizeLimit >> 20) MB, where a push has 4 KB")
}

/// What the system is asked for: streams, files, programs and threads.
///
/// THE ONLY FILE with pointers, and so the only one that could read or write where it must not; `.ci/run` has the compiler
/// hold that. The C library takes nothing else. What keeps it safe: a pointer lives no longer than the call that it is made
/// for; how much a call may fill is the count of the array that it fills; what comes back of it are values of Swift. The two
/// exceptions free what they make: the words for a program, once it has been started, and the work of a thread, which the
/// thread takes over and the caller takes back where there is none.
enum System {
  enum Stream: Int32 { case input, output, error }

  /// No more than that is kept of one file, so that a wrong path does not take the memory of the machine.
  static let sizeLimit = 64 << 20

  /// A write to a closed pipe shall return an error instead of killing the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// The time in Unix seconds, by the machine's clock.
  static func unixTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds since the machine was started, whatever its clock is set to.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// All of standard input.
  static func readInput() throws(SystemError) -> [UInt8] {
    try readToEnd(Stream.input.rawValue)
  }

  /// All of a file, or of a pipe such as the shell's `<(…)`, which Foundation does not read.
  static func readFile(_ path: String) throws(SystemError) -> (bytes: [UInt8], identity: Identity) {
    let file = try openToRead(path)
    defer { close(file.descriptor) }
    let size = Int(file.information.st_size)
    guard size <= sizeLimit else { throw .tooLarge }
    let status = Status(file.information)
    guard status.kind == .file else { return (try readToEnd(file.descriptor, after: file.first), status.identity) }
    // One byte more than there are: a file that does not fill it has ended.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    let count = read(file.descriptor, &bytes, bytes.count)
    guard count >= 0 || errno == EINTR else { throw SystemError(code: errno) }
    let isWhole = count < bytes.count && count > 0
    bytes.removeLast(bytes.count - max(count, 0))
    return (isWhole ? bytes : try readToEnd(file.descriptor, after: bytes), status.identity)
  }

  /// Opens a file or a pipe, and nothing that may never end.
  ///
  /// - Returns: What is to be closed, what it is, and what has been read to find that out.
  private static func openToRead(
    _ path: String
  ) throws(SystemError) -> (descriptor: Int32, information: stat, first: [UInt8]) {
    // Without O_NONBLOCK, a pipe that nobody writes to would be waited for here.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      var information = stat()
      guard fstat(descriptor, &information) == 0 else { throw SystemError(code: errno) }
      switch information.st_mode & S_IFMT {
      case S_IFCHR, S_IFBLK: throw .device
      case S_IFIFO: return (descriptor, information, try awaitWriter(of: descriptor))
      default: return (descriptor, information, [])
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  // MARK: Files and folders

  /// What to know a file or a folder again by, whatever links lead to it.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  enum FileKind: Sendable { case folder, file, other }

  struct Status: Sendable {
    let kind: FileKind
    let identity: Identity

    fileprivate init(_ information: stat) {
      switch information.st_mode & S_IFMT {
      case S_IFDIR: kind = .folder
      case S_IFREG: kind = .file
      default: kind = .other
      }
      identity = Identity(
        device: UInt64(truncatingIfNeeded: information.st_dev), number: UInt64(truncatingIfNeeded: information.st_ino))
    }
  }

  /// What stands at a path, through links; nil where there is nothing.
  static func status(_ path: String) -> Status? {
    var information = stat()
    return stat(path, &information) == 0 ? Status(information) : nil
  }

  /// The names in a folder in no order, and what they are where that needs no look at them: a link is not followed.
  static func entries(of folder: String) throws(SystemError) -> [(name: String, kind: FileKind?)] {
    guard let stream = opendir(folder) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileKind?)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let kind: FileKind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        default: nil
        }
      entries.append((name, kind))
    }
    return entries
  }

  /// Standard input piece by piece, as `streamFile` does it, and an empty piece before more has to be waited for.
  static func streamInput(_ take: ([UInt8]) -> Bool) throws(SystemError) {
    try stream(Stream.input.rawValue, take)
  }

  /// A file piece by piece, so that it need not fit in memory, until `take` wants no more.
  static func streamFile(_ path: String, _ take: ([UInt8]) -> Bool) throws(SystemError) {
    let file = try openToRead(path)
    defer { close(file.descriptor) }
    if !file.first.isEmpty, !take(file.first) { return }
    try stream(file.descriptor, take)
  }

  /// Gives those who write to a pipe some time to open it; one that is open is waited for as long as it takes.
  ///
  /// - Returns: What has been read to find that out.
  private static func awaitWriter(of descriptor: Int32) throws(SystemError) -> [UInt8] {
    var first: [UInt8] = []
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, 2000) == 0 {
      var byte: UInt8 = 0
      switch read(descriptor, &byte, 1) {
      case 0: throw .silentPipe
      case 1: first = [byte]
      // A writer that has nothing to say yet.
      default: break
      }
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return first
  }

  static func readToEnd(
    _ descriptor: Int32, after first: [UInt8] = [], limit: Int = sizeLimit
  ) throws(SystemError) -> [UInt8] {
    var bytes = first
    try stream(descriptor) { piece in
      bytes += piece
      return bytes.count <= limit
    }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  private static func stream(_ descriptor: Int32, _ take: ([UInt8]) -> Bool) throws(SystemError) {
    // In turn, since whoever takes a piece may still hold on to those before: to read into that would copy it.
    var pieces: [[UInt8]] = [[], [], [], []]
    var number = 0
    var size = 1 << 16
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      // Whoever waits for an answer before writing more shall have all that there is to say.
      if poll(&request, 1, 0) != 1, !take([]) { return }
      pieces[number].append(contentsOf: repeatElement(0, count: size - pieces[number].count))
      let count = read(descriptor, &pieces[number], size)
      if count > 0 {
        pieces[number].removeLast(size - count)
        guard take(pieces[number]) else { return }
        number = (number + 1) % pieces.count
        // A pipe gives what it has; a file fills whatever it gets, and then larger pieces are work for all cores.
        if count == size, size < 1 << 21 { size *= 2 }
      } else if count == 0 {
        return
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Writes a whole text, in as few calls as the system allows.
  @discardableResult
  static func print(_ text: String, to stream: Stream) -> WriteResult {
    print(text, to: stream.rawValue)
  }

  private static func print(_ text: String, to descriptor: Int32) -> WriteResult {
    var text = text
    return text.withUTF8 { put(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes bytes to a descriptor that is open.
  static func put(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    bytes.withUnsafeBytes { put($0, to: descriptor) }
  }

  private static func put(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> WriteResult {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = write(descriptor, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EPIPE {
        return .closed
      } else if errno != EINTR {
        return .failed(SystemError(code: errno))
      }
    }
    return .written
  }

  /// Writes a file whole or not at all, with the permissions that it has, or that the process gives to new files.
  static func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return try replaceFile(path, bytes, mode: nil)
    }
    guard access(path, W_OK) == 0 else { throw SystemError(code: errno) }
    if status.st_mode & S_IFMT == S_IFREG { return try replaceFile(path, bytes, mode: status.st_mode & 0o7777) }
    // A device or a pipe, which cannot be replaced; a folder fails here.
    try fill(open(path, O_WRONLY | O_CLOEXEC), with: bytes)
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Writes a file beside it under a name that nobody has, which then takes its name.
  private static func replaceFile(_ path: String, _ bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = "\(folder).la-lint-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    // Interrupts in between would leave it there.
    let handlers = endings.map { (number: $0, handler: signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      if let mode { fchmod(descriptor, mode) }
      try fill(descriptor, with: bytes)
      guard rename(name, path) == 0 else { throw SystemError(code: errno) }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Writes bytes to a descriptor that was opened, and closes it.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    let result = put(bytes, to: descriptor)
    // Some file systems say only then that there is no room.
    let isClosed = close(descriptor) == 0
    switch result {
    case .failed(let error): throw error
    case .closed: throw SystemError(code: EPIPE)
    case .written: if !isClosed { throw SystemError(code: errno) }
    }
  }

  /// Those of the variables that are set.
  static func environment(_ names: String...) -> [String: String] {
    names.reduce(into: [:]) { variables, name in
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
  }

  static func end(with status: Int32) -> Never {
    exit(status)
  }
}

// MARK: - Other programs

// `Foundation.Process` would bring all of Foundation, and with it a start three times as long.
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

// MARK: - Threads

extension System {
  /// A thread that has been started.
  struct Thread {
    fileprivate let handle: pthread_t

    /// Waits for its end; to be called once.
    func wait() { pthread_join(handle, nil) }
  }

  static var coreCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// What C passes to a new thread.
  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts a thread.
  ///
  /// - Returns: nil where the system has no more of them.
  static func startThread(stackSize: Int, _ run: @escaping () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    let error = pthread_create(
      &handle, &attributes,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    if error != 0 { work.release() }
    let started: pthread_t? = error == 0 ? handle : nil
    return started.map(Thread.init)
  }
}
