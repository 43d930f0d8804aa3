import Testing

@testable import la_lint

@Suite("Globs")
struct GlobTests {
  /// A pattern with paths that it matches and paths that it does not.
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let matched: [String]
    let others: [String]

    init(_ pattern: String, _ matched: [String], not others: [String] = []) {
      self.pattern = pattern
      self.matched = matched
      self.others = others
    }

    var testDescription: String { pattern }
  }

  @Test(
    "What a pattern matches",
    arguments: [
      Row("a.json", ["a.json", "a.json/b", "a.json/b/c"], not: ["b/a.json", "aajson", "a.jso", "a.jsonx", ""]),
      Row("./a/b", ["a/b", "a/b/c"], not: ["./a/b", "a", "a/bc"]),
      Row("../a", ["../a", "../a/b"], not: ["a"]),
      Row("a/", ["a/b", "a/b/c"], not: ["a", "a/", "ab/c"]),
      Row("a*/", ["a/b", "ab/c/d"], not: ["ab"]),
      Row("*", ["a", ".hidden"], not: ["a/b", "/"]),
      Row("*.json", ["a.json", ".json", "a.b.json"], not: ["a/b.json", "a.jsonl"]),
      Row("a*c", ["ac", "abc", "abbc", "acc"], not: ["ab", "a/c"]),
      Row("*a*b*", ["ab", "xaxbx", "aab"], not: ["ba", "a/b"]),
      Row("?.json", ["a.json", "é.json", "👩‍👩‍👧.json"], not: [".json", "ab.json", "/.json"]),
      Row("caf\u{E9}", ["cafe\u{301}"]),
      Row("**", ["a", "a/b", "a/b/c"], not: [""]),
      Row("**/a", ["a", "b/a", "b/c/a"], not: ["ba", "a/b", "b/ca"]),
      Row("a/**", ["a/b", "a/b/c"], not: ["a", "a/", "ab/c"]),
      Row("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], not: ["ab", "a/xb", "a/x/b/c"]),
      Row("a/**/*.json", ["a/b.json", "a/x/y/b.json"], not: ["b.json", "a/b.apns"]),
      Row("**/**/a", ["a", "x/a", "x/y/a"], not: ["xa"]),
      Row("a**b", ["ab", "axxb"], not: ["a/b"]),
      Row("**a", ["a", "xa"], not: ["x/a"]),
      Row("{a,b}.json", ["a.json", "b.json"], not: ["c.json", "ab.json", "{a,b}.json"]),
      Row("{a,b/c}/*", ["a/x", "b/c/x"], not: ["b/x"]),
      Row("{a,{b,c}d}e", ["ae", "bde", "cde"], not: ["be", "de"]),
      Row("x{,.y}", ["x", "x.y"], not: ["xy"]),
      Row("{**/a,b/**}", ["a", "x/a", "b/x/y"], not: ["b", "c"]),
      Row("{a}", ["a"], not: ["a/b"]),
      Row("a,b}", ["a,b}"]),
      Row("[a-c].json", ["a.json", "c.json"], not: ["d.json", "-.json"]),
      Row("[!a-c]", ["d", "-"], not: ["a", "/"]),
      Row("[^a]", ["b"], not: ["a"]),
      Row("[]a]", ["]", "a"], not: ["b"]),
      Row("[a-]", ["a", "-"], not: ["b"]),
      Row("[c-a]", ["b"], not: ["d"]),
      Row("[*][{]", ["*{"], not: ["a{"]),
      Row("\\*\\[a", ["*[a"], not: ["b[a"]),
      Row("/a/*.json", ["/a/b.json"], not: ["a/b.json"]),
    ])
  func matching(_ row: Row) throws {
    let glob = try Glob(row.pattern)
    for path in row.matched { #expect(glob.matches(path), "'\(row.pattern)' should match '\(path)'") }
    for path in row.others { #expect(!glob.matches(path), "'\(row.pattern)' should not match '\(path)'") }
  }

  @Test(
    "What is no pattern",
    arguments: [
      ("", Glob.Problem.empty), ("./", .empty), ("a[b", .unclosedBracket), ("[]", .unclosedBracket),
      ("[!]", .unclosedBracket), ("a{b,c", .unclosedBrace), ("{a,{b}", .unclosedBrace),
      (String(repeating: "{", count: 100_000), .tooDeep),
    ])
  func problems(_ pattern: String, _ problem: Glob.Problem) {
    #expect(throws: problem) { try Glob(pattern) }
  }

  @Test(
    "The folder that a search starts from",
    arguments: [
      ("a/b/*.json", "a/b"), ("a/b*/c", "a"), ("*.json", ""), ("**/a", ""), ("a/b.json", "a/b.json"), ("a/", "a/"),
      ("../a/*", "../a"), ("/a/*", "/a"), ("/*", "/"), ("{a,b}/c", ""), ("a/\\*/b", "a"),
    ])
  func folder(_ pattern: String, _ folder: String) throws {
    #expect(try Glob(pattern).folder == folder)
  }

  @Test("Patterns that take others exponential time take none")
  func time() throws {
    let path = String(repeating: "a", count: 200)
    for pattern in [
      String(repeating: "*a", count: 100) + "b", String(repeating: "**/", count: 100) + "b",
      String(repeating: "{a,a*}", count: 100) + "b",
    ] {
      let glob = try Glob(pattern)
      let time = ContinuousClock().measure { #expect(!glob.matches(path)) }
      #expect(time < .seconds(2))
    }
  }
}
