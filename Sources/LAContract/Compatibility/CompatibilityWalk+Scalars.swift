extension CompatibilityWalk {
  /// Two different scalar types.
  mutating func compare(_ a: Scalar, _ b: Scalar, _ mine: ShapeID, _ theirs: ShapeID, _ spot: Spot) {
    switch Scalar.relation(of: a, to: b) {
    case .fits:
      noteFits(mine, theirs, spot)
    case .rounded:
      note(
        .type, spot,
        Effect(
          verdict: .lossy,
          reason:
            "\(name(spot)) is \(a.swiftName) in payloads for \(direction.payloads), and apps with \(direction.apps) round it to what \(b.swiftName) holds",
          advice:
            "keep '\(direction == .appAhead ? a.swiftName : b.swiftName)' where such large or precise numbers are sent")
      )
    case .otherMeaning:
      note(
        .type, spot,
        Effect(
          verdict: .meaning,
          reason: a == .date
            ? "\(name(spot)) is a Date in payloads for \(direction.payloads), and apps with \(direction.apps) read its seconds since 2001-01-01 as a plain \(b.swiftName)"
            : "\(name(spot)) is \(a.swiftName) in payloads for \(direction.payloads), and apps with \(direction.apps) read the number as seconds since 2001-01-01",
          advice: "give the new type a key of its own, unless the number already is seconds since 2001-01-01"))
    case .mismatch:
      noteMismatch(mine, theirs, spot)
    }
  }

  /// Whether values that stand in order as the one type do so as the other.
  func keepsOrder(_ mine: ShapeID, _ theirs: ShapeID) -> Bool {
    guard case .scalar(let a)? = writer.resolved(mine), case .scalar(let b)? = reader.resolved(theirs) else {
      return false
    }
    return a == b || (a.isNumber && b.isNumber)
  }

  func isSameRawType(_ mine: Enumeration, _ theirs: Enumeration) -> Bool {
    switch (writer[mine.rawType], reader[theirs.rawType]) {
    case (.scalar(.integer), .scalar(.integer)): true
    case (.scalar(let a), .scalar(let b)): a == b
    default: false
    }
  }
}

extension Scalar {
  enum Relation {
    /// Every value of the one is a value of the other.
    case fits
    /// Every value decodes, some not to the digit.
    case rounded
    /// Every value decodes, and means something else.
    case otherMeaning
    /// Some value does not decode.
    case mismatch
  }

  var isNumber: Bool {
    switch self {
    case .integer, .double, .float, .decimal, .date: true
    case .bool, .string, .url, .uuid, .data: false
    }
  }

  /// How the JSON of one type decodes as another. Measured with the decoder, as is everything that the tests compare.
  static func relation(of a: Scalar, to b: Scalar) -> Relation {
    switch (a, b) {
    case (.url, .string), (.uuid, .string), (.data, .string): .fits
    // Hexadecimal digits and hyphens are a relative URL.
    case (.uuid, .url): .fits
    case (.integer(let a), .integer(let b)): a.fits(in: b) ? .fits : .mismatch
    case (.integer(let a), .double): a.bits <= 32 ? .fits : .rounded
    case (.integer(let a), .float): a.bits <= 16 ? .fits : a == .uint128 ? .mismatch : .rounded
    case (.integer, .decimal): .fits
    case (.integer, .date), (.float, .date), (.double, .date), (.decimal, .date), (.date, .double): .otherMeaning
    case (.float, .double), (.float, .decimal): .fits
    case (.decimal, .double): .rounded
    default: a == b ? .fits : .mismatch
    }
  }
}
