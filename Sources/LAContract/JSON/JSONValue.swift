/// A value of a JSON file that people write for la-lint itself, with its place: comments and trailing commas are allowed.
///
/// It is a view of a `JSONDocument`, for the command line; payloads are read strictly, by `JSONParser`.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null, bool(Bool), number, string(String), array([JSONValue]), object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    /// The key's place, with its quotes.
    package let location: Location
    package let value: JSONValue
  }

  /// A place where the text is no JSON even so.
  package struct Problem: Error, Sendable, Equatable {
    package let message: String
    package let location: Location
  }

  private let file: SourceFile
  private let document: JSONDocument
  private let node: JSONDocument.NodeIndex

  /// Reads a whole file.
  package static func read(_ file: SourceFile) -> Result<JSONValue, Problem> {
    func failure(_ message: String, _ range: Range<Int>) -> Result<JSONValue, Problem> {
      .failure(Problem(message: message, location: .bytes(range, in: file)))
    }
    let text = JSONComments.blanked(file.bytes)
    if let open = text.unclosedComment { return failure("this comment is never closed; close it with */", open) }
    let isBlank = text.bytes.allSatisfy { [.space, .tab, .lineFeed, .carriageReturn].contains($0) }
    if isBlank { return failure("there is nothing in this file; write an object, {}", 0..<0) }
    // The blanks have the comments' length, so every offset is one of the file.
    let (document, problems) = JSONParser.parse(MappedText(SourceFile(path: file.path, bytes: text.bytes)))
    if let problem = problems.first { return failure(problem.message, problem.range) }
    guard let document else { return failure("this is no JSON", 0..<0) }
    return .success(JSONValue(file: file, document: document, node: document.root))
  }

  package var location: Location { .bytes(document.range(node), in: file) }

  package var content: Content {
    switch document.kind(node) {
    case .null, .placeholder: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number
    case .string, .key: .string(document.string(node) ?? "")
    case .array: .array(document.elements(node).map(value))
    case .object:
      .object(
        document.members(node).map { member in
          Member(
            name: document.string(member.key) ?? "", location: value(member.key).location, value: value(member.value))
        })
    }
  }

  /// What it is, in words: "a number".
  package var kindPhrase: String { document.kindPhrase(node) }

  private func value(_ node: JSONDocument.NodeIndex) -> JSONValue {
    JSONValue(file: file, document: document, node: node)
  }
}
