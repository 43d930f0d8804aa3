/// A JSON text as one flat array of nodes over its bytes, in the order of the text:
///
///     {"a": [1, 2], "b": {}}
///     0 object  next 7
///     1   key "a"     next 2       an object's members are a key node and its value's nodes, in turn
///     2   array       next 5       `next` is the index just past a node and all that is in it
///     3     number 1  next 4
///     4     number 2  next 5
///     5   key "b"     next 6
///     6   object      next 7
///
/// Nothing is decoded while reading: a check that wants a string or a number takes it from the bytes.
struct JSONDocument: Sendable {
  typealias NodeIndex = Int

  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case null, `true`, `false`, number, string, array, object, key
      /// Stands for a value that is not known here, such as `{{token}}` in an `.http` file.
      case placeholder
    }

    let kind: Kind
    /// A string or key: ASCII without escapes, so that its bytes are its text. A number: digits only, perhaps a sign.
    let isPlain: Bool
    /// An object; false is certain.
    var mayRepeatKey = false
    /// A number.
    let hasExponent: Bool
    private let start: UInt32
    private var end: UInt32
    private(set) var next: UInt32

    /// The places in the text, which is shorter than 4 GB, and the index behind all that is in the node.
    @inline(__always)
    init(kind: Kind, isPlain: Bool, hasExponent: Bool = false, start: Int, end: Int, next: Int) {
      self.kind = kind
      self.isPlain = isPlain
      self.hasExponent = hasExponent
      self.start = UInt32(truncatingIfNeeded: start)
      self.end = UInt32(truncatingIfNeeded: end)
      self.next = UInt32(truncatingIfNeeded: next)
    }

    /// Where it stands in the text; of a string or key with its quotes.
    var range: Range<Int> { Int(start)..<Int(end) }

    /// Sets what is known once all that is in an object or array has been read.
    mutating func close(at end: Int, next: Int) {
      self.end = UInt32(truncatingIfNeeded: end)
      self.next = UInt32(truncatingIfNeeded: next)
    }
  }

  let bytes: [UInt8]
  let nodes: [Node]
  /// Any object may; false is certain.
  let mayRepeatKeys: Bool
  var root: NodeIndex { 0 }

  func kind(_ node: NodeIndex) -> Node.Kind { nodes[node].kind }

  /// An object or an array.
  func isContainer(_ node: NodeIndex) -> Bool { kind(node) == .object || kind(node) == .array }

  /// The node's bytes; of a string or key with its quotes.
  func range(_ node: NodeIndex) -> Range<Int> { nodes[node].range }

  /// The spelling in the file: digits of a number, a string with its quotes.
  func text(_ node: NodeIndex) -> String { String(decoding: bytes[range(node)], as: UTF8.self) }

  /// The index behind a node and all that is in it. Loops over many objects go from node to node by it, since a sequence
  /// holds on to the nodes, and to count that takes longer than to step.
  func end(_ node: NodeIndex) -> NodeIndex { Int(nodes[node].next) }

  /// An object's members in their order, duplicates included; empty for anything else.
  func members(_ object: NodeIndex) -> MemberSequence {
    let end = end(object)
    return MemberSequence(nodes: nodes, index: kind(object) == .object ? object + 1 : end, end: end)
  }

  /// An array's elements; empty for anything else.
  func elements(_ array: NodeIndex) -> ElementSequence {
    let end = end(array)
    return ElementSequence(nodes: nodes, index: kind(array) == .array ? array + 1 : end, end: end)
  }

  /// The first member of that name: of equal keys, the decoder takes the first.
  func member(_ name: String, of object: NodeIndex) -> Member? {
    let length = name.utf8.count
    // A name in ASCII has as many units in UTF-16.
    guard length == name.utf16.count else { return members(object).first { matches($0.key, name) } }
    guard kind(object) == .object else { return nil }
    var key = object + 1
    while key < end(object) {
      let isMeant =
        nodes[key].isPlain
        ? contentRange(key).count == length && bytes.isSame(contentRange(key), as: name) : string(key) == name
      if isMeant { return Member(key: key, value: key + 1) }
      key = end(key + 1)
    }
    return nil
  }

  /// Whether a key or string is that text, by Swift's comparison of strings, as the decoder does it.
  func matches(_ node: NodeIndex, _ name: String) -> Bool {
    if nodes[node].isPlain {
      let content = contentRange(node)
      let length = name.utf8.count
      if content.count == length, bytes.isSame(content, as: name) { return true }
      // Only a name outside ASCII can equal an ASCII key in another spelling (U+212A is the letter K), and such a name
      // has fewer units in UTF-16.
      if length == name.utf16.count { return false }
    }
    return string(node) == name
  }

  /// A string's bytes between its quotes.
  func contentRange(_ string: NodeIndex) -> Range<Int> {
    let range = range(string)
    let start = range.lowerBound &+ 1
    return start..<max(start, range.upperBound &- 1)
  }

  /// How long the node would be without insignificant white space.
  func compactSize(_ node: NodeIndex) -> Int {
    var size = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes[range(node)] {
      if isInString {
        size += 1
        if isEscaped {
          isEscaped = false
        } else if byte == .backslash {
          isEscaped = true
        } else if byte == .quote {
          isInString = false
        }
      } else if byte != .space && byte != .lineFeed && byte != .carriageReturn && byte != .tab {
        size += 1
        isInString = byte == .quote
      }
    }
    return size
  }
}

extension JSONDocument {
  struct Member: Sendable, Equatable {
    let key: NodeIndex
    let value: NodeIndex
  }

  struct MemberSequence: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int
    fileprivate let end: Int

    mutating func next() -> Member? {
      guard index < end else { return nil }
      let member = Member(key: index, value: index + 1)
      index = Int(nodes[member.value].next)
      return member
    }
  }

  struct ElementSequence: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int
    fileprivate let end: Int

    mutating func next() -> NodeIndex? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].next) }
      return index
    }
  }
}
