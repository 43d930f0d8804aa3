extension JSONDocument {
  /// What a value is, with its article.
  func kindPhrase(_ node: NodeIndex) -> String {
    switch kind(node) {
    case .null: "null"
    case .true, .false: "a boolean"
    case .number: "a number"
    case .string, .key: "a string"
    case .array: "an array"
    case .object: "an object"
    case .placeholder: "a variable"
    }
  }

  /// A value as it is spelled, cut short where it is long.
  func excerpt(_ node: NodeIndex, limit: Int = 48) -> String {
    let range = range(node)
    guard range.count > limit else { return text(node) }
    // A cut inside a character would show as U+FFFD.
    let end = (range.lowerBound..<range.lowerBound + limit).last { bytes[$0] & 0xC0 != 0x80 } ?? range.lowerBound
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
  }

  /// A text as a JSON string, its escapes written out; cut short where it is long.
  static func quoted(_ text: String, limit: Int = 48) -> String {
    let shown = text.count > limit ? text.prefix(limit) + "…" : text[...]
    return shown.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\0"..<" ": quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

extension JSONPath {
  /// The place as a person names it: `'arrival'`, `'legs[1]'`; empty at the start of the path.
  func name(in document: JSONDocument) -> String {
    var indices = ""
    for step in steps.reversed() {
      switch step {
      case .index(let index): indices = "[\(index)]" + indices
      case .key(let node): return "'\(document.string(node) ?? "")\(indices)'"
      case .absent(let name): return "'\(name)\(indices)'"
      }
    }
    return indices.isEmpty ? "the content state" : "'\(indices)'"
  }
}

extension Sequence<String> {
  /// `'a', 'b' and 'c'`, each as it comes.
  func joinedAsList(_ conjunction: String = "and", limit: Int = 12) -> String {
    let all = Array(self)
    guard all.count > 1, let last = all.last else { return all.first ?? "" }
    guard all.count <= limit else {
      return all.prefix(limit).joined(separator: ", ") + " … (\(all.count) in all)"
    }
    return all.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
