@testable import LAContract

/// A text's nodes with their byte ranges, and what is wrong with the text: `array 0-3 (number 1-2)`, `2-3: message`.
enum JSONDump {
  static func dump(_ text: String) -> String { dump(Array(text.utf8)) }

  static func dump(_ bytes: [UInt8]) -> String {
    let (document, problems) = parse(bytes)
    let nodes = document.map { [dump($0.root, of: $0)] } ?? []
    return (nodes + problems.map { "\($0.range.lowerBound)-\($0.range.upperBound): \($0.message)" })
      .joined(separator: "\n")
  }

  static func parse(_ bytes: [UInt8]) -> (document: JSONDocument?, problems: [JSONParser.Problem]) {
    JSONParser.parse(MappedText(SourceFile(path: "payload.json", bytes: bytes)))
  }

  private static func dump(_ node: JSONDocument.NodeIndex, of document: JSONDocument) -> String {
    let range = document.range(node)
    let own = "\(document.kind(node)) \(range.lowerBound)-\(range.upperBound)"
    let inner =
      document.elements(node).map { dump($0, of: document) }
      + document.members(node).map { "\(dump($0.key, of: document)): \(dump($0.value, of: document))" }
    return inner.isEmpty ? own : "\(own) (\(inner.joined(separator: ", ")))"
  }
}
