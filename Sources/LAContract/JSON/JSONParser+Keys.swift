extension JSONParser {
  /// The keys of an object so far: a bit for each, told by its length and its ends, since most keys have one of their own.
  struct KeySummary {
    private var count = 0
    private var bits: UInt64 = 0

    /// Adds a key.
    ///
    /// - Returns: Whether the object may have it already, which is then to be looked at again; false is certain.
    @inline(__always)
    mutating func mayHold(_ key: Int, of object: Int, in nodes: [JSONDocument.Node], _ bytes: [UInt8]) -> Bool {
      let node = nodes[key]
      // To look through many keys for each of them would take long.
      guard node.isPlain, count < 32 else { return true }
      count &+= 1
      let range = node.range
      let ends = range.count &+ 3 &* Int(bytes[range.lowerBound &+ 1]) &+ 7 &* Int(bytes[range.upperBound &- 2])
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: ends)
      let isNew = bits & bit == 0
      bits |= bit
      return !isNew && KeySummary.isRepeated(key, of: object, in: nodes, bytes)
    }

    /// Whether a plain key stands before in an object that is being read.
    private static func isRepeated(
      _ key: Int, of object: Int, in nodes: [JSONDocument.Node], _ bytes: [UInt8]
    ) -> Bool {
      let wanted = nodes[key].range
      var other = object + 1
      while other < key {
        let range = nodes[other].range
        if range.count == wanted.count, bytes.isSame(range, as: wanted, of: bytes) { return true }
        other = Int(nodes[other + 1].next)
      }
      return false
    }
  }
}
