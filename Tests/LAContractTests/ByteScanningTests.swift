import Foundation
import Testing

@testable import LAContract
@testable import la_lint

@Suite("Bytes read eight at a time")
struct ByteScanningTests {
  /// Bytes of few kinds, so that what is looked for is near, at every length around eight.
  private static func samples(_ kinds: [UInt8]) -> [[UInt8]] {
    var generator = SeededGenerator(seed: 7)
    return (0..<4000).map { round in (0..<round % 41).map { _ in kinds.randomElement(using: &generator) ?? 0 } }
  }

  @Test("Plain text of a string ends where it does byte by byte")
  func plainText() {
    for bytes in Self.samples(
      [0x20, 0x1F, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0xFF, 0x00] + Array(0x61...0x7A))
    {
      for start in bytes.indices {
        let expected = bytes[start...].firstIndex { $0 < 0x20 || $0 >= 0x80 || $0 == 0x22 || $0 == 0x5C }
        #expect(bytes.endOfPlainText(from: start) == expected ?? bytes.count)
      }
      #expect(bytes.endOfPlainText(from: bytes.count) == bytes.count)
    }
  }

  @Test("A run of digits ends where it does byte by byte")
  func digits() {
    for bytes in Self.samples(
      [0x2F, 0x3A, 0x00, 0x10, 0x76, 0xB0, 0xB9, 0xFF] + Array(repeating: 0x30...0x39, count: 4).joined())
    {
      for start in bytes.indices {
        let expected = bytes[start...].firstIndex { !$0.isDigit }
        #expect(bytes.endOfDigits(from: start) == expected ?? bytes.count)
      }
      #expect(bytes.endOfDigits(from: bytes.count) == bytes.count)
    }
  }

  @Test("The head of a range is its first eight bytes, and nothing of what stands behind it")
  func heads() {
    let bytes = (0..<20).map { UInt8(0xF0 + $0 % 16) }
    for start in 0...bytes.count {
      for end in start...bytes.count {
        let head = bytes.head(of: start..<end)
        let expected = Array(bytes[start..<end].prefix(8)) + Array(repeating: 0, count: max(0, 8 - (end - start)))
        #expect((0..<8).map { UInt8(truncatingIfNeeded: head >> UInt64(8 * $0)) } == expected)
      }
    }
  }

