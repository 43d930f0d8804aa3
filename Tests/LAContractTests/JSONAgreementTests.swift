import Foundation
import Testing

@testable import LAContract

/// What la-lint takes for JSON, Foundation takes too; where Foundation takes more, it is known for it.
@Suite("JSON agreement with Foundation")
struct JSONAgreementTests {
  private func isTaken(_ bytes: [UInt8]) -> (decoder: Bool, serialization: Bool) {
    (DecoderSyntax.takes(bytes), DecoderSyntax.serializationTakes(bytes))
  }

  private static let texts = [
    #"{"aps": {"timestamp": 1800000000, "event": "update", "content-state": {"a": [1, -2.5e+3, "x\n\u00e9"]}}}"#,
    #"[true, false, null, "", {}, [], 0, -0, 1e5, "\ud83e\udd56", "é🥖"]"#, #"{"a": {"b": {"c": [[[1]]]}}}"#,
    #" [ 1 , 2 ] "#, #"{"k": "\"\\\/\b\f\n\r\t"}"#, "12", #""text""#, "null",
  ]

  /// Small changes to JSON texts, the same on every run.
  private static let mutations: [[UInt8]] = {
    var generator = SeededGenerator(seed: 2027)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", " ", "0", "-", ".", "e", "u", "t", "null", "\n", "/", "é", "'",
    ]
    return (0..<6000).map { _ in
      var bytes = Array((texts.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 0...2, using: &generator))
        let piece = pieces.randomElement(using: &generator) ?? ""
        bytes.replaceSubrange(place..<end, with: Bool.random(using: &generator) ? Array(piece.utf8) : [])
      }
      return bytes
    }
  }()

  @Test("Whatever la-lint takes, the decoder and JSONSerialization take")
  func acceptance() {
    var count = 0
    for bytes in Self.texts.map({ Array($0.utf8) }) + Self.mutations where JSONDump.parse(bytes).problems.isEmpty {
      count += 1
      let taken = isTaken(bytes)
      #expect(taken.decoder && taken.serialization, "\(String(decoding: bytes, as: UTF8.self))")
    }
    // Otherwise the changes are too large to tell anything.
    #expect(count > 1000)
  }

  @Test("Whatever the decoder takes beyond that is a trailing comma")
  func laxness() {
    for bytes in Self.mutations {
      guard let problem = JSONDump.parse(bytes).problems.first, isTaken(bytes).decoder else { continue }
      #expect(
        problem.message.contains("trailing comma"), "\(problem.message): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(
    "The decoder's known laxness is la-lint's error",
    arguments: [
      "[1,]", #"{"a":1,}"#, "\u{FEFF}[1]",
    ])
  func knownLaxness(text: String) {
    let bytes = Array(text.utf8)
    #expect(isTaken(bytes).decoder)
    #expect(!JSONDump.parse(bytes).problems.isEmpty)
  }

  @Test(
    "UTF-16 is read by the decoder and is no JSON for APNs",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func otherEncodings(encoding: String.Encoding) throws {
    let bytes = Array(try #require("\u{FEFF}[1]".data(using: encoding)))
    #expect(isTaken(bytes).decoder)
    #expect(
      JSONDump.parse(bytes).problems.map(\.message) == [
        "the file is UTF-16, and JSON for APNs has to be UTF-8; save it as UTF-8"
      ])
  }
}
