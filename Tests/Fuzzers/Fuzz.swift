#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entry of libFuzzer. The environment's `READER` says which reader gets the bytes.
private let reader: FuzzedReader = {
  guard let name = getenv("READER"), let reader = FuzzedReader(rawValue: String(cString: name)) else {
    fatalError("READER has to be one of \(FuzzedReader.allCases.map(\.rawValue))")
  }
  return reader
}()

/// What libFuzzer calls with each input; a broken promise ends the process, and so is kept like a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let problem = reader.problem(bytes) {
    print("PROBLEM: \(problem)")
    fflush(nil)
    abort()
  }
  return 0
}
