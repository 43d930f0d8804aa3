/// The way from the root of a document to a node, kept while walking so that a finding can say it as a JSON Pointer.
/// Pushing and popping costs nothing; the pointer's text is made only when asked for.
struct JSONPath: Sendable {
  enum Step: Sendable, Equatable {
    /// A key node of the document.
    case key(JSONDocument.NodeIndex)
    case index(Int)
    /// A key that the document does not have.
    case absent(String)
  }

  /// What stands before the first step, where the document is only a part of the file.
  let prefix: String
  private(set) var steps: [Step] = []

  init(prefix: String = "") {
    self.prefix = prefix
  }

  mutating func push(_ step: Step) { steps.append(step) }
  mutating func pop() { steps.removeLast() }

  func appending(_ step: Step) -> JSONPath {
    var path = self
    path.push(step)
    return path
  }

  /// The RFC 6901 pointer.
  func pointer(in document: JSONDocument) -> String {
    steps.reduce(into: prefix) { pointer, step in
      pointer += "/"
      switch step {
      case .key(let node): pointer += JSONPath.escaped(document.string(node) ?? "")
      case .index(let index): pointer += String(index)
      case .absent(let name): pointer += JSONPath.escaped(name)
      }
    }
  }

  /// A key as a pointer has it.
  static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return token }
    // No characters: one may be a tilde with an accent on it.
    return token.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
