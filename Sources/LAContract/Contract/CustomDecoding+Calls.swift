extension CustomDecoding {
  // MARK: Expressions

  /// Notes what an expression reads; the name that its value gets may become that of a container.
  mutating func evaluate(_ expression: DecodingExpression, boundTo name: String?, _ context: Context) {
    var last: Container?
    var previous: ContainerCall?
    for call in expression.calls {
      last = evaluate(call, on: receiver(of: call, last), behind: previous, context)
      if call.method == .decode || call.method == .decodeIfPresent { previous = call }
    }
    if let name, let last { names[name] = last }
    // `let values = container` gives it another name; anything else takes it out of sight.
    if let name, expression.calls.isEmpty, expression.names.count == 1, let only = expression.names.first,
      let container = names[only]
    {
      names[name] = container
    } else if expression.names.contains(where: { names[$0] != nil }) {
      // A call without `try` reads what it likes and cannot fail.
      readsMore = true
      if expression.namesTried.contains(where: { names[$0] != nil }) && !context.isForgiven { isOpen = true }
    }
    if expression.mayThrow && !context.isForgiven { mayThrow = true }
  }

  private func receiver(of call: ContainerCall, _ last: Container?) -> Container? {
    switch call.receiver {
    case .name(let name): names[name]
    case .previous: last
    }
  }

  /// - Returns: The container that the call gives.
  private mutating func evaluate(
    _ call: ContainerCall, on container: Container?, behind previous: ContainerCall?, _ context: Context
  ) -> Container? {
    guard let container else {
      handOn(call, context)
      return nil
    }
    switch (container, call.method) {
    case (.decoder, .container):
      usesObject = true
      return .keyed(object: 0, keys: keys(call.type))
    case (.decoder, .singleValueContainer):
      return .single
    case (.decoder, .unkeyedContainer):
      usesElements = true
      return .unkeyed
    case (.decoder, .initializer):
      if call.type?.names != ["self"], call.type?.names != ["Self"] { readWhole(call, behind: previous, context) }
      return nil
    case (.single, .decode):
      readWhole(call, behind: previous, context)
      return nil
    case (.unkeyed, .decode) where !call.isForgiven && call.evaluation == .always && !context.isConditional:
      elements.append(shape(of: call))
      return nil
    case (.keyed(let object, let keys), let method):
      return evaluate(call, method, of: object, keys, behind: previous, context)
    case (.single, .decodeNil), (.unkeyed, _), (.lost, _), (.decoder, _), (.single, _):
      isOpen = true
      return .lost
    }
  }

  private mutating func evaluate(
    _ call: ContainerCall, _ method: ContainerCall.Method, of object: Int, _ keys: [String: String]?,
    behind previous: ContainerCall?, _ context: Context
  ) -> Container? {
    guard let key = key(of: call, keys) else {
      isOpen = true
      return .lost
    }
    switch method {
    case .contains:
      return nil
    case .decode, .decodeIfPresent:
      read(call, key, of: object, behind: previous, context)
      return nil
    case .nestedContainer:
      return .keyed(object: nested(key, in: object, call, context), keys: self.keys(call.type))
    case .container, .singleValueContainer, .unkeyedContainer, .initializer:
      isOpen = true
      return .lost
    case .nestedUnkeyedContainer, .superDecoder, .decodeNil, .other:
      // The key is read, and how cannot be followed.
      add(unfollowed(key, call), to: object)
      return method == .decodeNil || method == .other ? nil : .lost
    }
  }

  /// A function of the app's own is given a container, and perhaps a key: only that one is read then.
  private mutating func handOn(_ call: ContainerCall, _ context: Context) {
    guard let name = call.arguments.first(where: { names[$0] != nil }), let container = names[name] else { return }
    let mayFail = call.surroundings.attempt == .tried && !context.isForgiven
    guard case .keyed(let object, let keys) = container, let key = key(of: call, keys) else {
      readsMore = true
      if mayFail { isOpen = true }
      return
    }
    var read = unfollowed(key, call)
    read.isForgiven = !mayFail
    add(read, to: object)
  }

  private func unfollowed(_ key: String, _ call: ContainerCall) -> Read {
    Read(
      key: key, shape: builder.unknown, typeText: call.method.rawValue, mayBeAbsent: false, mayBeNull: false,
      isForgiven: false, isConditional: true, range: call.range)
  }

  /// The place of an object inside another, which the payload has to have.
  private mutating func nested(_ key: String, in object: Int, _ call: ContainerCall, _ context: Context) -> Int {
    if let known = objects[object].nested.first(where: { $0.key == key }) { return known.object }
    objects.append(Object())
    objects[object].nested.append((key, objects.count - 1))
    // What is nested behind a condition is followed no further.
    if context.isConditional || call.isForgiven || context.isForgiven || call.evaluation != .always {
      add(unfollowed(key, call), to: object)
    }
    return objects.count - 1
  }

  // MARK: Reads

  private mutating func read(
    _ call: ContainerCall, _ key: String, of object: Int, behind previous: ContainerCall?, _ context: Context
  ) {
    let isOptional = call.method == .decodeIfPresent
    var read = Read(
      key: key, shape: shape(of: call), typeText: typeText(of: call), mayBeAbsent: isOptional, mayBeNull: isOptional,
      isForgiven: call.isForgiven || context.isForgiven, isConditional: context.isConditional, range: call.range)
    apply(context, to: &read, at: Place(object: object, key: key))
    applyFallback(call, behind: previous, to: &read, at: Place(object: object, key: key))
    add(read, to: object)
  }

  private mutating func readWhole(_ call: ContainerCall, behind previous: ContainerCall?, _ context: Context) {
    let place = Place(object: nil, key: "")
    var read = Read(
      key: "", shape: shape(of: call), typeText: typeText(of: call), mayBeAbsent: false, mayBeNull: false,
      isForgiven: call.isForgiven || context.isForgiven, isConditional: context.isConditional, range: call.range)
    apply(context, to: &read, at: place)
    applyFallback(call, behind: previous, to: &read, at: place)
    add(read, to: nil)
  }

  /// What the conditions around a read say about it.
  private mutating func apply(_ context: Context, to read: inout Read, at place: Place) {
    if context.present == place {
      read.mayBeAbsent = true
      read.isConditional = context.isConditionalOtherwise
    }
    let tried = context.tried.filter { $0.place == place }
    if !tried.isEmpty {
      choose(tried, &read)
      read.isConditional = context.isConditionalOtherwise
    }
    if let without = context.without, without.object == place.object, without.key != place.key {
      read.onlyWithout = without.key
    }
  }

  /// `first ?? second` reads the second only where the first gave nothing.
  private mutating func applyFallback(
    _ call: ContainerCall, behind previous: ContainerCall?, to read: inout Read, at place: Place
  ) {
    switch call.evaluation {
    case .always: return
    case .conditional: read.isConditional = true
    case .fallback:
      guard let previous, previous.evaluation == .always, let before = self.place(of: previous) else {
        read.isConditional = true
        return
      }
      if before == place, previous.isForgiven {
        choose([Attempt(place: place, shape: shape(of: previous), typeText: typeText(of: previous))], &read)
      } else if before.object == place.object, place.object != nil, previous.method == .decodeIfPresent,
        !previous.isForgiven
      {
        read.onlyWithout = before.key
      } else {
        read.isConditional = true
      }
    }
  }

  private mutating func choose(_ tried: [Attempt], _ read: inout Read) {
    read.shape = builder.intern(.either(tried.map(\.shape) + [read.shape]))
    read.typeText = (tried.map(\.typeText) + [read.typeText]).joinedAsList("or")
  }

  /// Two reads of one key ask for what both ask.
  mutating func add(_ read: Read, to object: Int?) {
    let place = Place(object: object, key: read.key)
    guard let known = reads(of: place).last else {
      if let object { objects[object].reads.append(read) } else { whole.append(read) }
      return
    }
    update(place) { merged in
      // What is forgiven or may not happen asks for nothing.
      if read.isForgiven || (read.isConditional && !known.isConditional && !known.isForgiven) { return }
      if known.isForgiven || (known.isConditional && !read.isConditional) {
        merged = read
        return
      }
      if known.shape != read.shape {
        merged.isConditional = true
        merged.shape = 0
      }
      merged.mayBeAbsent = known.mayBeAbsent && read.mayBeAbsent
      merged.mayBeNull = known.mayBeNull && read.mayBeNull
    }
  }

  func reads(of place: Place) -> [Read] {
    (place.object.map { objects[$0].reads } ?? whole).filter { $0.key == place.key }
  }

  mutating func update(_ place: Place, _ change: (inout Read) -> Void) {
    if let object = place.object {
      guard let index = objects[object].reads.lastIndex(where: { $0.key == place.key }) else { return }
      change(&objects[object].reads[index])
    } else if let index = whole.indices.last {
      change(&whole[index])
    }
  }

  // MARK: Types and keys

  mutating func shape(of call: ContainerCall) -> ShapeID {
    guard let type = call.type else { return builder.unknown }
    if type.names == ["super"] { return superclass ?? builder.unknown }
    return builder.shape(of: type, in: scope)
  }

  func typeText(of call: ContainerCall) -> String {
    call.type.map { builder.index.files[scope.file].source.text($0.range) } ?? call.method.rawValue
  }

  /// The key that a call reads, or the value as a whole.
  func place(of call: ContainerCall) -> Place? {
    guard case .name(let name) = call.receiver, let container = names[name] else { return nil }
    switch container {
    case .keyed(let object, let keys): return key(of: call, keys).map { Place(object: object, key: $0) }
    case .single: return Place(object: nil, key: "")
    case .decoder, .unkeyed, .lost: return nil
    }
  }

  private func key(of call: ContainerCall, _ keys: [String: String]?) -> String? {
    switch call.key {
    case .name(let name): keys?[name]
    case .text(let text): text
    case .unknown, nil: nil
    }
  }

  /// The keys of a type of coding keys by the names of its cases; nil for one that is no enum.
  private func keys(_ type: TypeSyntax?) -> [String: String]? {
    if type?.names == ["CodingKeys"], let implicit = implicitKeys { return implicit }
    guard let type, let entry = builder.index.typeEntry(of: type, in: scope),
      let keys = builder.index.entries[entry].type, keys.kind == .enumeration
    else { return nil }
    return Dictionary(keys.members.cases.map { ($0.name, $0.codingKey) }, uniquingKeysWith: { first, _ in first })
  }

  /// The CodingKeys that the compiler writes along with `encode(to:)`: a key for each stored member.
  private var implicitKeys: [String: String]? {
    guard let own = scope.types.first, builder.index.entries[own].memberTypes["CodingKeys"] == nil,
      builder.index.conforms(own, to: TypeIndex.attributesProtocols.union(["Codable", "Encodable"]))
    else { return nil }
    let names = builder.index.entries[own].type?.members.variables.filter(\.isStored).map(\.name) ?? []
    return Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
