/// The smallest pushes that a contract's app takes, without white space.
struct SmallestPush {
  let contentState: JSONTree
  let attributes: JSONTree?
  let update: JSONTree
  /// nil where the attributes have no finite value.
  let start: JSONTree?

  /// - Returns: nil where no content state of a push's size decodes.
  init?(_ contract: Contract, _ sizes: SmallestSizes) {
    guard let state = Self.object(contract.contentState, sizes) else { return nil }
    contentState = state
    attributes = Self.object(contract.attributes, sizes)
    // Any time of this century has as many digits.
    let time = JSONTree.number(1_800_000_000)
    update = .object([
      ("aps", .object([("timestamp", time), ("event", .string("update")), ("content-state", state)]))
    ])
    start = attributes.map { attributes in
      let alert: JSONTree = .object([("title", .string("a")), ("body", .string("a"))])
      return .object([
        (
          "aps",
          .object([
            ("timestamp", time), ("event", .string("start")), ("content-state", state),
            ("attributes-type", .string(contract.attributesType)), ("attributes", attributes), ("alert", alert),
          ])
        )
      ])
    }
  }

  /// What decodes from anything has to be an object here.
  private static func object(_ shape: ShapeID, _ sizes: SmallestSizes) -> JSONTree? {
    switch sizes.table.resolved(shape) {
    case .anything?, .unknown?: .object([])
    default: sizes.json(of: shape)
    }
  }
}
