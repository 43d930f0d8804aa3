/// What the bytes of a push are made of, as APNs counts them: without white space.
package struct PushSize: Sendable {
  /// A member with its key and colon, and what is in it.
  package struct Member: Sendable {
    package let name: String
    package let bytes: Int
    /// The largest first.
    package internal(set) var members: [Member] = []
    /// So many smaller ones are left out.
    package internal(set) var omitted = 0
    package internal(set) var omittedBytes = 0
  }

  /// What a push may not have more of.
  package struct Limit: Sendable {
    package let name: String
    package let bytes: Int
    package let limit: Int

    package var left: Int { limit - bytes }
  }

  /// The body that APNs gets; of a service that makes it, the members that it is made of.
  package let bytes: Int
  /// With its white space, where the file is what is sent; else nil.
  package let stored: Int?
  /// The largest first.
  package let members: [Member]
  package let limits: [Limit]
  /// It holds variables, whose values are not known, so that it is larger than this.
  package let hasVariables: Bool
}

extension PushSize {
  /// How deep members are taken apart: `aps`, `content-state`, its members.
  private static let depth = 3
  /// More members of one object than anyone reads.
  private static let countLimit = 12

  init(_ push: Push) {
    let document = push.document
    let simulator = SizeCheck.simulatorMember(of: push)
    bytes = document.compactSize(push.body.value) - simulator.compact
    let stored = document.range(push.body.value).count - simulator.stored
    self.stored = push.body.key == nil && push.aps != nil && stored != bytes ? stored : nil
    members = Self.members(of: push.body.value, in: document, depth: 1).members
      .filter { $0.name != SizeCheck.simulatorKey }
    hasVariables = !push.subject.text.placeholders.isEmpty
    var limits: [Limit] = []
    if push.aps != nil {
      let name = push.isChannel ? "a channel push" : "a push to a device"
      limits.append(Limit(name: name, bytes: bytes, limit: SizeCheck.limit(of: push)))
    }
    if let size = SizeCheck.activitySize(of: push) {
      let name = push.event == .start ? "attributes and content state" : "the content state"
      limits.append(Limit(name: name, bytes: size, limit: SizeCheck.activityLimit))
    }
    self.limits = limits
  }

  private static func members(
    of object: JSONDocument.NodeIndex, in document: JSONDocument, depth: Int
  ) -> (members: [Member], omitted: Int, omittedBytes: Int) {
    let sized = document.members(object).map { member in
      // Its colon goes with it.
      (member: member, bytes: document.compactSize(member.key) + 1 + document.compactSize(member.value))
    }.sorted { $0.bytes > $1.bytes }
    let shown = sized.prefix(countLimit).map { item in
      var member = Member(name: Secrets.masked(document.string(item.member.key) ?? ""), bytes: item.bytes)
      if depth < Self.depth {
        (member.members, member.omitted, member.omittedBytes) = members(
          of: item.member.value, in: document, depth: depth + 1)
      }
      return member
    }
    let omitted = sized.dropFirst(shown.count)
    return (shown, omitted.count, omitted.reduce(0) { $0 + $1.bytes })
  }
}

extension Linter {
  /// The same linter, whose reports also say what the pushes' bytes are made of.
  package var keepingSizes: Linter {
    var linter = self
    linter.options.keepsSizes = true
    return linter
  }
}