  @Test(
    "A key is found at its first place, whichever is expected",
    arguments: [
      ["a", "b", "c"], ["", "a", "aa"], ["contentState", "contentStat", "contentStatus", "content"],
      ["12345678", "123456789", "12345678a", "1234567"], ["straße", "a", "strasse"], ["twice", "other", "twice"], [],
    ])
  func keys(_ names: [String]) throws {
    let list = KeyList(names)
    let text = "{" + (names + ["z", "12345678z"]).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    // The last key ends near the end of the text, where no eight bytes are left.
    let document = try #require(JSONParser.parse(MappedText(SourceFile(path: "", text: text))).document)
    for member in document.members(document.root) {
      let first = names.firstIndex { $0 == document.string(member.key) }
      for expected in 0...names.count where expected >= names.count || names[expected] != document.string(member.key) {
        #expect(list.place(of: member.key, in: document, expected: expected) == first)
      }
      if let first { #expect(list.place(of: member.key, in: document, expected: first) == first) }
    }
  }

  @Test("Finding a byte, counting digits, and comparing are those of Swift's arrays")
  func others() {
    for bytes in Self.samples([0x00, 0x01, 0x0A, 0x0B, 0x8A, 0xFF]) {
      let middle = bytes.count / 3
      #expect(bytes.firstOffset(of: 0x0A, from: middle) == bytes[middle...].firstIndex(of: 0x0A))
      var other = bytes
      #expect(bytes.isSame(middle..<bytes.count, as: middle..<bytes.count, of: other))
      guard let last = other.indices.last else { continue }
      other[last] ^= 0x80
      #expect(!bytes.isSame(0..<bytes.count, as: 0..<bytes.count, of: other))
      let text = String(repeating: "aé", count: middle)
      let spelled = Array(text.utf8)
      #expect(spelled.isSame(0..<spelled.count, as: text) && !spelled.isSame(0..<spelled.count, as: text + "a"))
    }
    for place in 0..<150 {
      let far = [UInt8](repeating: 0x8A, count: place) + [0x0A, 0x0B, 0x0A]
      for start in 0...place { #expect(far.firstOffset(of: 0x0A, from: start) == place) }
      #expect(far.firstOffset(of: 0x0C, from: 0) == nil)
    }
    let ascii = (0..<128).map { UInt8($0) }
    for start in 0..<120 {
      for end in start + 8...128 {
        #expect(ascii.countOfHexDigits(in: start..<end) == ascii[start..<end].count(where: \.isHexDigit))
      }
    }
    // Of two ranges the one ends with its array, or both or neither, and what stands behind them differs.
    for length in 0..<20 {
      for (behind, otherBehind) in [(0, 0), (0, 9), (9, 0), (9, 9), (1, 7)] {
        let text = ascii[65..<65 + length]
        let bytes = text + [UInt8](repeating: 1, count: behind)
        var other = [7, 7, 7] + text + [UInt8](repeating: 2, count: otherBehind)
        #expect(Array(bytes).isSame(0..<length, as: 3..<3 + length, of: other))
        for place in 3..<3 + length {
          other[place] ^= 0x20
          #expect(!Array(bytes).isSame(0..<length, as: 3..<3 + length, of: other))
          other[place] ^= 0x20
        }
      }
    }
  }

  @Test("UUIDs and URLs that are taken at sight are taken by Foundation, too")
  func commonValues() throws {
    var generator = SeededGenerator(seed: 3)
    let parts = [
      "https://", "http://", "a", "Z", "0", "/", ".", "-", "_", "..", "//", "%", "é", ":", " ", "host.example",
    ]
    for _ in 0..<4000 {
      let text = (0..<6).map { $0 == 0 ? "https://" : parts.randomElement(using: &generator) ?? "" }.joined()
      let document = try #require(JSONParser.parse(MappedText(SourceFile(path: "", text: "\"\(text)\""))).document)
      let takes = (try? JSONDecoder().decode([URL].self, from: Data("[\"\(text)\"]".utf8))) != nil
      #expect(Decoder.decodes(document, 0, as: .url) == takes, "\(text)")
    }
    for text in ["4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867", "4F0C9C5E-2A1B-4B0F-8F6D-1C2B3A495867"] {
      for offset in 0..<36 {
        for replacement: Character in ["-", "g", "0", "F"] {
          var characters = Array(text)
          characters[offset] = replacement
          let changed = String(characters)
          let document = try #require(
            JSONParser.parse(MappedText(SourceFile(path: "", text: "\"\(changed)\""))).document)
          #expect(Decoder.decodes(document, 0, as: .uuid) == (UUID(uuidString: changed) != nil), "\(changed)")
        }
      }
    }
  }

  @Test("The lines of a file are the same however it is cut into pieces, and blocks into parts")
  func lineBlocks() {
    for bytes in Self.samples([0x0A, 0x0D, 0x20, 0x61, 0x62]) {
      let expected = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap {
        number, line in
        let line = line.last == 0x0D ? line.dropLast() : line
        return line.allSatisfy { $0 == 0x20 } ? nil : "\(number + 1) \(String(decoding: line, as: UTF8.self))"
      }
      for size in [1, 5, bytes.count + 1] {
        var blocks = LineBlocks()
        var parts: [LineBlock] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          parts += blocks.add(Array(bytes[start..<min(start + size, bytes.count)]))?.parts(atLeast: 3) ?? []
        }
        parts += blocks.finish()?.parts() ?? []
        var lines: [String] = []
        for part in parts {
          part.forEachLine(of: "f") { lines.append("\($0.lineNumber ?? 0) \($0.text(0..<$0.bytes.count))") }
        }
        #expect(lines == expected)
      }
    }
  }
}
