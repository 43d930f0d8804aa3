import LAContract

/// The sizes as one JSON document, in which every key is always present.
struct SizeJSON: Encodable {
  struct Push: Encodable {
    let path: String
    let line, bytes: Int
    let limits: [Limit]
  }

  struct Limit: Encodable {
    let name: String
    let bytes, limit, left: Int

    init(_ limit: PushSize.Limit) {
      (name, bytes, self.limit, left) = (limit.name, limit.bytes, limit.limit, limit.left)
    }
  }

  struct Largest: Encodable {
    let path: String
    let line, bytes: Int
    @Nullable var stored: Int?
    let hasVariables: Bool
    let members: [Member]

    init(_ push: Sizes.Push) {
      (path, line, bytes) = (push.path, push.line, push.size.bytes)
      _stored = Nullable(wrappedValue: push.size.stored)
      hasVariables = push.size.hasVariables
      members = push.size.members.map(Member.init)
    }
  }

  struct Member: Encodable {
    let name: String
    let bytes: Int
    let members: [Member]
    let omitted: Int

    init(_ member: PushSize.Member) {
      (name, bytes, omitted) = (member.name, member.bytes, member.omitted)
      members = member.members.map(Member.init)
    }
  }

  struct Model: Encodable {
    let attributesType: String
    @Nullable var contentState: String?
    @Nullable var attributes: String?
    /// The bytes of the smallest whole push.
    @Nullable var update: Int?
    @Nullable var start: Int?
    let isGuess: Bool
    let growing: [Growing]

    init(_ model: ModelSize) {
      attributesType = model.attributesType
      _contentState = Nullable(wrappedValue: model.contentState)
      _attributes = Nullable(wrappedValue: model.attributes)
      _update = Nullable(wrappedValue: model.update)
      _start = Nullable(wrappedValue: model.start)
      isGuess = model.isGuess
      growing = model.growing.map(Growing.init)
    }
  }

  struct Growing: Encodable {
    let name, type, kind: String
    let fitting, element: Int

    init(_ growing: ModelSize.Growing) {
      (name, type, kind) = (growing.name, growing.type, growing.kind)
      (fitting, element) = (growing.fitting, growing.element)
    }
  }

  let version = 1
  /// In the order of the command line.
  let pushes: [Push]
  @Nullable var largest: Largest?
  let models: [Model]

  init(_ sizes: Sizes, _ models: [ModelSize]) {
    pushes = sizes.items.map {
      Push(path: $0.path, line: $0.line, bytes: $0.bytes, limits: $0.limits.map(Limit.init))
    }
    _largest = Nullable(wrappedValue: sizes.largest.map(Largest.init))
    self.models = models.map(Model.init)
  }
}
