import Testing

@testable import LAContract

@Suite struct MappedTextTests {
  private let file = MappedText(SourceFile(path: "file", text: "0123456789abcdef"))

  @Test func `a part of a file leads back to its bytes`() {
    let part = MappedText(4..<8, of: file)
    #expect(part.text(0..<4) == "4567")
    #expect(part.fileRange(of: 1..<3) == 5..<7)
    #expect(part.fileRange(of: 4..<4) == 8..<8)
  }

  @Test func `pieces that stand apart lead back to where each stands`() {
    var text = MappedText(10..<12, of: file)
    text.append(2..<4, of: file)
    text.append(4..<5, of: file)
    #expect(text.text(0..<5) == "ab234")
    #expect(text.segments.count == 2)
    #expect(text.fileRange(of: 0..<1) == 10..<11)
    #expect(text.fileRange(of: 3..<5) == 3..<5)
    // Backwards there is no range; the start is kept.
    #expect(text.fileRange(of: 1..<3) == 11..<11)
  }

  @Test func `an escape is never cut`() {
    var text = MappedText(0..<2, of: file)
    text.append([UInt8(ascii: "\"")], from: 2..<4)
    text.append(4..<6, of: file)
    #expect(text.text(0..<5) == "01\"45")
    #expect(text.fileRange(of: 1..<3) == 1..<4)
    #expect(text.fileRange(of: 2..<3) == 2..<4)
    #expect(text.fileRange(of: 3..<4) == 4..<5)
  }

  @Test func `a longer spelling stands as a whole where it is used`() {
    var text = MappedText(0..<1, of: file)
    text.append("value".utf8, from: 1..<3)
    text.append(3..<5, of: file)
    for offset in 1..<6 { #expect(text.fileRange(of: offset..<offset + 1) == 1..<3) }
    #expect(text.fileRange(of: 0..<7) == 0..<4)
    let part = MappedText(3..<7, of: text)
    #expect(part.text(0..<4) == "lue3")
    #expect(part.fileRange(of: 0..<1) == 1..<3)
    #expect(part.fileRange(of: 3..<4) == 3..<4)
  }

  @Test func `placeholders go along with the text and are cut to its range`() {
    var text = MappedText(0..<2, of: file)
    text.append(2..<6, of: file, isPlaceholder: true)
    text.append(6..<8, of: file)
    #expect(text.placeholders == [2..<6])
    #expect(text.placeholder(at: 1) == nil)
    #expect(text.placeholder(at: 2) == 2..<6)
    #expect(text.placeholder(at: 6) == nil)
    #expect(MappedText(4..<8, of: text).placeholders == [0..<2])
    #expect(MappedText(2..<6, of: text).isUnknown)
    #expect(!text.isUnknown)
    #expect(MappedText(6..<8, of: text).placeholders.isEmpty)
    var whole = MappedText()
    whole.append(0..<8, of: text, isPlaceholder: true)
    #expect(whole.placeholders == [0..<8])
  }

  @Test func `an empty text has a place too`() {
    let empty = MappedText(7..<7, of: file)
    #expect(empty.fileRange(of: 0..<0) == 7..<7)
    #expect(MappedText().fileRange(of: 0..<9) == 0..<0)
    #expect(MappedText(3..<99, of: file).bytes.count == 13)
  }

  @Test func `lines end at LF, CR LF and CR`() {
    let text = MappedText(SourceFile(path: "file", text: "a\n\r\nbc\rd\n"))
    #expect(text.lines() == [0..<1, 2..<2, 4..<6, 7..<8])
    #expect(MappedText().lines().isEmpty)
  }

  @Test(arguments: [
    ("https://api.push.apple.com:443/3/device/abc?x#y", "/3/device/abc"),
    ("/4/broadcasts/apps/com.example", "/4/broadcasts/apps/com.example"),
    ("api.push.apple.com/3/device/abc", "/3/device/abc"),
    ("https://<host>/3/device/<token>", "/3/device/⟨<token>⟩"),
    ("<base>/device/<token>", "⟨<base>⟩/device/⟨<token>⟩"),
    ("https://{host}/device/a", "⟨{host}⟩/device/a"),
    ("https://example.com", "-"), ("<url>", "⟨<url>⟩"), ("", "-"), ("://", "-"),
  ]) func `a URL's path starts behind the host`(url: String, path: String) {
    var templates = TemplateVariables(fileSize: 0)
    let text = templates.resolve(MappedText(SourceFile(path: "file", text: url)), takesSingle: true)
    #expect(text.pathOfURL()?.marked ?? "-" == path)
  }
}

// MARK: - What the tests of all readers of texts share

extension MappedText {
  /// The text with ⟨…⟩ around what is not known.
  var marked: String {
    var result = ""
    var start = 0
    for placeholder in placeholders {
      result += text(start..<placeholder.lowerBound) + "⟨" + text(placeholder) + "⟩"
      start = placeholder.upperBound
    }
    return result + text(start..<bytes.count)
  }

