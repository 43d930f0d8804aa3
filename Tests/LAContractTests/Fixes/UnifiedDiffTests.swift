import Testing

@testable import la_lint

@Suite("Unified diff")
struct UnifiedDiffTests {
  private static let letters = "abcdefghijklmnopqrst".map { "\($0)\n" }

  private static let rows: [(old: String, new: String, diff: String)] = [
    ("a\n", "a\n", ""),
    ("a\n", "b\n", "@@ -1,1 +1,1 @@\n-a\n+b\n"),
    ("a", "b", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
    ("a\r\nb\tc\r\n", "a\r\nb\td\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\tc\r\n+b\td\r\n"),
    ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
    ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
    ("a\nb\nc\n", "a\nc\n", "@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
    // Far changes have hunks of their own; those nearer than twice the lines around share one.
    (
      letters.joined(), letters.joined().replacing("b\n", with: "B\n").replacing("s\n", with: "S\n"),
      "@@ -1,5 +1,5 @@\n a\n-b\n+B\n c\n d\n e\n@@ -16,5 +16,5 @@\n p\n q\n r\n-s\n+S\n t\n"
    ),
    (
      letters.joined(), letters.joined().replacing("b\n", with: "").replacing("h\n", with: "H\n"),
      "@@ -1,11 +1,10 @@\n a\n-b\n c\n d\n e\n f\n g\n-h\n+H\n i\n j\n k\n"
    ),
    // Nothing steers a terminal or a build server, and secrets are masked.
    (
      "::error::x\n \u{1B}[31m##[error]##vso[a]## Title\r.\na\n",
      "::error::x\n \u{1B}[31m##[error]##vso[a]## Title\r.\nb\n",
      "@@ -1,3 +1,3 @@\n \\u{3A}:error::x\n  \\u{1B}[31m#\\u{23}[error]#\\u{23}vso[a]## Title\\r.\n-a\n+b\n"
    ),
    (
      "authorization: bearer abcdefghijklmnopqrst\na\n", "authorization: bearer abcdefghijklmnopqrst\nb\n",
      "@@ -1,2 +1,2 @@\n authorization: bearer ********************\n-a\n+b\n"
    ),
  ]

  @Test("The lines that differ, with three around them", arguments: rows.indices)
  func diff(_ index: Int) {
    let row = Self.rows[index]
    let text = UnifiedDiff.text(from: Array(row.old.utf8), to: Array(row.new.utf8), path: "p/a.json")
    #expect(text == (row.diff.isEmpty ? "" : "--- a/p/a.json\n+++ b/p/a.json\n" + row.diff))
  }

  @Test("Many changed lines are one change")
  func many() {
    let old = (0..<3000).map { "\($0)\n" }
    let new = old.map { $0 == "1500\n" ? $0 : "x" + $0 }
    let text = UnifiedDiff.text(from: Array(old.joined().utf8), to: Array(new.joined().utf8), path: "a")
    #expect(text.hasPrefix("--- a/a\n+++ b/a\n@@ -1,3000 +1,3000 @@\n-0\n-1\n"))
    #expect(text.split(separator: "\n").count == 6003)
  }
}
