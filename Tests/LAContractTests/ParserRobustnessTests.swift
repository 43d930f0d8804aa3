import Testing

@testable import LAContract

struct ParserRobustnessTests {
  private static let sample = ##"""
    #if os(iOS)
    @available(iOS 16.1, *) /// Doc
    public struct A<T: P>: Q, R where T: S { // }
      struct B: Codable { var a, b: [String: [Int?]]; let c = 60 * 5, d = [1: "\(x["}"] + "\(1)")"] }
      enum C: String { case a = "\u{41}", b = #"\#(x)"#, c
        indirect case d(_ x: (Int) -> Void, y: A.B<C>? = .init(1)) }
      init(from d: any Decoder) throws { x = /a}/; y = #/}/# }
      var e: Int = 5 { didSet { } }, f = X<Y, Z>() { $0 }; var g: Int { get async { 1 } }
      let h = """
        { \(a) }
        """ /* /* */ */
      func `k`<T>(_ a: T) -> [T] where T: U { a < b ? c : d }
    }
    #else
    extension A.B: any D & ~E { typealias F = [3 of Int] }
    #endif
    """##

  private func check(_ bytes: [UInt8]) -> Bool {
    let file = DeclarationParser.parse(SourceFile(path: "Model.swift", bytes: bytes))
    return file.problems.allSatisfy { problem in
      problem.range.lowerBound >= 0 && problem.range.upperBound <= bytes.count
        && (problem.noteRange?.upperBound ?? 0) <= bytes.count
    } && file.problems.count < 10 && areInside(file.members, bytes.count)
  }

  private func areInside(_ members: Members, _ end: Int) -> Bool {
    members.variables.allSatisfy { $0.nameRange.upperBound <= end && ($0.type?.range.upperBound ?? 0) <= end }
      && members.types.allSatisfy { $0.nameRange.upperBound <= end && areInside($0.members, end) }
  }

  @Test func everyPrefixIsRead() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count { #expect(check(Array(bytes[..<count]))) }
  }

  @Test(arguments: Array("{}()[]<>\"#/\\`\n,=@:.?\u{80}".unicodeScalars.map { UInt8($0.value) }))
  func everyByteMayBeAnyOther(byte: UInt8) {
    let bytes = Array(Self.sample.utf8)
    for place in bytes.indices {
      var mutated = bytes
      mutated[place] = byte
      #expect(check(mutated))
    }
  }

  @Test(
    "the time is linear in the size, whatever is repeated",
    arguments: [
      "{", "}", "(", "[", ")", "{(", "struct A{", "var a:[", "var a=[", "a<", "var a=a<", "var a:A<", "\"", "\"\\(",
      "#\"", "\"\"\"", "/*", "//",
      "/a[", " /(", "#/", "#", "`", "@", "@a(", "class ", "public ", "init(", "func ", "case ", "case a(", "var a:A?",
      "?", "&", "A&",
      "var a=-", "var a=(", "!", ".", "a.", ",", "var a,", "\n/a", "#if(", "#if !", "#if a\n", "#endif\n",
      "extension A<", "\u{80}", "var a:~",
      "var a:@a ", "var a:any ", "var a:(", "var a:()->", "var a=try ", "var a=a(", "///\n", "/** */", "- ", "'",
      "0x1.", "1e", "class a ",
    ])
  func time(unit: String) {
    let bytes = Array(repeatElement(Array(unit.utf8), count: 60_000 / unit.utf8.count).joined())
    let clock = ContinuousClock()
    let duration = clock.measure { #expect(check(bytes)) }
    // Generous: what is quadratic takes minutes.
    #expect(duration < .seconds(20))
  }

  @Test(
    arguments: [
      ("struct A {\n  struct B {\n    var a: Int\n}\n", "expected '}' at the end of 'struct A'", 9),
      ("struct A {\n  func f() {\n", "expected '}' at the end of 'struct A'", 9), ("func f() {", "expected '}'", 9),
      ("struct A {}\n}", "extraneous '}' at top level", nil), ("struct A { var a = f(1 }", "expected ')'", 20),
      ("let a = [1)", "expected ']'", 8), ("let a = 1)", "unexpected ')'", nil),
      ("extension A.B {", "expected '}' at the end of 'extension A.B'", 14),
    ] as [(String, String, Int?)])
  func missingDelimiterIsReportedOnce(text: String, message: String, note: Int?) {
    let problems = DeclarationParser.parse(SourceFile(path: "Model.swift", text: text)).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.noteRange?.lowerBound == note)
  }

  @Test func deepNestingIsBounded() {
    let text = String(repeating: "struct A { ", count: 1_000) + String(repeating: "}", count: 1_000) + "\nstruct B {}"
    let file = DeclarationParser.parse(SourceFile(path: "Model.swift", text: text))
    #expect(file.problems.map(\.message) == ["declarations are nested too deeply"])
    #expect(file.members.types.map(\.name) == ["A", "B"])
  }
}
