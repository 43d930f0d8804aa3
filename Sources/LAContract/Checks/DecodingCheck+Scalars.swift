#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingCheck {
  /// Whether a value decodes as a shape that is a scalar, and there is nothing to say of it. So are most values, and then
  /// no way to them has to be kept.
  func isRight(_ node: JSONDocument.NodeIndex, as id: ShapeID) -> Bool {
    guard case .scalar(let scalar) = table[id] else { return false }
    switch (scalar, document.kind(node)) {
    case (.bool, .true), (.bool, .false), (.string, .string):
      return true
    case (.url, .string), (.uuid, .string), (.data, .string), (.integer, .number), (.double, .number),
      (.float, .number), (.decimal, .number):
      return Decoder.decodes(document, node, as: scalar)
    case (.date, .number):
      return Decoder.decodes(document, node, as: scalar) && !dates.isSuspect(node, in: document)
    default:
      return false
    }
  }

  mutating func check(_ node: JSONDocument.NodeIndex, as scalar: Scalar, _ id: ShapeID) {
    switch (scalar, document.kind(node)) {
    case (.bool, .true), (.bool, .false), (.string, .string):
      return
    case (.url, .string), (.uuid, .string), (.data, .string):
      checkText(node, as: scalar)
    case (.date, .number):
      guard checkNumber(node, as: scalar) else { return }
      if let problem = dates.problem(node, named: path.name(in: document), in: document) {
        let fix = subject.fix(document.replacing(node, with: problem.right))
        subject.add(problem.rule, problem.message, at: path, node, notes: askerNotes, fix: fix, to: &report)
      }
    case (.integer, .number), (.double, .number), (.float, .number), (.decimal, .number):
      _ = checkNumber(node, as: scalar)
    case (.date, .string):
      let (message, reading) = dates.problem(ofText: node, named: path.name(in: document), in: document)
      let fix = reading.flatMap { subject.fix(document.replacing(node, with: $0.right), isSafe: $0.isCertain) }
      fail(.dateString, message, node, fix: fix)
    default:
      mismatch(node, as: id)
    }
  }

  /// - Returns: Whether it decodes.
  private mutating func checkNumber(_ node: JSONDocument.NodeIndex, as scalar: Scalar) -> Bool {
    if Decoder.decodes(document, node, as: scalar) { return true }
    let name = path.name(in: document)
    let value = document.excerpt(node)
    let consequence = "so the phone drops the push"
    guard case .integer(let type) = scalar, let exact = document.decimal(node) else {
      fail(
        .invalidValue,
        "\(name) is \(value), which does not fit in \(scalar.swiftName), \(consequence); send a number that does", node)
      return false
    }
    let rounded = exact.roundedToWhole
    let message =
      rounded == exact
      ? "\(name) is \(value), which does not fit in \(type.rawValue), \(consequence); send a whole number \(type.rangeText)"
      : "\(name) is \(value) and \(type.rawValue) takes no fraction, \(consequence); send a whole number such as \(rounded), or declare it 'Double'"
    let isFixable = rounded != exact && Decoder.decodes("\(rounded)", as: scalar)
    let fix = isFixable ? subject.fix(document.replacing(node, with: "\(rounded)"), isSafe: false) : nil
    fail(.invalidValue, message, node, fix: fix)
    return false
  }

  private mutating func checkText(_ node: JSONDocument.NodeIndex, as scalar: Scalar) {
    if Decoder.decodes(document, node, as: scalar) { return }
    let text = document.string(node) ?? ""
    let advice =
      switch scalar {
      case .url:
        text.isEmpty
          ? "send a URL, or leave the key out where it is optional" : "send a URL such as \"https://example.com/a\""
      case .uuid: "send 8-4-4-4-12 hexadecimal digits, such as \"4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867\""
      default: DecodingCheck.base64Advice(text)
      }
    let what =
      switch scalar {
      case .url: "no URL"
      case .uuid: "no UUID"
      default: "no padded base64"
      }
    fail(
      .invalidValue,
      "\(path.name(in: document)) is \(document.excerpt(node)), which is \(what), so the phone drops the push; \(advice)",
      node)
  }

  private static func base64Advice(_ text: String) -> String {
    var standard = text.filter { !$0.isWhitespace && $0 != "=" }
    if standard.contains("-") || standard.contains("_") {
      standard = String(standard.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
    }
    standard += String(repeating: "=", count: (4 - standard.count % 4) % 4)
    guard standard.count <= 64, Base64.isValid(standard) else {
      return "send base64 with '=' padding, the alphabet with '+' and '/', and no line breaks"
    }
    return "send \"\(standard)\""
  }
}

extension IntegerType {
  /// Its bounds in words.
  var rangeText: String {
    switch self {
    case .uint, .uint64: "from 0 to \(UInt64.max)"
    case .int128: "of 128 bits with a sign"
    case .uint128: "of 128 bits without a sign"
    default: "from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
  }
}

extension Decimal {
  /// The nearest whole number, half away from zero. (Foundation's own rounding is not in FoundationEssentials.)
  fileprivate var roundedToWhole: Decimal {
    let parts = "\(self)".split(separator: ".")
    guard let whole = Decimal(string: String(parts.first ?? "0")) else { return self }
    guard parts.count == 2, let first = parts[1].first, first >= "5" else { return whole }
    return whole + (self < 0 ? -1 : 1)
  }
}
