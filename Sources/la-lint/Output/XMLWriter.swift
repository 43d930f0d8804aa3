/// Writes an XML 1.0 document: the only code that puts text between angle brackets.
///
///     xml.element("error", ["line": "7"]) { xml in xml.text("'a' < 'b'") }
struct XMLWriter {
  private(set) var document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element on lines of its own, with the elements that the content writes inside.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, content: ((inout XMLWriter) -> Void)? = nil
  ) {
    open(name, attributes)
    guard let content else {
      document += "/>\n"
      return
    }
    document += ">\n"
    depth += 1
    content(&self)
    depth -= 1
    document += "\(indentation)</\(name)>\n"
  }

  /// Writes an element with a text, to which no white space is added.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    open(name, attributes)
    document += ">\(Self.escaped(text))</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    let list = attributes.map { " \($0)=\"\(Self.escaped($1, isAttribute: true))\"" }
    document += "\(indentation)<\(name)\(list.joined())"
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  /// A text that a reader gets back as it was, but for characters that XML cannot express: `\u{0}` for a NUL.
  ///
  /// What a terminal would obey is a reference, `&#x9B;`, and so is what a build server would: `#&#x23;[error]`.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var previous: Unicode.Scalar?
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      result += escaped(scalar, after: previous, isAttribute: isAttribute)
      previous = scalar
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isAttribute: Bool) -> String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    // Also for `]]>`, which no text may contain.
    case ">": return "&gt;"
    case "\"": return isAttribute ? "&quot;" : "\""
    // A reader makes spaces of those that stand in an attribute as they are.
    case "\n", "\t": return isAttribute ? "&#x\(number);" : String(scalar)
    case "#" where previous == "#": return "&#x23;"
    default: break
    }
    guard isCharacter(scalar) else { return "\\u{\(number)}" }
    return scalar.isUnprintable ? "&#x\(number);" : String(scalar)
  }

  /// Whether XML 1.0 has the character at all.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
