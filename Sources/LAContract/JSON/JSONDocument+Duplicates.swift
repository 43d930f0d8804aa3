extension JSONDocument {
  /// Members whose key stands in the object before, by Swift's comparison of strings, each with the first of that key.
  func duplicates(in object: NodeIndex) -> [(first: Member, repeated: Member)] {
    let members = Array(members(object))
    guard members.count > 1 else { return [] }
    // Nearly every object is small, and comparing its keys in place is faster than hashing them.
    guard members.count > 16 else {
      return members.indices.dropFirst().compactMap { place in
        let member = members[place]
        let first = members[..<place].first { haveSameText($0.key, member.key) }
        return first.map { ($0, member) }
      }
    }
    var firsts: [String: Member] = [:]
    return members.compactMap { member in
      let name = string(member.key) ?? ""
      if let first = firsts[name] { return (first, member) }
      firsts[name] = member
      return nil
    }
  }

  private func haveSameText(_ a: NodeIndex, _ b: NodeIndex) -> Bool {
    if nodes[a].isPlain && nodes[b].isPlain {
      let (a, b) = (contentRange(a), contentRange(b))
      return a.count == b.count && bytes[a].elementsEqual(bytes[b])
    }
    return string(a) == string(b)
  }
}
