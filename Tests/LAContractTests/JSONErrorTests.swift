import Testing

@testable import LAContract

/// A text, and the byte range and words of what is wrong with it.
@Suite("JSON errors")
struct JSONErrorTests {
  private static let badEscape =
    #"JSON has no such escape; it has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
  private static let badUnicodeEscape = #"\u needs four hexadecimal digits"#
  private static let noNumber =
    "this is no JSON number; write decimal digits, perhaps with a fraction and an exponent"
  private static let otherQuotes =
    #"JSON strings stand in double quotes, written " and nothing else"#
  private static let openString = "the text ends inside this string, which is never closed"

  @Test(
    "The text is one value, whole and alone",
    arguments: [
      ("", "0-0: the file is empty; a push is a JSON object"),
      (" ", "0-0: the file is empty; a push is a JSON object"),
      ("\n\t \r", "0-0: the file is empty; a push is a JSON object"),
      ("[", "0-1: the text ends inside this array, which is never closed"),
      ("{", "0-1: the text ends inside this object, which is never closed"),
      ("]", "0-1: ']' where a value is expected"),
      ("}", "0-1: '}' where a value is expected"),
      (",", "0-1: ',' where a value is expected"),
      (":", "0-1: ':' where a value is expected"),
      ("[1", "0-1: the text ends inside this array, which is never closed"),
      ("[1,", "0-1: the text ends inside this array, which is never closed"),
      ("[1,,2]", "3-4: ',' where a value is expected"),
      ("[,1]", "1-2: ',' where a value is expected"),
      ("[1 2]", "3-4: '2' where ',' or ']' is expected"),
      ("[1}", "2-3: '}' where ',' or ']' is expected"),
      ("{]", "1-2: ']' where a key in double quotes is expected"),
      ("{\"a\"", "0-1: the text ends inside this object, which is never closed"),
      ("{\"a\":", "5-5: the text ends where a value is expected"),
      ("{\"a\":}", "5-6: '}' where a value is expected"),
      ("{\"a\" 1}", "5-6: '1' where ':' is expected behind a key"),
      ("{\"a\":1 \"b\":2}", #"7-8: '"' where ',' or '}' is expected"#),
      ("{\"a\":1,,\"b\":2}", "7-8: ',' where a key in double quotes is expected"),
      ("{,}", "1-2: ',' where a key in double quotes is expected"),
      ("{a:1}", "1-2: 'a' where a key in double quotes is expected; put it in double quotes if it is meant as text"),
      ("{1:1}", "1-2: '1' where a key in double quotes is expected"),
      ("[\"a", "1-2: \(Self.openString)"),
      ("1,000", "1-2: ',' after the end of the JSON value; remove it"),
      ("{\"a\":1} x", "8-9: 'x' after the end of the JSON value; remove it"),
      ("{} {}", "3-4: '{' after the end of the JSON value; remove it"),
      ("[] ]", "3-4: ']' after the end of the JSON value; remove it"),
      ("{},", "2-3: ',' after the end of the JSON value; remove it"),
      ("1 2", "2-3: '2' after the end of the JSON value; remove it"),
      ("@", "0-1: '@' where a value is expected"),
      ("[1;2]", "2-3: ';' where ',' or ']' is expected"),
      ("(1)", "0-1: '(' where a value is expected"),
      ("<xml/>", "0-1: '<' where a value is expected"),
      ("{{\"a\":1}}", "1-2: '{' where a key in double quotes is expected"),
      ("`a`", "0-1: '`' where a value is expected"),
      ("$a", "0-1: '$' where a value is expected"),
      ("[1,,]", "3-4: ',' where a value is expected"),
    ] as [(String, String)])
  func structure(text: String, expected: String) {
    #expect(JSONDump.dump(text) == expected)
  }

  @Test(
    "Strings keep to their characters and escapes",
    arguments: [
      ("\"", "0-1: \(Self.openString)"),
      ("\"\\", "0-1: \(Self.openString)"),
      ("\"\\\"", "0-1: \(Self.openString)"),
      ("\"a\nb\"", #"2-3: a string cannot go over the end of a line; write the line break as \n"#),
      ("\"a\tb\"", #"2-3: a tab in a string has to be written as \t"#),
      ("\"a\u{0}b\"", #"2-3: a control character in a string has to be written as \u0000"#),
      ("\"a\u{1F}b\"", #"2-3: a control character in a string has to be written as \u001F"#),
      ("\"a\u{1B}b\"", #"2-3: a control character in a string has to be written as \u001B"#),
      ("\"a\rb\"", #"2-3: a string cannot go over the end of a line; write the line break as \n"#),
      ("\"\\a\"", "1-3: \(Self.badEscape)"),
      ("\"\\'\"", "1-3: \(Self.badEscape)"),
      ("\"\\x41\"", "1-3: \(Self.badEscape)"),
      ("\"\\U0041\"", "1-3: \(Self.badEscape)"),
      ("\"\\ \"", "1-3: \(Self.badEscape)"),
      ("\"\\u\"", "1-3: \(Self.badUnicodeEscape)"),
      ("\"\\u12\"", "1-5: \(Self.badUnicodeEscape)"),
      ("\"\\u12G4\"", "1-5: \(Self.badUnicodeEscape)"),
      ("\"\\u 123\"", "1-3: \(Self.badUnicodeEscape)"),
      ("\"\\u+123\"", "1-3: \(Self.badUnicodeEscape)"),
      ("\"\\ud800\"", #"1-7: \uD800 is half of a character; write both halves of the surrogate pair"#),
      ("\"\\ud800x\"", #"1-7: \uD800 is half of a character; write both halves of the surrogate pair"#),
      ("\"\\ud800\\n\"", #"1-7: \uD800 is half of a character; write both halves of the surrogate pair"#),
      ("\"\\ud800\\u0041\"", #"1-7: \uD800 is half of a character; write both halves of the surrogate pair"#),
      ("\"\\ud800\\ud800\"", #"1-7: \uD800 is half of a character; write both halves of the surrogate pair"#),
      ("\"\\ud800\\u00", "7-11: \(Self.badUnicodeEscape)"),
      ("\"\\udc00\"", #"1-7: \uDC00 is half of a character; write both halves of the surrogate pair"#),
      ("\"\\udc00\\ud800\"", #"1-7: \uDC00 is half of a character; write both halves of the surrogate pair"#),
    ] as [(String, String)])
  func strings(text: String, expected: String) {
    #expect(JSONDump.dump(text) == expected)
  }

  @Test(
    "Numbers are decimal, and begin and end with a digit",
    arguments: [
      ("-", "0-1: a '-' needs a digit behind it"),
      ("-a", "0-2: a '-' needs a digit behind it"),
      ("- 1", "0-1: a '-' needs a digit behind it"),
      ("+1", "0-2: a number cannot begin with '+'; remove it"),
      (".5", "0-2: a number cannot begin with '.'; write 0 before it"),
      ("-.5", "0-3: a '-' needs a digit behind it"),
      ("1.", "0-2: a number needs a digit behind its decimal point"),
      ("1.e5", "0-4: a number needs a digit behind its decimal point"),
      ("1e", "0-2: a number needs a digit in its exponent"),
      ("1e+", "0-3: a number needs a digit in its exponent"),
      ("1E-", "0-3: a number needs a digit in its exponent"),
      ("1e5.5", "0-5: \(Self.noNumber)"),
      ("01", "0-2: a number cannot begin with 0; remove the leading zero"),
      ("-01", "0-3: a number cannot begin with 0; remove the leading zero"),
      ("00", "0-2: a number cannot begin with 0; remove the leading zero"),
      ("0x10", "0-4: \(Self.noNumber)"),
      ("1_000", "0-5: \(Self.noNumber)"),
      ("1.2.3", "0-5: \(Self.noNumber)"),
      ("1a", "0-2: \(Self.noNumber)"),
      ("123abc", "0-6: \(Self.noNumber)"),
      ("0b1", "0-3: \(Self.noNumber)"),
      ("1f", "0-2: \(Self.noNumber)"),
    ] as [(String, String)])
  func numbers(text: String, expected: String) {
    #expect(JSONDump.dump(text) == expected)
  }

  @Test(
    "Words of other languages come with the word of JSON",
    arguments: [
      ("NaN", "0-3: JSON has no NaN; send a number, or null for an optional"),
      ("nan", "0-3: JSON has no nan; send a number, or null for an optional"),
      ("Infinity", "0-8: JSON has no Infinity; send a number, or null for an optional"),
      ("-Infinity", "0-9: JSON has no -Infinity; send a number, or null for an optional"),
      ("inf", "0-3: JSON has no inf; send a number, or null for an optional"),
      ("True", "0-4: 'True' is Python; write true"),
      ("False", "0-5: 'False' is Python; write false"),
      ("None", "0-4: 'None' is Python; write null"),
      ("TRUE", "0-4: JSON's words have no capitals; write true"),
      ("Null", "0-4: JSON's words have no capitals; write null"),
      ("undefined", "0-9: 'undefined' is JavaScript; write null"),
      ("nil", "0-3: 'nil' is Swift; write null"),
      ("nul", "0-3: 'nul' where a value is expected; put it in double quotes if it is meant as text"),
      ("nulll", "0-5: 'nulll' where a value is expected; put it in double quotes if it is meant as text"),
      ("tru", "0-3: 'tru' where a value is expected; put it in double quotes if it is meant as text"),
      ("true1", "0-5: 'true1' where a value is expected; put it in double quotes if it is meant as text"),
      ("truefalse", "0-9: 'truefalse' where a value is expected; put it in double quotes if it is meant as text"),
      ("hello", "0-5: 'hello' where a value is expected; put it in double quotes if it is meant as text"),
      ("null null", "5-9: 'null' after the end of the JSON value; remove it"),
    ] as [(String, String)])
  func words(text: String, expected: String) {
    #expect(JSONDump.dump(text) == expected)
  }

  @Test(
    "Comments, other quotes and characters that cannot be seen are named",
    arguments: [
      ("{'a':1}", "1-2: \(Self.otherQuotes)"),
      ("{\"a\":'b'}", "5-6: \(Self.otherQuotes)"),
      ("['a']", "1-2: \(Self.otherQuotes)"),
      ("// comment\n1", "0-1: JSON has no comments; remove it"),
      ("/* c */ 1", "0-1: JSON has no comments; remove it"),
      ("# c\n1", "0-1: JSON has no comments; remove it"),
      ("1 // c", "2-3: JSON has no comments; remove it"),
      ("1\u{2003}", "1-4: U+2003 is no white space in JSON; remove it or write a plain space"),
      ("[1 /* c */]", "3-4: JSON has no comments; remove it"),
      ("\u{FEFF}1", "0-3: the file begins with a byte-order mark, which JSON forbids; save it as UTF-8 without one"),
      ("\u{A0}1", "0-2: U+00A0 is no white space in JSON; remove it or write a plain space"),
      ("\u{201C}a\u{201D}", "0-3: \(Self.otherQuotes)"),
      ("\u{2018}a\u{2019}", "0-3: \(Self.otherQuotes)"),
      ("[\u{FEFF}1]", "1-4: U+FEFF is no white space in JSON; remove it or write a plain space"),
    ] as [(String, String)])
  func foreign(text: String, expected: String) {
    #expect(JSONDump.dump(text) == expected)
  }

  @Test(
    "A trailing comma is noted and reading goes on, so that more is found",
    arguments: [
      ("[1,]", true, ["2-3: comma before ]"]),
      ("{\"a\":1,}", true, ["6-7: comma before }"]),
      ("[1,{\"a\":[2,],},]", true, ["10-11: comma before ]", "12-13: comma before }", "14-15: comma before ]"]),
      ("[1,],", false, ["2-3: comma before ]", "4-5: ',' after the end of the JSON value; remove it"]),
      ("{\"a\":[1,],\"b\" 2}", false, ["7-8: comma before ]", "14-15: '2' where ':' is expected behind a key"]),
    ] as [(String, Bool, [String])])
  func trailingCommas(text: String, isReadToTheEnd: Bool, expected: [String]) {
    let (document, problems) = JSONDump.parse(Array(text.utf8))
    #expect((document != nil) == isReadToTheEnd)
    let message = "JSON has no trailing comma, so APNs refuses the push; remove the ',' before "
    let found = problems.map {
      let text = $0.message.replacing(message, with: "comma before ").replacing("'", with: "")
      return "\($0.range.lowerBound)-\($0.range.upperBound): \(text)"
    }
    #expect(found == expected.map { $0.replacing("'", with: "") })
  }
}
