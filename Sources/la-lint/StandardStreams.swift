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
  /// In the system's words.
  case failed(String)
}

/// The process's own streams: the only file that calls the C library.
enum StandardStreams {
  enum Stream: Int32 { case input, output, error }

  /// A write to a closed pipe shall return an error instead of killing the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// All of standard input; nil if it cannot be read.
  static func readInput() -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(Stream.input.rawValue, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Writes a whole text, in as few calls as the system allows.
  @discardableResult
  static func write(_ text: String, to stream: Stream) -> WriteResult {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(stream.rawValue, start, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(stream.rawValue, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(stream.rawValue, start, rest.count)
        #endif
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EPIPE {
          return .closed
        } else if errno != EINTR {
          return .failed(String(cString: strerror(errno)))
        }
      }
      return .written
    }
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #endif
  }
}