  /// The line and column where a part of it stands in the file.
  func place(of part: String, in file: SourceFile) -> String {
    guard let offset = firstOffset(of: part, in: 0..<bytes.count) else { return "nowhere" }
    let table = LineTable(file)
    let range = fileRange(of: offset..<offset + part.utf8.count)
    let start = table.position(at: range.lowerBound)
    let end = table.position(at: range.upperBound)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension TextRequest {
  var texts: [MappedText] {
    [path, body, bodyPath].compactMap { $0 } + headers.flatMap { [$0.name, $0.value] }
  }

  /// One line for each thing that it has.
  var dump: String {
    var lines = ["path \(path?.marked ?? "-")"]
    lines += headers.map { "\($0.name.marked): \($0.value.marked)" }
    if let body { lines.append("body " + body.marked) }
    if let bodyPath { lines.append("file " + bodyPath.marked) }
    return lines.joined(separator: "\n")
  }
}

/// A text and what a reader makes of it.
struct ReaderCase: Sendable, CustomTestStringConvertible {
  let name: String
  let input: String
  /// Requests, with an empty line between two.
  let dump: String
  /// A part of the text (of whichever request and field has it first) and where it stands.
  var places: [String: String] = [:]

  var testDescription: String { name }

  func check(_ requests: [TextRequest], location: SourceLocation = #_sourceLocation) {
    #expect(requests.map(\.dump).joined(separator: "\n\n") == dump, "\(name)", sourceLocation: location)
    let file = SourceFile(path: "file", text: input)
    for (part, place) in places {
      let text = requests.flatMap(\.texts).first { $0.contains(part) }
      #expect(text?.place(of: part, in: file) == place, "\(part)", sourceLocation: location)
    }
  }
}

/// Every prefix of a text, and the text with each byte replaced by each byte that means something.
func expectMappedInside(_ text: String, replacing structural: String, _ read: (SourceFile) -> [TextRequest]) {
  func check(_ bytes: [UInt8]) -> Bool {
    let requests = read(SourceFile(path: "file", bytes: bytes))
    return requests.allSatisfy { request in
      let ranges = request.texts.flatMap { text in
        [text.fileRange(of: 0..<text.bytes.count)]
          + text.segments.map { $0.fileStart..<$0.fileEnd } + text.placeholders.map { text.fileRange(of: $0) }
      }
      let areOrdered = request.texts.allSatisfy { text in
        var end = 0
        return text.placeholders.allSatisfy { placeholder in
          defer { end = placeholder.upperBound }
          return placeholder.lowerBound >= end && placeholder.upperBound <= text.bytes.count
        }
      }
      return areOrdered && (ranges + [request.range]).allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count }
    }
  }
  let bytes = Array(text.utf8)
  for count in 0...bytes.count {
    guard check(Array(bytes.prefix(count))) else {
      Issue.record("prefix of \(count) bytes")
      return
    }
  }
  for offset in bytes.indices {
    for byte in structural.utf8 + [0, 0xFF] {
      var changed = bytes
      changed[offset] = byte
      guard check(changed) else {
        Issue.record("byte \(byte) at \(offset)")
        return
      }
    }
  }
}
