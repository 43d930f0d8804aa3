extension ProofWriter {
  /// Values of a shape that may well not decode as another: the smallest, the largest, the empty and the unusual ones.
  func candidates(of id: ShapeID, depth: Int = 0) -> [Value] {
    guard depth < 6 else { return [] }
    let example = example(of: id)
    let basic = example.map { [$0] } ?? []
    switch writer[id] {
    case .unknown: return []
    case .anything: return [.object([])]
    case .scalar(let scalar): return scalar.candidates.map { .text($0) }
    case .optional(let inner): return [.text("null")] + candidates(of: inner, depth: depth + 1)
    case .array, .pairs: return [.array([])] + basic
    case .elements, .range:
      guard case .array(let elements)? = example else { return [] }
      return [.array(elements), .array(elements.reversed())]
    case .object, .keyed: return [.object([])] + basic
    case .record:
      var whole = ExampleWriter(writer, style: .whole)
      return basic + (whole.example(of: id).map { [$0.asJSON] } ?? [])
    case .rawValue(let place): return writer.enumerations[place].candidates
    case .union(let place):
      return writer.unions[place].cases.compactMap { item in
        self.example(of: item.values).map { .object([(item.key, $0)]) }
      }
    case .same(let inner), .partly(let inner): return candidates(of: inner, depth: depth + 1)
    case .either(let choices): return choices.flatMap { candidates(of: $0, depth: depth + 1) }
    }
  }
}

extension Enumeration {
  /// Every value that is known.
  var candidates: [ExampleWriter.Value] {
    cases.compactMap { $0.rawValue.example }
  }
}

extension CaseDeclaration.RawValue {
  /// As JSON, whole; nil where it is no literal.
  var example: ExampleWriter.Value? {
    switch self {
    case .string(let text): .text(JSONDocument.wholeQuoted(text))
    case .integer, .floatingPoint: .text(text)
    case .other: nil
    }
  }
}

extension Scalar {
  fileprivate var candidates: [String] {
    switch self {
    case .bool: ["true", "false"]
    case .string: ["\"text\"", "\"another text\"", "\"\""]
    case .integer(let type): ["1", "1000003", "-7", "300", "70000", type.greatest, type.least]
    case .double, .date: ["1.5", "2.25", "-7.5", "1e300"]
    case .float: ["1.5", "2.25", "-7.5", "1e38"]
    case .decimal: ["1.5", "2.25", "-7.5", "1e100"]
    case .url: ["\"https://example.com/a\"", "\"a/b\""]
    case .uuid: ["\"4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867\""]
    case .data: ["\"AQID\"", "\"\""]
    }
  }
}

extension IntegerType {
  /// How many bits it has; `Int` as on a phone.
  var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int, .int64, .uint, .uint64: 64
    case .int128, .uint128: 128
    }
  }

  var isSigned: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .int128: true
    case .uint, .uint8, .uint16, .uint32, .uint64, .uint128: false
    }
  }

  /// Whether another type holds every value of this one.
  func fits(in other: IntegerType) -> Bool {
    switch (isSigned, other.isSigned) {
    case (true, true), (false, false): bits <= other.bits
    case (false, true): bits < other.bits
    case (true, false): false
    }
  }

  /// The greatest value in digits, since no type holds that of all.
  fileprivate var greatest: String {
    switch self {
    case .uint, .uint64: "\(UInt64.max)"
    case .int128: "170141183460469231731687303715884105727"
    case .uint128: "340282366920938463463374607431768211455"
    default: "\(bounds.upperBound)"
    }
  }

  fileprivate var least: String {
    self == .int128 ? "-170141183460469231731687303715884105728" : "\(bounds.lowerBound)"
  }
}
