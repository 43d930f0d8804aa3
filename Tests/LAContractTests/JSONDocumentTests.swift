#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract

@Suite("JSON document")
struct JSONDocumentTests {
  private func document(_ text: String) throws -> JSONDocument {
    try #require(JSONDump.parse(Array(text.utf8)).document)
  }

  @Test(
    "A string is what Foundation's decoder makes of it",
    arguments: [
      #""""#, #""a""#, #""\"\\\/""#, #""\b\f\n\r\t""#, #""\u0041\u00e9\u00E9""#, #""\ud83e\udd56""#, #""\u0000""#,
      #""\uFFFF\u2028""#, #""é🥖\u0301e""#, #""\uD800\uDC00\uDBFF\uDFFF""#, #""\\u0041""#, #""\\\\n""#, #""a\\""#,
      "\"\u{7F}\u{80}\u{FFFD}\u{10FFFF}\"",
    ])
  func strings(text: String) throws {
    let document = try document("[\(text)]")
    #expect(document.string(1) == (try JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8))[0]))
  }

  @Test(
    "Keys are compared as Swift strings, however they are written",
    arguments: [
      ("cafe", #""cafe""#, true), ("cafe", #""caf\u0065""#, true), ("cafe", #""Cafe""#, false),
      ("café", "\"cafe\u{301}\"", true), ("cafe\u{301}", #""café""#, true), ("café", #""cafe\u0301""#, true),
      ("é", #""e""#, false), ("Å", "\"\u{212B}\"", true), ("K", "\"\u{212A}\"", true), ("\u{212A}", #""K""#, true),
      ("ﬁ", #""fi""#, false), ("", #""""#, true), ("a", #""a ""#, false), ("a/b", #""a\/b""#, true),
      ("🥖", #""\ud83e\udd56""#, true), ("한", "\"\u{1112}\u{1161}\u{11AB}\"", true),
    ] as [(String, String, Bool)])
  func keys(name: String, key: String, isSame: Bool) throws {
    let document = try document("{\(key): 1}")
    #expect((document.member(name, of: document.root) != nil) == isSame)
    let decoded = try JSONDecoder().decode([String: Int].self, from: Data("{\(key): 1}".utf8))
    #expect((decoded[name] != nil) == isSame)
  }

  @Test("Of equal keys the first is the member, in small and in large objects", arguments: [0, 5, 14, 15, 16, 40])
  func duplicates(count: Int) throws {
    let others = (0..<count).map { "\"k\($0)\": \($0), " }.joined()
    let text = #"{\#(others)"café": 1, "x": 2, "cafe\u0301": 3, "caf\u00e9": 4, "x": 5}"#
    let document = try document(text)
    let found = document.duplicates(in: document.root).map { pair in
      [pair.first, pair.repeated].map { document.text($0.value) }.joined(separator: " ")
    }
    #expect(found == ["1 3", "1 4", "2 5"])
    let member = try #require(document.member("café", of: document.root))
    #expect(document.text(member.value) == "1")
    #expect(document.duplicates(in: member.value).isEmpty)
  }

  @Test("A key that is there twice is found wherever it stands, and no other", arguments: [1, 2, 8, 31, 32, 33, 64])
  func repeated(count: Int) throws {
    let keys = (0..<count).map { "k\($0 * $0)" }
    let members = keys.map { #""\#($0)": {"\#($0)": [1, {}]}"# }.joined(separator: ", ")
    let distinct = try document("{\(members)}")
    #expect(distinct.duplicates(in: distinct.root).isEmpty)
    // Without a key more than are looked at while reading, that is certain at once.
    #expect(distinct.mayRepeatKeys == (count > 32))
    for key in keys {
      let repeating = try document("[{\(members), \"\(key)\": null}]")
      let object = try #require(repeating.elements(repeating.root).first { _ in true })
      let found = repeating.duplicates(in: object)
      #expect(found.map { repeating.text($0.repeated.key) } == ["\"\(key)\""] && repeating.mayRepeatKeys)
    }
  }

  @Test(
    "The compact size leaves out white space, except in strings",
    arguments: [
      ("1", 1), (" [ 1 , 2 ] ", 5), ("{\n\t\"a b\" : \"c \\\" d\"\r\n}", 16), (#"{"\\" : "\\ "}"#, 12),
      (#"[ "é" ]"#, 6), (#"["\u0020 "]"#, 11), ("{ }", 2), (#"[ "a\\" , " b" ]"#, 12),
    ] as [(String, Int)])
  func compactSize(text: String, size: Int) throws {
    let document = try document(text)
    #expect(document.compactSize(document.root) == size)
  }

  @Test(
    "A pointer escapes ~ and /, and nothing else",
    arguments: [
      (#"{"a": 1}"#, "/a"), (#"{"": 1}"#, "/"), (#"{"a/b": 1}"#, "/a~1b"), (#"{"m~n": 1}"#, "/m~0n"),
      (#"{"~1": 1}"#, "/~01"), (#"{"/~/": 1}"#, "/~1~0~1"), (#"{"a\/b": 1}"#, "/a~1b"), (#"{" ": 1}"#, "/ "),
      (#"{"\"\\": 1}"#, "/\"\\"), (#"{"é🥖": 1}"#, "/é🥖"), (#"{"\u0061": 1}"#, "/a"), (#"{"%25": 1}"#, "/%25"),
      ("{\"~\u{301}\": 1}", "/~0\u{301}"),
    ] as [(String, String)])
  func pointers(text: String, pointer: String) throws {
    let document = try document(text)
    var path = JSONPath(prefix: "/x")
    path.push(.key(1))
    #expect(path.pointer(in: document) == "/x" + pointer)
    path.push(.index(12))
    #expect(path.appending(.absent("~/")).pointer(in: document) == "/x" + pointer + "/12/~0~1")
    path.pop()
    path.pop()
    #expect(path.pointer(in: document) == "/x")
    #expect(JSONPath().pointer(in: document).isEmpty)
  }

  @Test(
    "Only the text of an object or array holds JSON",
    arguments: [
      (#""{}""#, true), (#""[]""#, true), (#"" {\"a\": 1} ""#, true), (#""{\"a\": 1,}""#, true), (#""12""#, false),
      (#""null""#, false), (#""\"{}\"""#, false), (#""{a}""#, false), (#""""#, false), (#"{}"#, false), (#"1"#, false),
    ] as [(String, Bool)])
  func heldJSON(text: String, holds: Bool) throws {
    let document = try document(text)
    #expect(document.holdsJSON(document.root) == holds)
  }

  @Test("An excerpt is cut between characters")
  func excerpts() throws {
    for count in 0..<8 {
      let document = try document("\"\(String(repeating: "x", count: count))\(String(repeating: "🥖", count: 20))\"")
      let excerpt = document.excerpt(document.root)
      #expect(!excerpt.contains("\u{FFFD}") && excerpt.hasSuffix("🥖…") && excerpt.utf8.count <= 51)
    }
    #expect(JSONDocument.quoted("a\"\\\nb") == #""a\"\\\nb""#)
  }

  @Test("Members and elements are those of their own node", arguments: [#"[1, {"a": [2], "b": 3}, []]"#])
  func walking(text: String) throws {
    let document = try document(text)
    let elements = Array(document.elements(document.root))
    #expect(elements.map(document.text) == ["1", #"{"a": [2], "b": 3}"#, "[]"])
    #expect(document.members(elements[1]).map { document.text($0.value) } == ["[2]", "3"])
    for node in [elements[0], elements[2]] {
      #expect(Array(document.members(node)).isEmpty && Array(document.elements(node)).isEmpty)
    }
  }
}
