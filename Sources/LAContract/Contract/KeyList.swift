/// The keys of a record one behind the other, so that finding the place of a payload's key makes nothing.
///
/// It never changes. It is a class only because it is asked for with every object of a payload, and to copy it would count
/// references of three arrays.
final class KeyList: Sendable {
  private struct Key {
    let head: UInt64
    let start: Int
    let count: Int

    var range: Range<Int> { start..<start + count }
  }

  /// nil where all are ASCII.
  private let texts: [String]?
  /// Behind the last key are eight bytes more, so that eight can be compared at once from the start of any.
  private let bytes: [UInt8]
  private let keys: [Key]

  init(_ keys: [String]) {
    var bytes: [UInt8] = []
    self.keys = keys.map { key in
      let start = bytes.count
      bytes += key.utf8
      return Key(head: bytes.head(of: start..<bytes.count), start: start, count: bytes.count - start)
    }
    texts = bytes.contains { $0 >= 0x80 } ? keys : nil
    self.bytes = bytes + [0, 0, 0, 0, 0, 0, 0, 0]
  }

  /// The first place of a key, by Swift's comparison of strings. Senders mostly write the keys in the order of the
  /// declaration, so the place where it is expected is tried before.
  @inline(__always)
  func place(of key: JSONDocument.NodeIndex, in document: JSONDocument, expected: Int) -> Int? {
    if texts == nil, expected < keys.count, document.nodes[key].isPlain {
      let content = document.contentRange(key)
      if isSame(keys[expected], as: content, document.bytes.head(of: content), in: document.bytes) { return expected }
    }
    return place(of: key, in: document)
  }

  private func place(of key: JSONDocument.NodeIndex, in document: JSONDocument) -> Int? {
    if let texts { return texts.firstIndex { document.matches(key, $0) } }
    guard document.nodes[key].isPlain else {
      // U+212A is the letter K.
      let text = document.string(key)
      return keys.firstIndex { String(decoding: bytes[$0.range], as: UTF8.self) == text }
    }
    let content = document.contentRange(key)
    let head = document.bytes.head(of: content)
    return keys.indices.first { isSame(keys[$0], as: content, head, in: document.bytes) }
  }

  /// Whether a key is what stands in a range, of which the head is known.
  @inline(__always)
  private func isSame(_ key: Key, as content: Range<Int>, _ head: UInt64, in other: [UInt8]) -> Bool {
    guard key.head == head, key.count == content.count else { return false }
    return key.count <= 8 || other.isSame(content.dropFirst(8), as: key.range.dropFirst(8), of: bytes)
  }
}
