/// The keys of a record one behind the other, so that finding the place of a payload's key makes nothing.
///
/// It never changes. It is a class only because it is asked for with every object of a payload, and to copy it would count
/// references of three arrays.
final class KeyList: Sendable {
  /// nil where all are ASCII.
  private let texts: [String]?
  /// Behind the last key are eight bytes more, so that eight can be compared at once from the start of any.
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ keys: [String]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for key in keys {
      bytes += key.utf8
      ends.append(bytes.count)
    }
    texts = bytes.contains { $0 >= 0x80 } ? keys : nil
    self.bytes = bytes + [0, 0, 0, 0, 0, 0, 0, 0]
    self.ends = ends
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
    if expected < ends.count, document.bytes.isSame(content, as: range(of: expected), of: bytes) { return expected }
    var start = 0
    for place in ends.indices {
      let end = ends[place]
      if end - start == content.count, document.bytes.isSame(content, as: start..<end, of: bytes) { return place }
      start = end
    }
    return nil
  }

  private func range(of place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }
}
