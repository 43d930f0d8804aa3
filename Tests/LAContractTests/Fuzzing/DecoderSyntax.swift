import Foundation

@testable import LAContract

/// What the real decoder takes for JSON, beside what la-lint does.
enum DecoderSyntax {
  /// How the two disagree about bytes; nil where they do not, or only in a way that is known and meant.
  static func disagreement(_ bytes: [UInt8]) -> String? {
    let (document, problems) = JSONParser.parse(MappedText(SourceFile(path: "push.json", bytes: bytes)))
    let isTaken = takes(bytes)
    guard let problem = problems.first else {
      if isTaken || document.map(hasUnreadableNumber) ?? false { return nil }
      return "la-lint takes what the decoder does not"
    }
    // Of equal keys the decoder looks at the first only; JSONSerialization looks at all.
    guard isTaken, serializationTakes(bytes), !isKnownLaxness(problem.message, bytes) else { return nil }
    return "the decoder takes it, and la-lint says: \(problem.message)"
  }

  static func takes(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Anything.self, from: Data(bytes))) != nil
  }

  static func serializationTakes(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  /// Of one that no Double holds the decoder says the same as of one that is no number.
  private static func hasUnreadableNumber(_ document: JSONDocument) -> Bool {
    document.nodes.indices.contains {
      document.kind($0) == .number && !LAContract.Decoder.decodes(document, $0, as: .double)
    }
  }

  /// APNs wants JSON as RFC 8259 has it, and so does la-lint.
  private static func isKnownLaxness(_ message: String, _ bytes: [UInt8]) -> Bool {
    // Zeros are taken for UTF-16 or UTF-32 without a mark.
    if bytes.contains(0) { return true }
    return ["trailing comma", "byte-order mark", "UTF-16", "UTF-32"].contains { message.contains($0) }
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
