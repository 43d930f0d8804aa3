import Foundation
import Testing

@testable import LAContract

/// The short form of `Tests/Fuzzers`: the same readers and the same promises, with a fixed number of changed seeds.
@Suite("Fuzzing")
struct FuzzTests {
  @Test("Whatever the bytes are, the answer keeps what is promised", arguments: FuzzedReader.allCases)
  func changedSeeds(reader: FuzzedReader) throws {
    var generator = SeededGenerator(seed: 6)
    let seeds = try FuzzSeeds(reader)
    for seed in seeds.texts.prefix(5) {
      #expect(reader.problem(seed) == nil, "\(String(decoding: seed, as: UTF8.self))")
    }
    for _ in 0..<60 {
      let bytes = seeds.changed(&generator)
      #expect(reader.problem(bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("What a fuzzer has found stays found", arguments: FuzzedReader.allCases)
  func found(reader: FuzzedReader) throws {
    for (name, bytes) in try FuzzSeeds.files(in: FuzzSeeds.tests.appending(path: "Fuzzers/Found/\(reader.rawValue)")) {
      #expect(reader.problem(bytes) == nil, "\(name)")
    }
  }
}

/// What inputs are made of.
struct FuzzSeeds {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private(set) var texts: [[UInt8]]
  private let words: [[UInt8]]

  init(_ reader: FuzzedReader) throws {
    texts = try Self.files(in: Self.tests.appending(path: "Fuzzers/Seeds/\(reader.rawValue)")).map(\.bytes)
    let list: String
    switch reader {
    case .json, .syntax, .lines:
      texts += Fixture.all.map(\.payload.bytes)
      list = "json"
    case .swift:
      texts += Fixture.all.flatMap(\.models).map(\.bytes)
      list = "swift"
    case .contract, .configuration: list = "json"
    case .http, .shell, .markdown, .arguments: list = "text"
    }
    texts = texts.filter { $0.count < 4000 }
    try #require(!texts.isEmpty, "\(reader) has no seeds")
    words = try Self.words(in: Self.tests.appending(path: "Fuzzers/\(list).dict"))
    try #require(words.count > 50)
  }

  /// The files of a folder by their names; none where there is no folder.
  static func files(in folder: URL) throws -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.sorted().map { (name: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }

  /// libFuzzer's dictionaries: a word in double quotes on each line, with `\xAB` for bytes.
  private static func words(in file: URL) throws -> [[UInt8]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("\"") }.map { line in
      var rest = line.dropFirst().dropLast()
      var word: [UInt8] = []
      while let character = rest.popFirst() {
        if character == "\\", rest.first == "x", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
          word.append(byte)
          rest = rest.dropFirst(3)
        } else {
          word += Array(character.utf8)
        }
      }
      return word
    }
  }

  /// A seed with a few changes of the kinds that find the most: words put in, pieces taken out, doubled or from elsewhere.
  func changed(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = texts.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0...5, using: &generator) {
      case 0: bytes.replaceSubrange(start..<end, with: [])
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: end)
      case 2: bytes.replaceSubrange(start..<end, with: [UInt8.random(in: 0...255, using: &generator)])
      case 3:
        let other = texts.randomElement(using: &generator) ?? []
        let place = Int.random(in: 0...other.count, using: &generator)
        bytes.insert(contentsOf: other[place..<min(other.count, place + 40)], at: start)
      default: bytes.replaceSubrange(start..<end, with: words.randomElement(using: &generator) ?? [])
      }
    }
    return bytes
  }
}
