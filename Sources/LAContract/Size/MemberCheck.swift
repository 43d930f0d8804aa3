/// Are there members that a Live Activity had better not have: binary, without bound, or nobody else's business? These
/// rules are reported only where they are asked for.
enum MemberCheck {
  static let rules: [Rule] = [.modelBinaryMember, .modelUnboundedMember, .modelSensitiveMember]

  static func check(_ contract: Contract, _ report: inout Report) {
    guard rules.contains(where: report.reports) else { return }
    let members = contract.ownMembers
    for member in members { checkBinary(member, contract.table, &report) }
    if report.reports(.modelUnboundedMember) { checkUnbounded(contract, &report) }
    for member in members { checkSensitive(member, contract.table, &report) }
  }

  private static func checkBinary(_ member: RecordMember, _ table: ShapeTable, _ report: inout Report) {
    guard let location = member.location, table.values(of: member.shape).contains(.scalar(.data)) else { return }
    report.add(
      .modelBinaryMember,
      "'\(member.swiftName)' is \(member.typeText), and Data takes four bytes of a push for each three; keep it in the app and send its name",
      at: location)
  }

  private static func checkUnbounded(_ contract: Contract, _ report: inout Report) {
    for growing in GrowingMembers(contract, SmallestSizes(contract.table)).members {
      guard growing.kind != .text, let location = growing.member.location else { continue }
      let what = growing.kind == .array ? "elements" : "entries"
      report.add(
        .modelUnboundedMember,
        "'\(growing.member.swiftName)' is \(growing.member.typeText) and can grow without bound: at most \(growing.fitting) of its smallest \(what) (\(growing.element) byte\(growing.element == 1 ? "" : "s")) fit into a push of \(SizeCheck.deviceLimit) bytes; send no more than is shown",
        at: location)
    }
  }

  private static func checkSensitive(_ member: RecordMember, _ table: ShapeTable, _ report: inout Report) {
    guard let location = member.location, let kind = SensitiveNames.kind(of: member.swiftName) else { return }
    // A Bool says whether there is one, an enum which of a few, and a number of tokens is none.
    let isOne = table.values(of: member.shape).contains { shape in
      switch shape {
      case .scalar(.string), .scalar(.data): true
      case .scalar(.uuid): kind == .secret
      case .scalar(.integer): kind == .card || kind == .health
      case .scalar(.double), .scalar(.float), .scalar(.decimal): kind == .health
      default: false
      }
    }
    guard isOne else { return }
    report.add(
      .modelSensitiveMember,
      "'\(member.swiftName)' sounds like \(kind.rawValue), and what is on the Lock Screen is visible to anyone; leave it out, or send only the part that may be seen",
      at: location)
  }
}

extension Contract {
  /// The members of all types that a push can have, those of the content state first; each once.
  fileprivate var ownMembers: [RecordMember] {
    var pending = [contentState, attributes]
    var met: Set<ShapeID> = Set(pending)
    var members: [RecordMember] = []
    var next = 0
    while next < pending.count {
      switch table[pending[next]] {
      case .record(let place): members += table.records[place].members
      case .union(let place): members += table.unions[place].cases.flatMap(\.values.members)
      default: break
      }
      for part in table.parts(of: pending[next]) where met.insert(part).inserted { pending.append(part) }
      next += 1
    }
    return members
  }
}

extension ShapeTable {
  /// The values that a member holds itself: inside of optionals, collections and the like, but not the members of another
  /// type, which have names of their own.
  fileprivate func values(of id: ShapeID) -> [Shape] {
    var pending = [id]
    var met: Set<ShapeID> = [id]
    var next = 0
    while next < pending.count {
      switch self[pending[next]] {
      case .record(let place) where records[place].isStandard: break
      case .record, .union, .rawValue:
        next += 1
        continue
      default: break
      }
      for part in parts(of: pending[next]) where met.insert(part).inserted { pending.append(part) }
      next += 1
    }
    return pending.map { self[$0] }
  }
}
