import Testing

@testable import LAContract
@testable import la_lint

@Suite("Pushes by the line")
struct LinesTests {
  private static let model = "struct LoafAttributes: ActivityAttributes { struct ContentState: Codable { var n: Int } }"
  private static let good = #"{"aps":{"event":"update","timestamp":1796115600,"content-state":{"n":1}}}"#
  private static let bad = #"{"aps":{"event":"update","timestamp":1796115600,"content-state":{"n":"1"}}}"#

  /// What a run printed.
  private struct Printed {
    var status = ExitCode.clean
    var writes: [String] = []
    var error = ""
    var text: String { writes.joined() }
  }

  private static func run(
    _ words: String..., pieces: [String] = [], closesAfter limit: Int = .max, model: String = model,
    files: [String: String] = [:]
  ) throws -> Printed {
    let folder = try TemporaryFolder(files.merging(["M.swift": model]) { $1 })
    var printed = Printed()
    var taken = 0
    let command = Command(
      readInput: { [] },
      streamInput: { take in
        for piece in pieces {
          taken += 1
          guard take(Array(piece.utf8)) else { return }
        }
      },
      output: { text in
        guard printed.writes.count < limit else { return .closed }
        printed.writes.append(text)
        return .written
      },
      error: { printed.error += $0 })
    let arguments = words.map { files[$0] == nil ? $0 : folder[$0] }
    printed.status = command.run(arguments + ["--model", folder["M.swift"]])
    for name in files.keys.sorted() + ["M.swift"] {
      printed.writes = printed.writes.map { $0.replacing(folder[name], with: name) }
      printed.error = printed.error.replacing(folder[name], with: name)
    }
    return printed
  }

  /// `place: [rule]` of each finding in the text format.
  private static func places(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasSuffix("]") }.map { line in
      let words = line.split(separator: " ")
      return "\(words.first ?? "") \(words.last ?? "")"
    }
  }

  @Test("Places are those of the whole file, a broken line is a finding, and empty ones are skipped")
  func places() throws {
    let text = "\(Self.good)\r\n\n  \n\(Self.bad)\n{\"aps\":\n\(Self.good)\n\(Self.bad)"
    for name in ["log.jsonl", "log.NDJSON"] {
      let run = try Self.run(name, files: [name: text])
      #expect(run.status == .findings && run.error.isEmpty)
      #expect(
        Self.places(run.text) == [
          "\(name):4:70: [type-mismatch]", "\(name):5:8: [json-syntax]", "\(name):7:70: [type-mismatch]",
        ], "\(run.text)")
      #expect(run.text.contains("\n  4 | \(Self.bad)\n"))
    }
  }

  @Test("Lines may be cut anywhere between two reads")
  func pieces() throws {
    let text = "\(Self.bad)\n\(Self.good)\n\n\(Self.bad)\n"
    let whole = try Self.run("-", "--lines", pieces: [text]).text
    #expect(Self.places(whole) == ["<stdin>:1:70: [type-mismatch]", "<stdin>:4:70: [type-mismatch]"])
    for length in [1, 2, 3, 7, 73, 74, 75, 76] {
      var pieces: [String] = []
      var rest = text[...]
      while !rest.isEmpty {
        pieces.append(String(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      #expect(try Self.run("-", "--lines", pieces: pieces).text == whole)
    }
  }

  @Test("--format jsonl writes an object for each push as it goes, and one at the end")
  func jsonl() throws {
    let run = try Self.run("-", "--lines", "--format=jsonl", pieces: [Self.bad + "\n\n" + Self.good])
    #expect(run.writes.count == 3)
    #expect(
      run.writes[0]
        == #"{"attributesDecode":null,"attributesType":"LoafAttributes","contentStateDecodes":false,"event":"update","findings":[{"column":70,"endColumn":73,"endLine":1,"fix":null,"line":1,"message":"'n' is a string and Int decodes only from a whole number, so the phone drops the push; send 1 without the quotes","notes":[{"column":80,"line":1,"message":"declared here as 'Int'","path":"M.swift"}],"pointer":"/aps/content-state/n","rule":"type-mismatch","severity":"error"}],"line":1,"path":"<stdin>"}"#
        + "\n")
    #expect(run.writes[1].hasSuffix(#""findings":[],"line":3,"path":"<stdin>"}"# + "\n"))
    #expect(
      run.writes[2] == #"{"modelFindings":[],"summary":{"errors":1,"notes":0,"payloads":2,"warnings":0},"version":1}"#
        + "\n")
  }

  @Test("--format json is one document for lines too")
  func json() throws {
    let run = try Self.run("a.jsonl", "--format=json", files: ["a.jsonl": "\(Self.bad)\n\(Self.good)"])
    #expect(run.writes.count == 1 && run.text.contains("\"payloads\" : 2"))
  }

  @Test("An ambiguous type is said once, with the number of pushes, and --type or the push's own name settles it")
  func ambiguous() throws {
    let two = Self.model + "\nstruct OwlAttributes: ActivityAttributes { struct ContentState: Codable { var n: Int } }"
    let named =
      #"{"aps":{"event":"start","timestamp":1796115600,"attributes-type":"OwlAttributes","attributes":{},"content-state":{"n":1},"alert":{"title":"T","body":"B"}}}"#
    let lines = [Self.good, named, Self.good, Self.good].joined(separator: "\n")
    for format in Format.ofCheck {
      let text = try Self.run("a.jsonl", "--format", format.rawValue, model: two, files: ["a.jsonl": lines]).text
      // JUnit has the message of a failure in an attribute, and again in its text.
      let count = format == .junit ? 2 : 1
      #expect(text.split(separator: "name it with --type (3 payloads)").count == count + 1, "\(text)")
    }
    #expect(try Self.run("a.jsonl", "--type", "OwlAttributes", model: two, files: ["a.jsonl": lines]).text.isEmpty)
  }

  @Test("The model's findings come first, and blocks are apart")
  func layout() throws {
    let run = try Self.run(
      "a.jsonl", model: Self.model.replacing("var n: Int", with: "var n: Int; var m: Missing?"),
      files: ["a.jsonl": "\(Self.bad)\n\(Self.bad)"]
    )
    #expect(run.writes.count == 3)
    #expect(run.writes[0].hasPrefix("M.swift:1:") && run.writes[1].hasPrefix("\na.jsonl:1:"))
  }

  @Test("Reading ends when nobody reads the output, and nothing to check is a failure")
  func ends() throws {
    let closed = try Self.run("-", "--lines", pieces: Array(repeating: Self.bad + "\n", count: 100), closesAfter: 2)
    #expect(closed.writes.count == 2 && closed.status == .findings)
    let empty = try Self.run("a.jsonl", files: ["a.jsonl": "\n \n"])
    #expect(empty.status == .failed)
    #expect(empty.error == "la-lint: error: a.jsonl: nothing to check; no push to a Live Activity in this file\n")
    #expect(try Self.run("a.md", files: ["a.md": "# Nothing"]).status == .failed)
    #expect(try Self.run("none.jsonl").error == "la-lint: error: none.jsonl: no such file\n")
  }
}
