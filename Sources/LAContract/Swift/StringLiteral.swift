/// The value of a string literal.
enum StringLiteral {
  /// - Parameter literal: The literal with its delimiters.
  /// - Returns: nil for one with an interpolation, or one that Swift would not take.
  static func value(of literal: ArraySlice<UInt8>) -> String? {
    let pounds = literal.prefix { $0 == UInt8(ascii: "#") }.count
    let quoted = literal.dropFirst(pounds).dropLast(pounds)
    let isMultiline =
      quoted.count >= 6 && quoted.starts(with: "\"\"\"".utf8)
      && (quoted.dropFirst(3).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })?.isLineEnd == true
    let quotes = isMultiline ? 3 : 1
    guard quoted.count >= 2 * quotes else { return nil }
    let content = quoted.dropFirst(quotes).dropLast(quotes)
    guard isMultiline else { return unescaped(content, pounds: pounds) }
    return dedented(content).flatMap { unescaped($0[...], pounds: pounds) }
  }

  /// Takes away the line ends at both ends, and from each line the indentation of the closing delimiter.
  private static func dedented(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    var lines = normalized(content).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 2, let indentation = lines.popLast() else { return nil }
    var dedented: [[UInt8]] = []
    for line in lines.dropFirst() {
      if line.starts(with: indentation) {
        dedented.append(Array(line.dropFirst(indentation.count)))
      } else if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        dedented.append([])
      } else {
        return nil
      }
    }
    return Array(dedented.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Every line end becomes LF, as Swift has it.
  private static func normalized(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in content {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
  }

  private static func unescaped(_ content: ArraySlice<UInt8>, pounds: Int) -> String? {
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: pounds)
    var rest = content
    var value: [UInt8] = []
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\"), rest.starts(with: escape) {
        rest = rest.dropFirst(escape.count)
        guard let scalars = takeEscape(from: &rest) else { return nil }
        value.append(contentsOf: scalars.utf8)
      } else {
        value.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private static func takeEscape(from rest: inout ArraySlice<UInt8>) -> String? {
    guard let byte = rest.popFirst() else { return nil }
    switch Unicode.Scalar(byte) {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    case "u": return takeScalar(from: &rest)
    case " ", "\t", "\n":
      // The line goes on: what is left of it is space.
      if Unicode.Scalar(byte) == "\n" { return "" }
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return rest.popFirst() == UInt8(ascii: "\n") ? "" : nil
    default: return nil
    }
  }

  /// The `{1F600}` of `\u{1F600}`.
  private static func takeScalar(from rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let digits = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    guard digits.count <= 8, let value = UInt32(digits, radix: 16) else { return nil }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }
}
