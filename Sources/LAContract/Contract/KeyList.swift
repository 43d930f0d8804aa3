/// The keys of a record one behind the other, so that finding the place of a payload's key makes nothing.
struct KeyList: Sendable {
  private let texts: [String]
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var isASCII = true

  init(_ keys: [String]) {
    texts = keys
    for key in keys {
      bytes += key.utf8
      ends.append(bytes.count)
    }
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// The first place of a key, by Swift's comparison of strings. Senders mostly write the keys in the order of the
  /// declaration, so the place where it is expected is tried before.
  func place(of key: JSONDocument.NodeIndex, in document: JSONDocument, expected: Int) -> Int? {
    guard isASCII, document.nodes[key].isPlain else {
      return texts.firstIndex { document.matches(key, $0) }
    }
    let content = document.contentRange(key)
    if expected < ends.count, isSame(document.bytes, content, expected) { return expected }
    for place in ends.indices where isSame(document.bytes, content, place) { return place }
    return nil
  }

  private func isSame(_ document: [UInt8], _ content: Range<Int>, _ place: Int) -> Bool {
    let start = place == 0 ? 0 : ends[place - 1]
    return content.count == ends[place] - start && document.isSame(content, as: start..<ends[place], of: bytes)
  }
}
