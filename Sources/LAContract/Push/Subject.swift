/// A JSON document and where it stands in the file, so that what is found in it can be said of the file.
///
/// It never changes. It is a class only because all that is found in a document holds on to it, and to copy it each time
/// would count references of eight arrays and strings.
final class Subject: Sendable {
  /// A JSON text inside a string of another document, as in SNS messages: findings point at the outermost string.
  struct Container: Sendable {
    /// The string in the file.
    let range: Range<Int>
    let pointer: String
    /// Where the document stands in the text of that string; empty where it is all of it.
    let inside: String
    /// The document that has the text in a string.
    let subject: Subject
  }

  let file: SourceFile
  /// Stands in the file, or in the container's document; of a container in a recording, as if it were a file of its own.
  let text: MappedText
  let document: JSONDocument
  let container: Container?

  init(file: SourceFile, text: MappedText, document: JSONDocument, container: Container? = nil) {
    self.file = file
    self.text = text
    self.document = document
    self.container = container
  }

  /// The whole document as a field.
  var root: Push.Field {
    Push.Field(key: nil, value: document.root, path: JSONPath(prefix: container?.inside ?? ""))
  }

  func location(_ range: Range<Int>) -> Location {
    .bytes(container?.range ?? text.fileRange(of: range), in: file)
  }

  func location(_ node: JSONDocument.NodeIndex) -> Location {
    location(document.range(node))
  }

  func add(
    _ rule: Rule, _ message: String, at path: JSONPath, range: Range<Int>, notes: [Note] = [], fix: Fix? = nil,
    to report: inout Report
  ) {
    let pointer = path.pointer(in: document)
    guard let container else {
      return report.add(rule, message, pointer: pointer, at: location(range), notes: notes, fix: fix)
    }
    let place = pointer.isEmpty ? "" : " (at \(pointer) in the JSON text)"
    report.add(rule, message + place, pointer: container.pointer, at: location(range), notes: notes, fix: fix)
  }

  func add(
    _ rule: Rule, _ message: String, at path: JSONPath, _ node: JSONDocument.NodeIndex, notes: [Note] = [],
    fix: Fix? = nil, to report: inout Report
  ) {
    add(rule, message, at: path, range: document.range(node), notes: notes, fix: fix, to: &report)
  }
}

extension Subject {
  /// The document that a string of this one holds as JSON text, and why it is none.
  func opened(_ field: Push.Field) -> (subject: Subject?, problems: [JSONParser.Problem]) {
    guard let string = document.string(field.value), document.kind(field.value) == .string else { return (nil, []) }
    // Only a fix asks for the way back, and lines of a recording, of which there are many, have none.
    let text =
      file.lineNumber == nil ? document.mapped(field.value) : MappedText(SourceFile(path: file.path, text: string))
    let (inner, problems) = JSONParser.parse(text)
    let pointer = field.path.pointer(in: document)
    let container =
      container.map { Container(range: $0.range, pointer: $0.pointer, inside: pointer, subject: self) }
      ?? Container(
        range: self.text.fileRange(of: document.range(field.value)), pointer: pointer, inside: "", subject: self)
    return (inner.map { Subject(file: file, text: text, document: $0, container: container) }, problems)
  }
}
