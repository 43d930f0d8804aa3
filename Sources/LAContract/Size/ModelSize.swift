/// How small the pushes of an attributes type can be, and what can make them large.
package struct ModelSize: Sendable {
  /// A member whose JSON can grow without bound.
  package struct Growing: Sendable {
    /// As in `ContentState.stops`.
    package let name: String
    package let type: String
    /// `array`, `dictionary`, or `text` with Data and URLs.
    package let kind: String
    /// How many elements, entries or bytes of it fit into a push that has nothing else to spare.
    package let fitting: Int
    /// The fewest bytes of an element.
    package let element: Int
  }

  package let attributesType: String
  package let location: Location
  /// The smallest JSON that decodes; nil where none of a push's size does.
  package let contentState: String?
  package let attributes: String?
  /// The bytes of the smallest whole push to a device.
  package let update: Int?
  package let start: Int?
  /// Something of the model is not known, so that more may be needed.
  package let isGuess: Bool
  package let growing: [Growing]

  init(_ contract: Contract) {
    let sizes = SmallestSizes(contract.table)
    let push = SmallestPush(contract, sizes)
    attributesType = contract.attributesType
    location = contract.location
    contentState = push?.contentState.compact
    attributes = push?.attributes?.compact
    update = push?.update.compact.utf8.count
    start = push?.start?.compact.utf8.count
    isGuess = sizes.guesses.contains(contract.contentState) || sizes.guesses.contains(contract.attributes)
    growing = GrowingMembers(contract, sizes).members.map { growing in
      Growing(
        name: "\(growing.owner).\(growing.member.swiftName)", type: growing.member.typeText,
        kind: growing.kind.rawValue, fitting: growing.fitting, element: growing.element)
    }
  }
}

extension Linter {
  /// The size of each attributes type's pushes, in the order of the sources.
  package var modelSizes: [ModelSize] {
    model.types.flatMap(\.contracts).map(ModelSize.init)
  }

  /// The same linter's options with the rules on that are about what members had better not be, as notes, unless the
  /// caller sets them.
  package static func judgingMembers(_ options: Options) -> Options {
    var options = options
    for rule in MemberCheck.rules where options.severities[rule] == nil {
      options.severities[rule] = .some(rule.severity)
    }
    return options
  }
}
