/// The smallest pushes that a contract's app takes, without white space.
struct SmallestPush {
  let contentState: JSONTree
  let attributes: JSONTree?
  let update: JSONTree
  /// nil where the attributes have no finite value.
  let start: JSONTree?

  /// - Returns: nil where no content state of a push's size decodes.
  init?(_ contract: Contract, _ sizes: SmallestSizes) {
    guard let state = sizes.json(of: contract.contentState) else { return nil }
    contentState = state
    attributes = sizes.json(of: contract.attributes)
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
}
