extension JSONDocument {
  /// Members whose key stands in the object before, by Swift's comparison of strings, each with the first of that key.
  func duplicates(in object: NodeIndex) -> [(first: Member, repeated: Member)] {
    var summaries: [UInt64] = []
    for member in members(object) {
      // A key that is not plain may equal one that is spelled otherwise.
      guard nodes[member.key].isPlain else { return comparedAsStrings(object) }
      summaries.append(summary(of: member.key))
    }
    guard summaries.count > 1 else { return [] }
    summaries.sort()
    // Nearly always all keys differ, and then nothing has to be made of them.
    return zip(summaries, summaries.dropFirst()).contains { $0 == $1 } ? comparedAsStrings(object) : []
  }

  private func comparedAsStrings(_ object: NodeIndex) -> [(first: Member, repeated: Member)] {
    var firsts: [String: Member] = [:]
    return members(object).compactMap { member in
      let name = string(member.key) ?? ""
      if let first = firsts[name] { return (first, member) }
      firsts[name] = member
      return nil
    }
  }

  /// A number that equal plain keys share (FNV-1a).
  private func summary(of key: NodeIndex) -> UInt64 {
    bytes[contentRange(key)].reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
