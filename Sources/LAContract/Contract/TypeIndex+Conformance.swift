extension TypeIndex {
  /// Whether a type conforms to a protocol from elsewhere, directly or through protocols and aliases of the sources.
  /// A protocol of that name in the sources is another one.
  func conforms(_ entry: EntryID, to protocols: Set<String>) -> Bool {
    var visited = [entry]
    return inheritance(entry).contains { names($0.type, protocols, in: $0.scope, visited: &visited) }
  }

  private func names(
    _ syntax: TypeSyntax, _ protocols: Set<String>, in scope: Scope, visited: inout [EntryID]
  ) -> Bool {
    switch syntax.kind {
    case .composition(let parts):
      return parts.contains { names($0, protocols, in: scope, visited: &visited) }
    case .named(let components):
      let parts = components.map(\.name)
      guard let last = parts.last else { return false }
      // `ActivityKit.ActivityAttributes` is Apple's, whatever the sources call by that name.
      let isQualified = parts.count > 1 && TypeIndex.frameworks.contains(parts[0])
      if !isQualified, let found = entry(named: parts, in: scope) {
        guard visited.count < TypeIndex.chainLimit, !visited.contains(found) else { return false }
        visited.append(found)
        if case .alias(let alias) = entries[found].declared {
          return names(alias.target, protocols, in: self.scope(around: found), visited: &visited)
        }
        return inheritance(found).contains { names($0.type, protocols, in: $0.scope, visited: &visited) }
      }
      return protocols.contains(last)
    case .optional, .array, .dictionary, .other:
      return false
    }
  }

  /// The protocols of the sources that a type conforms to, and those that they refine.
  func protocols(of entry: EntryID) -> [EntryID] {
    var found: [EntryID] = []
    var pending = inheritance(entry)
    while let (syntax, scope) = pending.popLast() {
      if case .composition(let parts) = syntax.kind { pending += parts.map { ($0, scope) } }
      guard let names = syntax.names, let named = self.entry(named: names, in: scope) else { continue }
      if case .alias(let alias) = entries[named].declared {
        guard found.count < 256 else { return found }
        pending.append((alias.target, self.scope(around: named)))
      } else if entries[named].type?.kind == .protocol, !found.contains(named) {
        found.append(named)
        pending += inheritance(named)
      }
    }
    return found
  }

  /// Through more protocols and aliases than that no type conforms to anything; each costs a level of the stack.
  private static let chainLimit = 64

  private static let frameworks: Set<String> = ["ActivityKit", "Swift"]

  /// Types that `ActivityKit` would take, in the order of the sources.
  func attributesTypes() -> [EntryID] {
    entries.indices.filter { entry in
      guard let type = entries[entry].type, type.kind != .protocol else { return false }
      return conforms(entry, to: TypeIndex.attributesProtocols)
    }
  }

  /// Protocols and aliases of the sources through which a type may conform: other files may use them alone.
  func namesLeadingToAttributes() -> Set<String> {
    Set(
      entries.indices.filter { entry in
        switch entries[entry].declared {
        case .type(let type):
          return type.kind == .protocol && conforms(entry, to: TypeIndex.attributesProtocols)
        case .alias(let alias):
          var visited = [entry]
          return names(
            alias.target, TypeIndex.attributesProtocols, in: scope(around: entry), visited: &visited)
        }
      }.map { entries[$0].name })
  }

  /// Types of files not read so far that an extension makes attributes types.
  func foreignAttributesTypes() -> Set<String> {
    Set(
      foreignExtensions.filter { found in
        var visited: [EntryID] = []
        let scope = Scope(types: [], file: found.file)
        return found.declaration.inherited.contains {
          names($0, TypeIndex.attributesProtocols, in: scope, visited: &visited)
        }
      }.compactMap { $0.declaration.extended.names?.last })
  }

  /// Whether an extension adds members to a type from elsewhere.
  func extendsForeign(_ name: String) -> Bool {
    foreignExtensions.contains { $0.declaration.extended.names?.last == name }
  }

  /// Apple's protocol, and those of push vendors' SDKs which refine it.
  static let attributesProtocols: Set<String> = [
    "ActivityAttributes", "OneSignalLiveActivityAttributes", "BrazeLiveActivityAttributes",
    "InsiderLiveActivityAttributes", "CIOLiveActivityAttributes", "LiveActivityAttributes",
  ]
}
