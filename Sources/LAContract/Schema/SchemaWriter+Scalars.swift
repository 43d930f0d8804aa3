extension SchemaWriter {
  private static let uuidPattern = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"
  static let base64Pattern = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
  /// The largest finite `Float`, as the shortest text that a reader takes for it.
  private static let largestFloat = "3.4028234663852886e38"

  mutating func schema(of scalar: Scalar) -> Schema {
    switch scalar {
    case .bool: return type("boolean")
    case .string: return type("string")
    case .integer(let type):
      let (least, greatest) = type.schemaBounds
      return self.type("integer") + [("minimum", .text(least)), ("maximum", .text(greatest))]
    case .double:
      note(.numberRange)
      return type("number")
    case .float:
      note(.numberRange)
      return type("number") + [
        ("minimum", .text("-" + SchemaWriter.largestFloat)), ("maximum", .text(SchemaWriter.largestFloat)),
      ]
    case .decimal: return type("number") + limit(.decimal)
    case .date:
      note(.numberRange)
      note(.dates)
      return type("number") + [("$comment", .string("Date: seconds since 2001-01-01T00:00:00Z"))]
    case .url: return type("string") + [("minLength", .number(1))] + limit(.url)
    case .uuid: return type("string") + [("pattern", .string(SchemaWriter.uuidPattern))]
    case .data:
      return type("string") + [
        ("contentEncoding", .string("base64")), ("pattern", .string(SchemaWriter.base64Pattern)),
      ]
    }
  }

  private func type(_ name: String) -> Schema { [("type", .string(name))] }
}

extension IntegerType {
  /// The least and the greatest value as JSON has them.
  fileprivate var schemaBounds: (String, String) {
    switch self {
    case .uint, .uint64: ("0", "\(UInt64.max)")
    case .int128: ("-170141183460469231731687303715884105728", "170141183460469231731687303715884105727")
    case .uint128: ("0", "340282366920938463463374607431768211455")
    default: ("\(bounds.lowerBound)", "\(bounds.upperBound)")
    }
  }
}
