#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How every JSON report is written.
enum JSONText {
  /// The value with a line ending, its keys in the order of the alphabet.
  static func text(_ value: some Encodable, isPretty: Bool = true) throws(RunError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return harmless(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    } catch {
      throw .outputFailed(reason: "\(error)")
    }
  }

  /// Escapes what `JSONEncoder` leaves as it is and a terminal or a build server would obey: `\u009b`, `#\u0023[error]`.
  /// All of that stands inside strings, where the escape means the same.
  private static func harmless(_ json: String) -> String {
    // Most reports are this, and there may be millions of lines; `JSONEncoder` has escaped the other controls itself.
    guard json.utf8.contains(where: { $0 >= 0x7F || $0 == UInt8(ascii: "#") }) else { return json }
    var previous: Unicode.Scalar?
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      let isCommand = scalar == "#" && previous == "#"
      previous = scalar
      if isCommand || (scalar != "\n" && scalar.isUnprintable) {
        for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() { text += escape(unit) }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
