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
    guard nodes[object].mayRepeatKey else { return false }
    // A key that is not plain may equal one that is spelled otherwise.
    guard members(object).allSatisfy({ nodes[$0.key].isPlain }) else { return true }
    let summaries = members(object).map { summary(of: $0.key) }.sorted()
    return zip(summaries, summaries.dropFirst()).contains { $0 == $1 }
  }

  /// A number that equal plain keys share (FNV-1a).
  private func summary(of key: NodeIndex) -> UInt64 {
    bytes[contentRange(key)].reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
