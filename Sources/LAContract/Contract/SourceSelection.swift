/// Which of many Swift files matter. An app has thousands, and the declarations around its attributes stand in a few:
/// the files that name ActivityKit's protocol, and from there on those that declare a name which the contract mentions.
///
/// A file is only scanned for words before it is read for good, so this may choose too many and never too few.
struct SourceSelection {
  let sources: [SourceFile]
  private let defines: Set<String>
  /// By the places of the sources; nil where one has not been read.
  private var parsed: [ParsedFile?]
  /// The names that each file declares, and perhaps more; filled when first asked for.
  private lazy var declaredNames = sources.map(SourceSelection.declaredNames)

  init(_ sources: [SourceFile], defines: Set<String>) {
    self.sources = sources
    self.defines = defines
    parsed = sources.map { _ in nil }
  }

  /// The files read so far, in the order in which they were given.
  var files: [ParsedFile] { parsed.compactMap { $0 } }

  /// Reads the files that hold one of the words.
  mutating func read(holding words: Set<String>) {
    let searches = words.map(WordSearch.init)
    for place in sources.indices where parsed[place] == nil {
      if searches.contains(where: { $0.isFound(in: sources[place].bytes) }) { read(place) }
    }
  }

  /// Reads the files that declare or extend one of the names.
  ///
  /// - Returns: Whether there was one that had not been read.
  mutating func read(declaring names: Set<String>) -> Bool {
    var hasMore = false
    for place in sources.indices where parsed[place] == nil {
      guard !declaredNames[place].isDisjoint(with: names) else { continue }
      read(place)
      hasMore = true
    }
    return hasMore
  }

  private mutating func read(_ place: Int) {
    parsed[place] = DeclarationParser.parse(sources[place], defines: defines)
  }

  /// The words behind `struct`, `extension` and the like, comments and strings included.
  private static func declaredNames(in source: SourceFile) -> Set<String> {
    var names: Set<String> = []
    let bytes = source.bytes
    var offset = 0
    var isBehindKeyword = false
    while offset < bytes.count {
      guard bytes[offset].isWordByte else {
        // `extension Outer.Inner` declares members of both, so a point does not end the name.
        if bytes[offset] != UInt8(ascii: "."), bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: "`") {
          isBehindKeyword = false
        }
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset].isWordByte { offset += 1 }
      let word = bytes[start..<offset]
      if isBehindKeyword {
        names.insert(String(decoding: word, as: UTF8.self))
        isBehindKeyword = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
      } else {
        isBehindKeyword = keywords.contains { word.elementsEqual($0) }
      }
    }
    return names
  }

  private static let keywords = ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"].map {
    Array($0.utf8)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}

/// Looks for a word in bytes, in steps of about its own length (Boyer, Moore and Horspool).
private struct WordSearch {
  private let word: [UInt8]
  /// How far to go on, by the byte that stands where the word would end.
  private let steps: [Int]

  /// The word is not empty.
  init(_ text: String) {
    word = Array(text.utf8)
    var steps = [Int](repeating: max(word.count, 1), count: 256)
    for (place, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - place }
    self.steps = steps
  }

  /// Whether the word stands somewhere, and not as a part of another.
  func isFound(in bytes: [UInt8]) -> Bool {
    guard let last = word.last else { return false }
    var end = word.count
    while end <= bytes.count {
      let start = end - word.count
      let byte = bytes[end - 1]
      if byte == last, bytes[start..<end].elementsEqual(word), start == 0 || !bytes[start - 1].isWordByte,
        end == bytes.count || !bytes[end].isWordByte
      {
        return true
      }
      end += steps[Int(byte)]
    }
    return false
  }
}
