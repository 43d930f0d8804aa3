#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
@testable import LAContract

/// What the real decoder takes for JSON, beside what la-lint does.
enum DecoderSyntax {
  /// How the two disagree about bytes; nil where they do not, or only in a way that is known and meant.
  static func disagreement(_ bytes: [UInt8]) -> String? {
    let problems = JSONParser.parse(MappedText(SourceFile(path: "push.json", bytes: bytes))).problems
    let isTaken = takes(bytes)
    guard let problem = problems.first else { return isTaken ? nil : "la-lint takes what the decoder does not" }
    guard isTaken, !isKnownLaxness(problem.message, bytes) else { return nil }
    return "the decoder takes it, and la-lint says: \(problem.message)"
  }

  static func takes(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(bytes))) != nil
  }

  /// APNs wants JSON as RFC 8259 has it, and so does la-lint.
  private static func isKnownLaxness(_ message: String, _ bytes: [UInt8]) -> Bool {
    ["trailing comma", "byte order mark", "UTF-16", "UTF-32"].contains { message.contains($0) }
  }

  /// Reads every value, since the decoder looks into strings and numbers only then.
  private struct Anything: Decodable {
    init(from decoder: any Swift.Decoder) throws {
      if let object = try? decoder.container(keyedBy: Key.self) {
        for key in object.allKeys { _ = try object.decode(Anything.self, forKey: key) }
      } else if var array = try? decoder.unkeyedContainer() {
        while !array.isAtEnd { _ = try array.decode(Anything.self) }
      } else {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() || (try? value.decode(Bool.self)) != nil { return }
        do {
          _ = try value.decode(Double.self)
        } catch DecodingError.typeMismatch {
          _ = try value.decode(String.self)
        } catch DecodingError.dataCorrupted(let context) where context.debugDescription.contains("does not fit") {
          // A number of JSON all the same.
        }
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
