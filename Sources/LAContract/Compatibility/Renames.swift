/// Which keys of the one version are those of the other under a new name.
struct Renames {
  private var pairs: [(sent: RecordMember, read: RecordMember)] = []

  /// - Parameters:
  ///   - sent: The members of the version that payloads are made for.
  ///   - read: The members of the version that apps have.
  init(_ sent: [RecordMember], _ read: [RecordMember]) {
    let sentKeys = Set(sent.map(\.key))
    let readKeys = Set(read.map(\.key))
    var gone = sent.filter { !readKeys.contains($0.key) }
    var new = read.filter { !sentKeys.contains($0.key) }
    // The surest first.
    pair(&gone, &new) { $0.swiftName == $1.swiftName }
    pair(&gone, &new) { Spelling.distance(from: $0.key, to: $1.key) != nil && $0.isLike($1) }
    pair(&gone, &new) { $0.key.isPartOfName($1.key) && $0.isLike($1) }
    // Where one member went and one came, of one type, it is most likely that one.
    if gone.count == 1, new.count == 1 { pair(&gone, &new) { $0.typeText == $1.typeText } }
  }

  private mutating func pair(
    _ gone: inout [RecordMember], _ new: inout [RecordMember], where isSame: (RecordMember, RecordMember) -> Bool
  ) {
    for member in gone {
      guard let place = new.firstIndex(where: { isSame(member, $0) }) else { continue }
      pairs.append((member, new.remove(at: place)))
      gone.removeAll { $0.key == member.key }
    }
  }

  /// What the reader's key is called in payloads.
  func sent(for read: RecordMember) -> RecordMember? { pairs.first { $0.read.key == read.key }?.sent }

  /// What the writer's key is called in apps.
  func read(for sent: RecordMember) -> RecordMember? { pairs.first { $0.sent.key == sent.key }?.read }
}

extension RecordMember {
  /// Of one type but for being optional.
  fileprivate func isLike(_ other: RecordMember) -> Bool {
    typeText.filter { $0 != "?" } == other.typeText.filter { $0 != "?" }
  }
}

extension String {
  /// As `driver` in `driverName`, or the other way round.
  fileprivate func isPartOfName(_ other: String) -> Bool {
    let (a, b) = (lowercased(), other.lowercased())
    return min(a.count, b.count) >= 4 && (a.hasPrefix(b) || b.hasPrefix(a) || a.hasSuffix(b) || b.hasSuffix(a))
  }
}
