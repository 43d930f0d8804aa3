import Testing

@testable import LAContract
@testable import la_lint

@Suite("Secrets")
struct SecretsTests {
  private static let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJpc3MiOiJURUFNIn0.c2ln"

  @Test(
    "The value is masked and nothing else, and columns stay",
    arguments: [
      (#""authorization": "bearer abc", "x": 1"#, #""authorization": "bearer ***", "x": 1"#),
      (#""Authorization":"abc""#, #""Authorization":"***""#),
      (#"{\"AUTHORIZATION\": \"Bearer abc\", \"x\": 1}"#, #"{\"AUTHORIZATION\": \"Bearer ***\", \"x\": 1}"#),
      ("authorization: bearer abc", "authorization: bearer ***"), ("Authorization: abc def", "Authorization: *******"),
      ("curl -H 'authorization: bearer abc' -d x", "curl -H 'authorization: bearer ***' -d x"),
      (#""authorization": ["bearer abc"], "x": 1"#, #""authorization": ["bearer ***"], "x": 1"#),
      (#""value": "bearer 0123456789abcdef""#, #""value": "bearer ****************""#),
      (#""t": "The bearer of news""#, #""t": "The bearer of news""#),
      ("no authorization here", "no authorization here"),
      ("", ""), ("authorization", "authorization"), ("authorization:", "authorization:"), ("bearer ", "bearer "),
    ])
  func masked(line: String, expected: String) {
    #expect(String(decoding: Secrets.masked(line.utf8), as: UTF8.self) == expected)
  }

  @Test("Any web token is masked, wherever it stands")
  func webToken() {
    let masked = String(decoding: Secrets.masked("a \(Self.token) b".utf8), as: UTF8.self)
    #expect(masked == "a \(String(repeating: "*", count: Self.token.utf8.count)) b")
  }

  /// Files with the token in them, of every kind, each with findings on the token's line.
  private static let files = [
    "a.json":
      #"{"path": "/3/device/x", "headers": {"authorization": "\#(token)", "apns-priority": "7"}, "payload": {}}"#,
    "b.json": #"{"headers": {"authorization": "bearer \#(token)"}, "payload": {"aps": {"badge": 1}},}"#,
    "c.json": #"{"headers": {"authorization": \#(token)}}"#,
    "d.json": #"{"headers": {"authorization": bearer-\#(token)}}"#,
    "e.http":
      "POST /3/device/x\nauthorization: \(token)\nauthorization: bearer \(token)\napns-priority: 7\n\n{\"aps\": {\"content-state\": 1}}",
    "f.sh":
      #"curl -H "Authorization: bearer \#(token)" -H 'apns-priority: 7' -d '{"aps":{"content-state":1}}' https://h/3/device/x"#,
    "g.jsonl": #"{"headers": {"Authorization": "\#(token)", "apns-topic": 1}, "payload": {"aps": {}}}"#,
    "h.json": #"{"headers": [], "authorization": '\#(token)'}"#,
    "i.json": #"{"headers": {"authorization": 'bearer \#(token)'}}"#,
  ]

  @Test("No format ever prints it", arguments: Format.ofCheck)
  func neverPrinted(format: Format) throws {
    let folder = try TemporaryFolder(
      Self.files.merging(["M.swift": "struct A: ActivityAttributes { struct ContentState: Codable {} }"]) { $1 })
    var text = ""
    let command = Command(
      readInput: { [] },
      output: {
        text += $0
        return .written
      },
      error: { text += $0 })
    let paths = Self.files.keys.sorted().map { folder[$0] }
    #expect(command.run(paths + ["--model", folder["M.swift"], "--format", format.rawValue]) == .findings)
    // SARIF lists the rules with their examples behind the results; one of those shows a token.
    if format == .sarif { text = String(text[..<(try #require(text.firstRange(of: "\"tool\" : {"))).lowerBound]) }
    // Some formats name a file relative to the working folder.
    for file in Self.files.keys { #expect(text.contains("/\(file)"), "\(file) has no finding") }
    for part in Self.token.split(separator: ".") { #expect(!text.contains(part.prefix(8))) }
  }
}
