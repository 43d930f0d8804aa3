import Testing

@testable import LAContract

@Suite("JSON parser")
struct JSONParserTests {
  @Test(
    "Every form of RFC 8259 is read, with its place",
    arguments: [
      (#"0"#, "number 0-1"),
      (#"-0"#, "number 0-2"),
      (#"-1"#, "number 0-2"),
      (#"10"#, "number 0-2"),
      (#"1.5"#, "number 0-3"),
      (#"-0.0"#, "number 0-4"),
      (#"1e5"#, "number 0-3"),
      (#"1E+5"#, "number 0-4"),
      (#"1e-5"#, "number 0-4"),
      (#"1.25e10"#, "number 0-7"),
      (#"0e0"#, "number 0-3"),
      (#"0.1E1"#, "number 0-5"),
      (#"123456789012345678901234567890"#, "number 0-30"),
      (#"1e1000"#, "number 0-6"),
      (#"true"#, "true 0-4"),
      (#"false"#, "false 0-5"),
      (#"null"#, "null 0-4"),
      (#""""#, "string 0-2"),
      (#""a""#, "string 0-3"),
      (#" "a" "#, "string 1-4"),
      ("\t\r\n1\n", "number 3-4"),
      (#""\"\\\/\b\f\n\r\t""#, "string 0-18"),
      (#""\u0041""#, "string 0-8"),
      (#""\uD83E\uDD56""#, "string 0-14"),
      (#""\ud800\udc00""#, "string 0-14"),
      (#""\uFFFF""#, "string 0-8"),
      (#""\u0000""#, "string 0-8"),
      (#""é🥖""#, "string 0-8"),
      (#""//""#, "string 0-4"),
      (#""'""#, "string 0-3"),
      (#""{""#, "string 0-3"),
      (#"[]"#, "array 0-2"),
      (#"[ ]"#, "array 0-3"),
      (#"[1]"#, "array 0-3 (number 1-2)"),
      (#"[1,2]"#, "array 0-5 (number 1-2, number 3-4)"),
      (#"[[],[]]"#, "array 0-7 (array 1-3, array 4-6)"),
      (#"[null,true,"x",-2.5]"#, "array 0-20 (null 1-5, true 6-10, string 11-14, number 15-19)"),
      (#"{}"#, "object 0-2"),
      (#"{ }"#, "object 0-3"),
      (#"{"a":1}"#, "object 0-7 (key 1-4: number 5-6)"),
      (#"{ "a" : 1 , "b" : [ ] }"#, "object 0-23 (key 2-5: number 8-9, key 12-15: array 18-21)"),
      (#"{"":""}"#, "object 0-7 (key 1-3: string 4-6)"),
      (
        #"{"a":{"b":{"c":null}}}"#, "object 0-22 (key 1-4: object 5-21 (key 6-9: object 10-20 (key 11-14: null 15-19)))"
      ),
      (#"{"a":1,"a":2}"#, "object 0-13 (key 1-4: number 5-6, key 7-10: number 11-12)"),
      (
        #"[{"a":[1,{"b":2}]},3]"#,
        "array 0-21 (object 1-18 (key 2-5: array 6-17 (number 7-8, object 9-16 (key 10-13: number 14-15))), number 19-20)"
      ),
    ] as [(String, String)])
  func accepted(text: String, nodes: String) {
    #expect(JSONDump.dump(text) == nodes)
  }

  @Test(
    "Invalid UTF-8 is found at its first byte, in strings and outside",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x20], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x8D],
      [0xF0, 0x28, 0x8C, 0xBC], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xFE], [0xFF], [0xE9],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    let message = "this byte is no UTF-8; save the file as UTF-8"
    #expect(JSONDump.dump(Array("[\"a".utf8) + bytes + Array("\"]".utf8)) == "3-4: \(message)")
    #expect(JSONDump.dump(Array("{\"".utf8) + bytes + Array("\": 1}".utf8)) == "2-3: \(message)")
    #expect(JSONDump.dump(Array("[\"a".utf8) + bytes) == "3-4: \(message)")
    #expect(JSONDump.parse(Array("[".utf8) + bytes + Array("]".utf8)).document == nil)
  }

  @Test(
    "Text in UTF-16 or UTF-32 is named as such where its mark says so",
    arguments: [
      (
        [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
        "0-2: the file is UTF-16, and JSON for APNs has to be UTF-8; save it as UTF-8"
      ),
      (
        [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
        "0-2: the file is UTF-16, and JSON for APNs has to be UTF-8; save it as UTF-8"
      ),
      (
        [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
        "0-3: the file begins with a byte-order mark, which JSON forbids; save it as UTF-8 without one"
      ),
    ] as [([UInt8], String)])
  func otherEncodings(bytes: [UInt8], expected: String) {
    #expect(JSONDump.dump(bytes) == expected)
  }

  @Test(
    "Text in UTF-16 without a mark is no JSON either",
    arguments: [[0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D]] as [[UInt8]])
  func unmarkedUTF16(bytes: [UInt8]) {
    let (document, problems) = JSONDump.parse(bytes)
    #expect(document == nil && problems.count == 1)
  }

  @Test("Arrays and objects nest 512 deep, as far as the decoder goes", arguments: [("[", "]"), ("{\"a\":", "}")])
  func nesting(open: String, close: String) {
    let text = { (depth: Int) in
      String(repeating: open, count: depth) + (open == "[" ? "" : "1") + String(repeating: close, count: depth)
    }
    #expect(JSONDump.parse(Array(text(512).utf8)).problems.isEmpty)
    let problems = JSONDump.parse(Array(text(513).utf8)).problems
    #expect(problems.map(\.message) == ["more than 512 arrays and objects inside each other, which no decoder takes"])
    #expect(problems.first?.range.lowerBound == 512 * open.utf8.count)
  }

  @Test("Ten megabytes of open brackets take no stack and little time")
  func manyBrackets() {
    let clock = ContinuousClock()
    let duration = clock.measure {
      #expect(JSONDump.parse([UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)).problems.count == 1)
    }
    #expect(duration < .seconds(10))
  }

  @Test(
    "The time is linear in the size", arguments: ["{\"a\":", "\"", "1", " ", "[1,", "\\", "1 ", "\"\",", "[],", "tru"])
  func largeTexts(unit: String) {
    let bytes = Array(repeatElement(Array(unit.utf8), count: 400_000 / unit.utf8.count).joined())
    let clock = ContinuousClock()
    let duration = clock.measure { #expect(JSONDump.parse(bytes).problems.count == (unit == "1" ? 0 : 1)) }
    // Generous: what is quadratic takes minutes.
    #expect(duration < .seconds(20))
  }
}
