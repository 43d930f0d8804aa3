import Testing

@testable import LAContract
@testable import la_lint

@Suite("Text output")
struct TextOutputTests {
  @Test("A block has the place, the marked line and the notes")
  func block() {
    let payload = SourceFile(path: "payload.json", text: "{\n\n\n\n\n\n      \"arrival\": 1790000900,\n}")
    let model = SourceFile(path: "model.swift", text: "struct A {\n  var arrival: Date\n}")
    let finding = Finding(
      rule: .dateUnixSeconds, severity: .error, message: "'arrival' counts seconds since 2001-01-01",
      pointer: "/aps/content-state/arrival", location: .bytes(24..<34, in: payload),
      notes: [Note(message: "declared here as 'Date'", location: .bytes(26..<30, in: model))])
    #expect(
      text([finding, finding]) == """
        payload.json:7:18: error: 'arrival' counts seconds since 2001-01-01 [date-unix-seconds]
          7 |       "arrival": 1790000900,
            |                  ^~~~~~~~~~
        model.swift:2:16: note: declared here as 'Date'

        payload.json:7:18: error: 'arrival' counts seconds since 2001-01-01 [date-unix-seconds]
          7 |       "arrival": 1790000900,
            |                  ^~~~~~~~~~
        model.swift:2:16: note: declared here as 'Date'

        """)
  }

  @Test("Colours are around the parts and change nothing else")
  func colors() {
    let payload = SourceFile(path: "p.json", text: "[1]")
    let finding = Finding(
      rule: .unknownKey, severity: .warning, message: "m", pointer: nil, location: .bytes(1..<2, in: payload),
      notes: [Note(message: "n", location: .bytes(0..<1, in: payload))])
    let colored = text([finding], style: Style(isColored: true))
    #expect(
      colored == """
        \u{1B}[1mp.json:1:2:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m m [unknown-key]
          1 | [1]
            | \u{1B}[1;32m ^\u{1B}[0m
        \u{1B}[1mp.json:1:1:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m n

        """)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text([finding]))
  }

  @Test("The gutter grows with the line number")
  func gutter() {
    let payload = SourceFile(path: "p", text: String(repeating: "\n", count: 1233) + "x")
    #expect(text([finding(.bytes(1233..<1234, in: payload))]).hasSuffix("\n1234 | x\n     | ^\n"))
    #expect(text([finding(.bytes(11..<11, in: payload))]).hasSuffix("\n 12 |\n    | ^\n"))
  }

  @Test("A range over several lines is underlined on its first")
  func severalLines() {
    let payload = SourceFile(path: "p", text: "{ \"a\": {\r\n } }")
    #expect(text([finding(.bytes(7..<12, in: payload))]).hasSuffix("  1 | { \"a\": {\n    |        ^\n"))
  }

  @Test("An empty file, and a place behind the end, have a caret all the same")
  func endOfFile() {
    #expect(text([finding(.bytes(0..<0, in: SourceFile(path: "p", text: "")))]).hasSuffix("\n  1 |\n    | ^\n"))
    #expect(text([finding(.bytes(1..<1, in: SourceFile(path: "p", text: "[")))]).hasSuffix("\n  1 | [\n    |  ^\n"))
    #expect(text([finding(.bytes(9..<99, in: SourceFile(path: "p", text: "[")))]).hasSuffix("\n  1 | [\n    |  ^\n"))
  }

  @Test("A place that was written down has no excerpt")
  func recorded() {
    let place = Location.recorded(
      path: "contract.json", start: Position(line: 3, column: 4), end: Position(line: 3, column: 9))
    #expect(text([finding(place)]) == "contract.json:3:4: error: m [json-syntax]\n")
  }

  @Test("Nothing from a file or a path can steer the terminal")
  func escapes() {
    let payload = SourceFile(path: "a\u{1B}[2J\nb", text: "\u{1B}]0;x\u{7}")
    let finding = Finding(
      rule: .unknownKey, severity: .error, message: "'\u{202E}k\u{1B}[31m\t' is not a key", pointer: nil,
      location: .bytes(0..<1, in: payload), notes: [Note(message: "\u{9B}", location: .bytes(0..<0, in: payload))])
    #expect(
      text([finding]) == #"""
        a\u{1B}[2J\nb:1:1: error: '\u{202E}k\u{1B}[31m\t' is not a key [unknown-key]
          1 | \u{1B}]0;x\u{7}
            | ^~~~~~
        a\u{1B}[2J\nb:1:1: note: \u{9B}

        """#)
  }

  @Test("The model's findings come first and once, and quiet shows errors only")
  func order() {
    let payload = SourceFile(path: "p.json", text: "{}")
    let model = SourceFile(path: "m.swift", text: "x")
    let about = { (severity: Severity, message: String, file: SourceFile) in
      Finding(
        rule: .unknownKey, severity: severity, message: message, pointer: nil, location: .bytes(0..<1, in: file),
        notes: [])
    }
    let ambiguous = about(.error, "ambiguous", model)
    let report = Linter.PayloadReport(
      path: "p.json", event: nil, attributesType: nil, contentStateDecodes: nil, attributesDecode: nil,
      findings: [about(.warning, "warning", payload), about(.error, "error", payload), about(.note, "note", payload)],
      modelFindings: [ambiguous])
    func messages(lowest: Severity) -> [String] {
      var results = Results(modelFindings: [about(.note, "opaque", model)], lowestShown: lowest)
      results.add(report)
      results.add(report)
      #expect(results.summary == "2 payloads checked: 3 errors, 2 warnings, 3 notes")
      return TextOutput.text(results, style: .plain).split(separator: "\n").compactMap {
        $0.contains("[unknown-key]") ? String($0.split(separator: " ")[2]) : nil
      }
    }
    #expect(messages(lowest: .note) == ["opaque", "ambiguous", "warning", "error", "note", "warning", "error", "note"])
    #expect(messages(lowest: .error) == ["ambiguous", "error", "error"])
  }

  @Test(
    "The summary counts in words",
    arguments: [
      (1, 1, 0, "1 payload checked: 1 error"), (2, 0, 1, "2 payloads checked: 2 warnings"),
      (0, 0, 0, "0 payloads checked: no findings"), (1, 1, 1, "1 payload checked: 1 error, 1 warning"),
    ])
  func summary(payloads: Int, errors: Int, warnings: Int, text: String) {
    let place = Location.bytes(0..<0, in: SourceFile(path: "p", text: ""))
    let make = { (severity: Severity) in
      Finding(rule: .unknownKey, severity: severity, message: "", pointer: nil, location: place, notes: [])
    }
    var results = Results(modelFindings: [])
    for _ in 0..<payloads {
      results.add(
        Linter.PayloadReport(
          path: "p", event: nil, attributesType: nil, contentStateDecodes: nil, attributesDecode: nil,
          findings: Array(repeating: make(.error), count: errors) + Array(repeating: make(.warning), count: warnings),
          modelFindings: []))
    }
    #expect(results.summary == text)
  }

  private func finding(_ location: Location) -> Finding {
    Finding(rule: .jsonSyntax, severity: .error, message: "m", pointer: "", location: location, notes: [])
  }

  private func text(_ findings: [Finding], style: Style = .plain) -> String {
    TextOutput.text(Results(modelFindings: findings), style: style)
  }
}
