extension ContractDocument {
  /// What JSON a value decodes from.
  ///
  ///     "String"                                a scalar by its Swift name; also "any" and "unknown"
  ///     { "type": "Stop 2" }                    one of `types`
  ///     { "optional": "Date" }                  that, or null
  ///     { "array": … }                          an array of that
  ///     { "elements": [ …, … ] }                an array of that many elements or more
  ///     { "range": …, "kind": "ClosedRange" }   an array of its bounds
  ///     { "object": … }                         an object with any keys
  ///     { "keyed": …, "by": … }                 an object whose keys are read as `by`
  ///     { "pairs": …, "by": … }                 a flat array of keys and values
  ///     { "same": … }                           decodes as that does
  ///     { "partly": … }                         has to be that, and more besides, which cannot be known
  ///     { "either": [ …, … ] }                  any of these, tried in turn
  indirect enum ShapeNode: Equatable {
    case unknown, anything
    case scalar(Scalar)
    case type(String)
    case optional(ShapeNode)
    case array(ShapeNode)
    case elements([ShapeNode])
    case range(RangeKind, ShapeNode)
    case object(ShapeNode)
    case keyed(key: ShapeNode, value: ShapeNode)
    case pairs(key: ShapeNode, value: ShapeNode)
    case same(ShapeNode)
    case partly(ShapeNode)
    case either([ShapeNode])
  }

  /// The raw value of an enum's case: a string, an integer as a number, `{"integer": "18446744073709551615"}` where that
  /// does not fit in 64 bits with a sign, `{"float": "1.5"}`, or `{}` where it is no literal.
  struct RawValueNode: Equatable {
    let value: CaseDeclaration.RawValue
  }
}

extension ContractDocument.ShapeNode: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case type, optional, array, elements, range, object, keyed, pairs, same, partly, either, kind, by
  }

  /// Deeper than any type that people write, and far less than what the decoder's own recursion takes.
  private static let depthLimit = 160

  init(from decoder: any Swift.Decoder) throws {
    guard decoder.codingPath.count < Self.depthLimit else {
      throw DecodingError.refused("this is nested more deeply than any type", at: decoder.codingPath)
    }
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = try Self(named: name, at: decoder.codingPath)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func inner(_ key: CodingKeys) throws -> Self { try container.decode(Self.self, forKey: key) }
    let form = CodingKeys.allCases.first { container.contains($0) }
    switch form {
    case .type: self = .type(try container.decode(String.self, forKey: .type))
    case .optional: self = .optional(try inner(.optional))
    case .array: self = .array(try inner(.array))
    case .elements: self = .elements(try container.decode([Self].self, forKey: .elements))
    case .range: self = .range(try container.decode(RangeKind.self, forKey: .kind), try inner(.range))
    case .object: self = .object(try inner(.object))
    case .keyed: self = .keyed(key: try inner(.by), value: try inner(.keyed))
    case .pairs: self = .pairs(key: try inner(.by), value: try inner(.pairs))
    case .same: self = .same(try inner(.same))
    case .partly: self = .partly(try inner(.partly))
    case .either: self = .either(try container.decode([Self].self, forKey: .either))
    case .kind, .by, nil:
      throw DecodingError.refused("this is no shape that la-lint knows", at: decoder.codingPath)
    }
  }

  private init(named name: String, at path: [any CodingKey]) throws {
    switch name {
    case "unknown": self = .unknown
    case "any": self = .anything
    default:
      guard let scalar = Scalar(swiftName: name) else {
        throw DecodingError.refused("'\(name)' is no scalar type that la-lint knows", at: path)
      }
      self = .scalar(scalar)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .unknown: return try "unknown".encode(to: encoder)
    case .anything: return try "any".encode(to: encoder)
    case .scalar(let scalar): return try scalar.swiftName.encode(to: encoder)
    default: break
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .unknown, .anything, .scalar: break
    case .type(let name): try container.encode(name, forKey: .type)
    case .optional(let inner): try container.encode(inner, forKey: .optional)
    case .array(let inner): try container.encode(inner, forKey: .array)
    case .elements(let shapes): try container.encode(shapes, forKey: .elements)
    case .range(let kind, let bound):
      try container.encode(kind, forKey: .kind)
      try container.encode(bound, forKey: .range)
    case .object(let value): try container.encode(value, forKey: .object)
    case .keyed(let key, let value):
      try container.encode(key, forKey: .by)
      try container.encode(value, forKey: .keyed)
    case .pairs(let key, let value):
      try container.encode(key, forKey: .by)
      try container.encode(value, forKey: .pairs)
    case .same(let inner): try container.encode(inner, forKey: .same)
    case .partly(let inner): try container.encode(inner, forKey: .partly)
    case .either(let choices): try container.encode(choices, forKey: .either)
    }
  }
}

extension ContractDocument.RawValueNode: Codable {
  private enum CodingKeys: String, CodingKey { case integer, float }

  init(from decoder: any Swift.Decoder) throws {
    value = try Self.value(from: decoder)
  }

  private static func value(from decoder: any Swift.Decoder) throws -> CaseDeclaration.RawValue {
    if let single = try? decoder.singleValueContainer() {
      if let text = try? single.decode(String.self) { return .string(text) }
      if let number = try? single.decode(Int64.self) {
        return .integer(isNegative: number < 0, magnitude: number.magnitude)
      }
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .integer) {
      let isNegative = text.hasPrefix("-")
      guard let magnitude = UInt64(isNegative ? text.dropFirst() : text[...]) else {
        throw DecodingError.refused("'\(text)' is no raw value of an integer type", at: container.codingPath)
      }
      return .integer(isNegative: isNegative, magnitude: magnitude)
    }
    guard let text = try container.decodeIfPresent(String.self, forKey: .float) else { return .other }
    guard let number = Double(text) else {
      throw DecodingError.refused("'\(text)' is no raw value of a floating-point type", at: container.codingPath)
    }
    return .floatingPoint(number)
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .string(let text):
      try text.encode(to: encoder)
    case .integer(let isNegative, let magnitude):
      if let number = Int64(value.text), !isNegative || magnitude > 0 { return try number.encode(to: encoder) }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value.text, forKey: .integer)
    case .floatingPoint(let number):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("\(number)", forKey: .float)
    case .other:
      _ = encoder.container(keyedBy: CodingKeys.self)
    }
  }
}

extension RangeKind: Codable {}

extension Scalar {
  /// The scalar of a Swift name as `swiftName` gives it.
  fileprivate init?(swiftName: String) {
    if let type = IntegerType(rawValue: swiftName) {
      self = .integer(type)
    } else if let plain = Scalar.plain.first(where: { $0.swiftName == swiftName }) {
      self = plain
    } else {
      return nil
    }
  }

  private static let plain: [Scalar] = [.bool, .string, .double, .float, .decimal, .date, .url, .uuid, .data]
}

extension DecodingError {
  /// An error in the words of la-lint, without a closing advice.
  static func refused(_ message: String, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: path, debugDescription: message, underlyingError: ContractProblem()))
  }
}

/// Tells errors of the contract's own types from Foundation's.
struct ContractProblem: Error {}
