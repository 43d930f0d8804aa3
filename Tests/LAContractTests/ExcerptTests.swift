import Testing

@testable import la_lint

@Suite("Excerpt")
struct ExcerptTests {
  /// A line in which `‹›` stand around the marked bytes, and how the two lines look.
  @Test(
    "The caret line lines up with what a terminal shows",
    arguments: [
      ("a‹bc›d", "abcd", " ^~"),
      ("a‹›b", "ab", " ^"),
      ("ab‹›", "ab", "  ^"),
      ("‹›", "", "^"),
      ("\t‹x›", "    x", "    ^"),
      ("木‹曜›日", "木曜日", "  ^~"),
      ("가‹나›", "가나", "  ^~"),
      ("Ａ‹x›", "Ａx", "  ^"),
      ("🚀‹x›", "🚀x", "  ^"),
      ("❤\u{FE0F}‹x›", "❤\u{FE0F}x", "  ^"),
      ("👍🏽‹x›", "👍🏽x", "  ^"),
      ("🇩🇪‹x›", "🇩🇪x", "  ^"),
      ("e\u{301}‹x›", "e\u{301}x", " ^"),
      ("ß‹é›", "ßé", " ^"),
      ("‹\u{1B}›[0m", #"\u{1B}[0m"#, "^~~~~~"),
      ("\u{202E}‹x›", #"\u{202E}x"#, "        ^"),
      ("\u{2066}\u{2028}\u{85}", #"\u{2066}\u{2028}\u{85}"#, "^"),
      ("a\u{200B}‹b›", #"a\u{200B}b"#, "         ^"),
      ("\u{FEFF}‹{›", #"\u{FEFF}{"#, "        ^"),
      ("👨\u{200D}🍳‹x›", #"👨\u{200D}🍳x"#, "            ^"),
      ("\u{E0041}‹x›", #"\u{E0041}x"#, "         ^"),
      ("\u{0}\r‹x›", #"\u{0}\rx"#, "       ^"),
    ])
  func linesUp(_ marked: String, _ text: String, _ underline: String) {
    let excerpt = excerpt(marked)
    #expect(excerpt.text == text)
    #expect(excerpt.underline == underline)
  }

  @Test("A byte that is no UTF-8 is shown as U+FFFD, one column wide")
  func invalidBytes() {
    let excerpt = Excerpt([0x22, 0xFF, 0xE6, 0x9C, 0x22, 0x78], marked: 5..<6)
    #expect(excerpt.text == "\"\u{FFFD}\u{FFFD}\"x")
    #expect(excerpt.underline == "    ^")
    // In the middle of a scalar, and far outside of the line.
    #expect(Excerpt(Array("木x".utf8), marked: 1..<2).underline == "^~")
    #expect(Excerpt(Array("ab".utf8), marked: 70..<90).underline == "  ^")
  }

  @Test(
    "A long line is cropped around the caret",
    arguments: [
      ("abcdefghijklmnopqrst", "abcdefghijklmnopqrst", 20),
      ("‹a›bcdefghijklmnopqrstu", "‹a›bcdefghijklmnopqr…", 20),
      ("abcdefghijklmnopqrst‹u›", "…defghijklmnopqrst‹u›", 20),
      ("abcdefghijklmnopqrstu‹›", "…efghijklmnopqrstu‹›", 20),
      ("abcdefghijklmnopqrstuvwx‹y›zABCDEFGHIJKLMNOPQRSTUVWXYZ", "…qrstuvwx‹y›zABCDEFGH…", 20),
      ("abcdefghijkl‹mnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ›", "…ijkl‹mnopqrstuvwxyz›…", 20),
      ("木木木木木木木‹火›木木木木木木木", "…木木木‹火›木木木…", 18),
    ])
  func cropped(_ marked: String, _ shown: String, columns: Int) {
    let excerpt = excerpt(marked, columns: columns)
    #expect(excerpt.text == shown.filter { !"‹›".contains($0) })
    if marked.contains("‹") {
      let before = shown.prefix { $0 != "‹" }
      let width = before.reduce(0) { $0 + ("木火".contains($1) ? 2 : 1) }
      #expect(excerpt.underline.prefix { $0 == " " }.count == width)
      #expect(!excerpt.text.isEmpty && excerpt.underline.count <= columns)
    }
  }

  @Test("A place in a line of a megabyte is found without laying out the line")
  func minified() {
    let line = Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
    let excerpt = Excerpt(line[...], marked: 500_000..<500_004)
    #expect(excerpt.text == "…" + String(repeating: "x", count: 98) + "…")
    #expect(excerpt.underline == String(repeating: " ", count: 48) + "^~~~")
  }

  @Test("No mark and no byte makes it trap", arguments: 0..<256)
  func robust(_ seed: Int) {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37 &* (seed | 1) &+ seed) }
    for start in stride(from: 0, through: 310, by: 31) {
      for length in [0, 1, 3, 200] {
        let excerpt = Excerpt(bytes, marked: start..<start + length, columns: 30)
        #expect(excerpt.underline.hasSuffix("^") || excerpt.underline.hasSuffix("~"))
      }
    }
  }

  private func excerpt(_ marked: String, columns: Int = 100) -> Excerpt {
    let bytes = Array(marked.replacing("‹", with: "").replacing("›", with: "").utf8)
    let start = marked.firstIndex(of: "‹").map { marked[..<$0].utf8.count } ?? 0
    let end = marked.firstIndex(of: "›").map { marked[..<$0].utf8.count - 3 } ?? start
    return Excerpt(bytes, marked: start..<end, columns: columns)
  }
}
