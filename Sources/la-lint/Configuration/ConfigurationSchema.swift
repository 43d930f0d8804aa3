#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LAContract

/// The JSON Schema of `.la-lint.json`, as far as one is needed for it.
indirect enum JSONSchema: Encodable {
  /// An object with no other members than these.
  case object([String: JSONSchema], required: [[String]] = [])
  /// An object with any names.
  case map(JSONSchema)
  case either([JSONSchema])
  case list(of: JSONSchema, mayBeEmpty: Bool = true)
  case text, flag
  case choice([String])
  case described(JSONSchema, String)

  private enum CodingKeys: String, CodingKey {
    case type, properties, required, additionalProperties, minProperties, items, minItems, minLength, description
    case allOf, anyOf
    case choices = "enum"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .object(let properties, let required):
      try container.encode("object", forKey: .type)
      try container.encode(properties, forKey: .properties)
      if !required.isEmpty { try container.encode(required.map(Required.init), forKey: .allOf) }
      try container.encode(false, forKey: .additionalProperties)
    case .map(let value):
      try container.encode("object", forKey: .type)
      try container.encode(value, forKey: .additionalProperties)
      try container.encode(1, forKey: .minProperties)
    case .either(let schemas):
      try container.encode(schemas, forKey: .anyOf)
    case .list(let element, let mayBeEmpty):
      try container.encode("array", forKey: .type)
      try container.encode(element, forKey: .items)
      if !mayBeEmpty { try container.encode(1, forKey: .minItems) }
    case .text:
      try container.encode("string", forKey: .type)
      try container.encode(1, forKey: .minLength)
    case .flag:
      try container.encode("boolean", forKey: .type)
    case .choice(let values):
      try container.encode(values, forKey: .choices)
    case .described(let schema, let text):
      try schema.encode(to: encoder)
      try container.encode(text, forKey: .description)
    }
  }
}

/// That an object has one of some members.
private struct Required: Encodable {
  let anyOf: [[String: [String]]]

  init(_ keys: [String]) { anyOf = keys.map { ["required": [$0]] } }
}

/// What `la-lint config --schema` prints.
struct ConfigurationSchema: Encodable {
  private enum CodingKeys: String, CodingKey {
    case dialect = "$schema"
    case title
  }

  /// The text with a line ending.
  static func text() throws(RunError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(ConfigurationSchema()), as: UTF8.self) + "\n"
    } catch {
      throw .outputFailed(reason: "\(error)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    try Self.root.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .dialect)
    try container.encode("la-lint configuration, \(ConfigurationFile.name)", forKey: .title)
  }

  static var root: JSONSchema {
    .object(properties(ConfigurationKey.allCases) { .described(schema($0), $0.summary) })
  }

  private static func schema(_ key: ConfigurationKey) -> JSONSchema {
    switch key {
    case .schema: .text
    case .contracts:
      .list(
        of: .object(
          properties(ContractKey.allCases) { .described(schema($0), $0.summary) },
          required: ContractKey.required.map { $0.map(\.rawValue) }))
    case .rules:
      .object(
        Dictionary(
          uniqueKeysWithValues: Rule.allCases.map { rule in
            (rule.id, .described(choice(SeveritySetting.self), rule.documentation.title))
          }))
    case .exclude, .invalid: .list(of: .text)
    case .failOn: choice(FailOn.self)
    case .strict: .flag
    }
  }

  private static func schema(_ key: ContractKey) -> JSONSchema {
    switch key {
    case .name, .type: .text
    case .model, .payloads: .list(of: .text, mayBeEmpty: false)
    case .versions: .map(.either([.text, .list(of: .text, mayBeEmpty: false)]))
    case .channel, .contentState: .flag
    case .envelope: choice(Envelope.self)
    case .defines: .list(of: .text)
    }
  }

  private static func properties<Key: RawRepresentable<String>>(
    _ keys: [Key], _ schema: (Key) -> JSONSchema
  ) -> [String: JSONSchema] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, schema($0)) })
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> JSONSchema {
    .choice(Choice.allCases.map(\.rawValue))
  }
}
