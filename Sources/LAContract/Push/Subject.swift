/// A JSON document and where it stands in the file, so that what is found in it can be said of the file.
struct Subject: Sendable {
  /// A JSON text inside a string of another document, as in SNS messages: findings point at the outermost string.
  struct Container: Sendable {
    /// The string in the file.
    let range: Range<Int>
    let pointer: String
  }

  let file: SourceFile
  let text: MappedText
  let document: JSONDocument
  var container: Container?

  func location(_ range: Range<Int>) -> Location {
    .bytes(container?.range ?? text.fileRange(of: range), in: file)
  }

  func location(_ node: JSONDocument.NodeIndex) -> Location {
    location(document.range(node))
  }

  func add(
    _ rule: Rule, _ message: String, at path: JSONPath, range: Range<Int>, notes: [Note] = [], to report: inout Report
  ) {
    let pointer = path.pointer(in: document)
    guard let container else {
      return report.add(rule, message, pointer: pointer, at: location(range), notes: notes)
    }
    report.add(
      rule, "\(message) (at \(pointer) in the JSON text)", pointer: container.pointer, at: location(range), notes: notes
    )
  }

  func add(
    _ rule: Rule, _ message: String, at path: JSONPath, _ node: JSONDocument.NodeIndex, notes: [Note] = [],
    to report: inout Report
  ) {
    add(rule, message, at: path, range: document.range(node), notes: notes, to: &report)
  }
}
