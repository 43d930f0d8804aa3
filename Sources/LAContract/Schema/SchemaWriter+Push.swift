extension SchemaWriter {
  /// The body of a push: `{"aps": …}`. It says what `la-lint check` finds errors in, and of warnings nothing.
  mutating func push(_ events: [Push.Event]) -> Schema {
    note(.size)
    note(.times)
    note(.numberRange)
    var aps: Schema = [
      ("type", .string("object")),
      (
        "properties",
        .object([
          ("event", .object([("enum", .strings(events.map(\.rawValue)))])),
          ("timestamp", .object([("type", .string("number"))] + SchemaWriter.seconds)),
          ("stale-date", .object(SchemaWriter.seconds)),
        ])
      ),
      ("required", .strings(["event", "timestamp"])),
    ]
    if events.count == 1, let event = events.first {
      aps += [("allOf", .array([.object(body(of: event))]))]
    } else {
      let bodies = events.map { event in
        let isEvent: Schema = [("properties", .object([("event", .object([("const", .string(event.rawValue))]))]))]
        return JSONTree.object([("if", .object(isEvent)), ("then", .object(body(of: event)))])
      }
      aps += [("allOf", .array(bodies))]
    }
    return [
      ("type", .string("object")), ("properties", .object([("aps", .object(aps))])), ("required", .strings(["aps"])),
    ]
  }

  /// Milliseconds are an error; what is no number counts as absent.
  private static let seconds: Schema = [("exclusiveMaximum", .number(100_000_000_000))]

  private mutating func body(of event: Push.Event) -> Schema {
    var properties: Schema = [("content-state", container(contract.contentState))]
    var required: [String] = []
    switch event {
    case .start:
      properties += [
        ("attributes-type", .object([("const", .string(contract.attributesType))])),
        ("attributes", container(contract.attributes)), ("alert", SchemaWriter.alert),
        ("input-push-channel", SchemaWriter.channel),
      ]
      required = ["content-state", "attributes-type", "attributes", "alert"]
    case .update:
      note(.alertText)
      required = ["content-state"]
    case .end:
      note(.alertText)
      properties.append(("dismissal-date", .object(SchemaWriter.seconds)))
    }
    var body: Schema = [("properties", .object(properties))]
    if !required.isEmpty { body.append(("required", .strings(required))) }
    return event == .start ? body + [("not", SchemaWriter.twoInputs)] : body
  }

  /// A value that has to be an object or an array before it is decoded.
  private mutating func container(_ id: ShapeID) -> JSONTree {
    let schema = schema(id)
    if table.kinds(of: id).isSubset(of: [.object, .array]) {
      guard case .optional? = table.resolved(id) else { return SchemaWriter.value(schema) }
    }
    let containers: Schema = [("type", .strings(["object", "array"]))]
    return .object(schema.isEmpty ? containers : containers + [("allOf", .array([.object(schema)]))])
  }

  /// A title and a body, each a text or the key of one.
  private static let alert: JSONTree = {
    let localized: Schema = [
      ("type", .string("object")), ("properties", .object([("loc-key", .object([("type", .string("string"))]))])),
      ("required", .strings(["loc-key"])),
    ]
    let text = JSONTree.object([("anyOf", .array([.object([("type", .string("string"))]), .object(localized)]))])
    return .object([
      ("type", .string("object")), ("properties", .object([("title", text), ("body", text)])),
      ("required", .strings(["title", "body"])),
    ])
  }()

  private static let channel: JSONTree = {
    let identifier: Schema = [
      ("type", .string("string")), ("minLength", .number(1)), ("pattern", .string(base64Pattern)),
    ]
    return .object([("anyOf", .array([.object(identifier), .object([("type", .string("null"))])]))])
  }()

  /// Both forms of updates at once.
  private static let twoInputs: JSONTree = .object([
    (
      "properties",
      .object([
        ("input-push-token", .object([("const", .number(1))])),
        ("input-push-channel", .object([("type", .string("string"))])),
      ])
    ),
    ("required", .strings(["input-push-token", "input-push-channel"])),
  ])
}
