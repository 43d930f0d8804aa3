/// The keys of a record one behind the other, so that finding the place of a payload's key makes nothing.
struct KeyList: Sendable {
  /// nil where all are ASCII.
  private var texts: [String]?
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(_ keys: [String]) {
    for key in keys {
      bytes += key.utf8
      ends.append(bytes.count)
    }
    if bytes.contains(where: { $0 >= 0x80 }) { texts = keys }
  }

  /// The first place of a key, by Swift's comparison of strings. Senders mostly write the keys in the order of the
  /// declaration, so the place where it is expected is tried before.
  func place(of key: JSONDocument.NodeIndex, in document: JSONDocument, expected: Int) -> Int? {
    if let texts { return texts.firstIndex { document.matches(key, $0) } }
    guard document.nodes[key].isPlain else {
      // U+212A is the letter K.
      let text = document.string(key)
      return ends.indices.first { String(decoding: bytes[range(of: $0)], as: UTF8.self) == text }
    }
    let content = document.contentRange(key)
    if expected < ends.count, isSame(document.bytes, content, expected) { return expected }
    for place in ends.indices where isSame(document.bytes, content, place) { return place }
    return nil
  }

  private func isSame(_ document: [UInt8], _ content: Range<Int>, _ place: Int) -> Bool {
    document.isSame(content, as: range(of: place), of: bytes)
  }

  private func range(of place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }
}
