/// The types that come with Swift and Apple's frameworks, and how each decodes. Measured with Swift 6.3.1's Foundation;
/// the tests hold the table against the decoder.
indirect enum StandardType: Sendable {
  case scalar(Scalar)
  /// One generic argument.
  case optional, array
  case range(RangeKind)
  /// Two generic arguments.
  case dictionary
  case elements([StandardType])
  case fields([Field])
  /// Decodes, in a form that is not written down here.
  case opaque

  struct Field: Sendable {
    let key: String
    let type: StandardType
    let isOptional: Bool
  }

  /// The type of a bare name, without `Swift.` or `Foundation.` in front.
  static func named(_ name: String) -> StandardType? { table[name] }

  /// Names of modules that a qualified name may begin with.
  static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics"]

  /// Whether its JSON depends on its generic arguments: that of `Measurement<UnitLength>` does not.
  var takesArguments: Bool {
    switch self {
    case .optional, .array, .range, .dictionary: true
    case .scalar, .elements, .fields, .opaque: false
    }
  }

  private static let table: [String: StandardType] = {
    var table: [String: StandardType] = [
      "Bool": .scalar(.bool),
      "String": .scalar(.string),
      "Double": .scalar(.double),
      "Float64": .scalar(.double),
      "TimeInterval": .scalar(.double),
      "CFTimeInterval": .scalar(.double),
      "CGFloat": .scalar(.double),
      "Float": .scalar(.float),
      "Float32": .scalar(.float),
      "Decimal": .scalar(.decimal),
      "Date": .scalar(.date),
      "URL": .scalar(.url),
      "UUID": .scalar(.uuid),
      "Data": .scalar(.data),
      "Optional": .optional,
      "Array": .array,
      "ContiguousArray": .array,
      "Set": .array,
      "Dictionary": .dictionary,
      "CGPoint": point,
      "CGSize": point,
      "CGVector": point,
      "CGRect": .elements([point, point]),
      "NSRange": .elements([.scalar(.integer(.int)), .scalar(.integer(.int))]),
      "CGAffineTransform": .elements(Array(repeating: .scalar(.double), count: 6)),
      "Duration": .elements([.scalar(.integer(.int64)), .scalar(.integer(.uint64))]),
      "TimeZone": timeZone,
      "Locale": .fields([required("identifier", .scalar(.string)), optional("current", .scalar(.integer(.int)))]),
      "DateInterval": .fields([required("start", .scalar(.date)), required("duration", .scalar(.double))]),
      "DateComponents": dateComponents,
      "PersonNameComponents": .fields(
        ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname"].map {
          optional($0, .scalar(.string))
        } + [optional("phoneticRepresentation", .opaque)]),
      "Measurement": measurement,
      "IndexPath": .fields([required("indexes", .opaque)]),
    ]
    for type in IntegerType.allCases { table[type.rawValue] = .scalar(.integer(type)) }
    for kind in RangeKind.allCases { table[kind.rawValue] = .range(kind) }
    for name in [
      "Calendar", "AttributedString", "IndexSet", "CharacterSet", "URLComponents", "LocalizedStringResource",
      "Float16", "Float80", "SIMD2", "SIMD3", "SIMD4", "Predicate", "OperatingSystemVersion", "CollectionDifference",
      "InlineArray", "NSDecimal", "Never", "ColorResource",
      // What push vendors' SDKs add to a team's types, and fill in themselves.
      "OneSignalLiveActivityAttributeData", "OneSignalLiveActivityContentStateData", "LiveActivityData",
    ] {
      table[name] = .opaque
    }
    return table
  }()

  private static let point = StandardType.elements([.scalar(.double), .scalar(.double)])

  private static let timeZone = StandardType.fields([
    required("identifier", .scalar(.string)), optional("autoupdating", .scalar(.bool)),
  ])

  private static let dateComponents = StandardType.fields(
    [
      "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
      "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "dayOfYear",
    ].map { optional($0, .scalar(.integer(.int))) }
      + [
        optional("isLeapMonth", .scalar(.bool)), optional("timeZone", timeZone), optional("calendar", .opaque),
      ])

  private static let measurement = StandardType.fields([
    required("value", .scalar(.double)),
    required(
      "unit",
      .fields([
        required("symbol", .scalar(.string)),
        required(
          "converter",
          .fields([required("coefficient", .scalar(.double)), required("constant", .scalar(.double))])),
      ])),
  ])

  private static func required(_ key: String, _ type: StandardType) -> Field {
    Field(key: key, type: type, isOptional: false)
  }

  private static func optional(_ key: String, _ type: StandardType) -> Field {
    Field(key: key, type: type, isOptional: true)
  }
}
