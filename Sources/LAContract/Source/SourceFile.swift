/// A file's bytes, or those of one of its lines, under the path that people know it by.
public struct SourceFile: Sendable {
  /// The path as it is printed in findings.
  public let path: String
  /// The file's bytes, whatever they are.
  public let bytes: [UInt8]

  /// The number of the line that the bytes are, from 1; nil where they are the whole file.
  public let lineNumber: Int?

  /// Takes the bytes as they are; nothing is read or decoded here.
  public init(path: String, bytes: [UInt8], lineNumber: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.lineNumber = lineNumber
  }

  /// Takes a text, for tests and callers that hold one.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The bytes of a range as text; what is no UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
