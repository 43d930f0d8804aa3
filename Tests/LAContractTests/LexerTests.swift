import Testing

@testable import LAContract

struct LexerTests {
  /// Kinds and texts; a `⏎` marks the first token of a line.
  private func tokens(_ text: String) -> [String] {
    let source = SourceFile(path: "Model.swift", text: text)
    return Lexer.lex(source).tokens.dropLast().map { token in
      (token.startsLine && token.range.lowerBound > 0 ? "⏎" : "") + "\(token.kind) " + source.text(token.range)
    }
  }

  private func problems(_ text: String) -> [String] {
    Lexer.lex(SourceFile(path: "Model.swift", text: text)).problems.map {
      "\($0.range.lowerBound): \($0.message)"
    }
  }

  @Test(
    "what looks like a delimiter inside a literal is part of the literal",
    arguments: [
      ##""}""##, ##""\"}""##, ##"#"\"}"#"##, ###"##""#}"##"###, ##""\(a["}"])}""##, ##""\("\("}")")""##,
      ##"#"\#(f("#"))"#"##,
      "\"\"\"\n } \"\" \\\"\"\" \n\"\"\"", "#\"\"\"\n \"\"\" } \n\"\"\"#", ##"#"""#"##, ##""\({ ")" }())""##,
      ##""\(a /* ")" */)""##, "\"\\(a // )\n)\"", ##""\\""##, "\"\\(a\n)\"", "\"🧪é\"",
    ])
  func stringIsOneToken(literal: String) {
    #expect(tokens("a \(literal) b") == ["identifier a", "string \(literal)", "identifier b"])
    #expect(problems(literal).isEmpty)
  }

  @Test(arguments: ["/a}/", "/[/", "/\\//", "/(a)[)]/", "#/a/b}/#", "##/a/#/##", "#/\n a } \n/#", "/\"/"])
  func regularExpressionIsOneToken(literal: String) {
    #expect(tokens("= \(literal)\n}") == ["operation =", "regularExpression \(literal)", "⏎punctuation }"])
  }

  @Test(
    "a slash without a closing one in the right place is an operator",
    arguments: [
      "a / b / c", "a/b/c", "(/)", "(1, /)", "f(/, /)", "a /b", "func /(a: A, b: A) -> A { a / b }", "/ a/", "/a /",
    ])
  func slashIsAnOperator(text: String) {
    #expect(!tokens(text).contains { $0.hasPrefix("regularExpression") })
    #expect(problems(text).isEmpty)
  }

  @Test(arguments: [
    ("[A<B<C>>]?", "[ A < B < C > > ] ?"), ("Int??=nil", "Int ? ? = nil"), ("a ?? b", "a ?? b"),
    ("(A)->B", "( A ) -> B"),
    ("0..<1", "0 ..< 1"), ("0...1", "0 ... 1"), ("a==b", "a == b"), ("a!.b", "a ! . b"), ("&a", "& a"),
    ("A&B", "A & B"),
    ("1.0.5", "1.0 . 5"), ("p.0.1", "p . 0 . 1"), ("1.max", "1 . max"), ("0x1.fp-2", "0x1.fp-2"),
    ("0xff.d", "0xff . d"),
    ("1e5", "1e5"), ("1_0.5E+3", "1_0.5E+3"), ("0b1_0 0o7", "0b1_0 0o7"), ("a+/* } */b", "a + b"), ("a//}\nb", "a b"),
    ("/* /* } */ } */a", "a"), ("/**/a", "a"), ("`a b`", "`a b`"), ("`default`", "`default`"), ("🧪é", "🧪é"),
    ("a≠b", "a ≠ b"), ("$0.a", "$0 . a"), ("\\.a", "\\ . a"), ("#if DEBUG", "#if DEBUG"),
    ("#!/usr/bin/swift {\na", "a"),
    ("\u{FEFF}a", "a"), ("a .+ b", "a .+ b"), ("<<T>", "< < T >"), ("A::B", "A : : B"), ("#Preview{", "#Preview {"),
  ])
  func tokenBoundaries(text: String, expected: String) {
    let source = SourceFile(path: "Model.swift", text: text)
    let texts = Lexer.lex(source).tokens.dropLast().map { source.text($0.range) }
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test func everyLineStartIsKnown() {
    let text = "a b\nc /*\n*/ d\r\ne\rf // g\nh"
    let source = SourceFile(path: "Model.swift", text: text)
    let starts = Lexer.lex(source).tokens.dropLast().filter(\.startsLine).map { source.text($0.range) }
    #expect(starts == ["a", "c", "d", "e", "f", "h"])
  }

  @Test(arguments: [
    ("a /* b", "2: unterminated '/*' comment"), ("a \"b\nc", "2: unterminated string literal"),
    ("a \"\"\"\nb", "2: unterminated string literal"), ("\"\\(\"a)", "3: unterminated string literal"),
    ("\"\\(a", "0: unterminated string literal"), ("a #/b\n", "2: unterminated regex literal"),
    ("a `b\n", "2: invalid character in source file"), ("let a = 'b'", "8: invalid character in source file"),
  ])
  func problemIsAtItsStart(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test(
    arguments: [[0x61, 0xFF], [0x61, 0xC0, 0x80], [0x61, 0xED, 0xA0, 0x80], [0x61, 0xF0, 0x9F], [0x61, 0x80]]
      as [[UInt8]])
  func invalidBytesAreReportedOnce(bytes: [UInt8]) {
    let problems = Lexer.lex(SourceFile(path: "Model.swift", bytes: bytes)).problems
    #expect(problems.map(\.message) == ["invalid UTF-8 found in source file"])
    #expect(problems.first?.range == 1..<2)
  }

  @Test func interpolationsNestToALimit() {
    let text = String(repeating: "\"\\(", count: 10_000)
    #expect(problems(text).contains { $0.hasSuffix("string interpolations are nested too deeply") })
  }
}
