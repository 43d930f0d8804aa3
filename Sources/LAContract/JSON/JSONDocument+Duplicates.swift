extension JSONDocument {
  /// Members whose key stands in the object before, by Swift's comparison of strings, each with the first of that key.
  func duplicates(in object: NodeIndex) -> [(first: Member, repeated: Member)] {
    // Nearly always all keys differ, and then nothing has to be made of them.
    guard mayRepeatKey(object) else { return [] }
    var firsts: [String: Member] = [:]
    return members(object).compactMap { member in
      let name = string(member.key) ?? ""
      if let first = firsts[name] { return (first, member) }
      firsts[name] = member
      return nil
    }
  }

  /// Whether an object may have a key twice; false is certain.
  func mayRepeatKey(_ object: NodeIndex) -> Bool {
    var count = 0
    // A bit for each key so far, told by its length and its ends: most keys have one of their own.
    var seen: UInt64 = 0
    for member in members(object) {
      // A key that is not plain may equal one that is spelled otherwise.
      guard nodes[member.key].isPlain else { return true }
      count += 1
      if count > 32 { return hasEqualSummaries(object) }
      let key = range(member.key)
      let ends = key.count &+ 3 &* Int(bytes[key.lowerBound + 1]) &+ 7 &* Int(bytes[key.upperBound - 2])
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: ends & 63)
      if seen & bit != 0, isRepeated(member.key, in: object) { return true }
      seen |= bit
    }
    return false
  }

  /// Whether a plain key of an object stands in it before.
  private func isRepeated(_ key: NodeIndex, in object: NodeIndex) -> Bool {
    let wanted = range(key)
    for other in members(object) {
      if other.key == key { return false }
      let range = range(other.key)
      if bytes.isSame(range, as: wanted, of: bytes) { return true }
    }
    return false
  }

  private func hasEqualSummaries(_ object: NodeIndex) -> Bool {
    guard members(object).allSatisfy({ nodes[$0.key].isPlain }) else { return true }
    let summaries = members(object).map { summary(of: $0.key) }.sorted()
    return zip(summaries, summaries.dropFirst()).contains { $0 == $1 }
  }

  /// A number that equal plain keys share (FNV-1a).
  private func summary(of key: NodeIndex) -> UInt64 {
    bytes[contentRange(key)].reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
