/// JSON that is made here and not yet laid out; the members of objects keep their order.
indirect enum JSONTree: Sendable {
  typealias Members = [(key: String, value: JSONTree)]

  /// A scalar as JSON has it, its quotes included.
  case text(String)
  case array([JSONTree])
  case object(Members)

  static let null = JSONTree.text("null")
  static let `true` = JSONTree.text("true")

  static func string(_ text: String) -> JSONTree { .text(JSONDocument.wholeQuoted(text)) }
  static func number(_ number: Int) -> JSONTree { .text(String(number)) }
  static func strings(_ texts: [String]) -> JSONTree { .array(texts.map(string)) }
}

extension JSONTree {
  /// On one line.
  var text: String {
    switch self {
    case .text(let text): text
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONDocument.wholeQuoted($0.key)): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }

  /// On a line for each key, but for arrays and objects that are short.
  func pretty(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .text(let text): return text
    case .array(let elements):
      if text.count <= 60 { return text }
      let lines = elements.map { inner + $0.pretty(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      if text.count <= 60, !indentation.isEmpty || members.isEmpty { return text }
      let lines = members.map {
        "\(inner)\(JSONDocument.wholeQuoted($0.key)): \($0.value.pretty(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  /// Without white space, as it is sent.
  var compact: String {
    switch self {
    case .text(let text): text
    case .array(let elements): "[\(elements.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONDocument.wholeQuoted($0.key)):\($0.value.compact)" }.joined(separator: ","))}"
    }
  }
}
