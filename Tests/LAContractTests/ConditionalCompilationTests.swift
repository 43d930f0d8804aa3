import Testing

@testable import LAContract

struct ConditionalCompilationTests {
  private func active(_ text: String, defines: Set<String> = []) -> String {
    let source = SourceFile(path: "Model.swift", text: text)
    let tokens = ConditionalCompilation.activeTokens(of: Lexer.lex(source).tokens, in: source, defines: defines).tokens
    return tokens.dropLast().map { source.text($0.range) }.joined(separator: " ")
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(macOS) || os(iOS)", true),
    ("os(iOS) && canImport(ActivityKit)", true), ("canImport(AppKit)", false),
    ("canImport(UIKit, _version: 1.0)", true),
    ("canImport(Foundation.NSDate)", true), ("swift(>=5.9)", true), ("swift(<6)", false), ("compiler(>=6.2)", true),
    ("targetEnvironment(simulator)", false), ("targetEnvironment(macCatalyst)", false), ("arch(arm64)", true),
    ("arch(x86_64)", false), ("hasFeature(Embedded)", true), ("hasAttribute(retroactive)", true), ("true", true),
    ("false", false), ("0", false), ("1", true), ("DEBUG", false), ("!DEBUG", true), ("BETA", true), ("!(BETA)", false),
    ("DEBUG || BETA && os(iOS)", true), ("(true || true) && false", false), ("true || true && false", true),
    ("!!true", true), ("", false), ("(", false), ("&&", false), ("os(", false), ("unknown(iOS)", false),
  ])
  func conditionHoldsAsOnADevice(condition: String, holds: Bool) {
    #expect(active("#if \(condition)\na\n#else\nb\n#endif", defines: ["BETA"]) == (holds ? "a" : "b"))
  }

  @Test(arguments: [
    ("#if false\na\n#elseif true\nb\n#elseif true\nc\n#else\nd\n#endif\ne", "b e"),
    ("#if true\na\n#if false\nb\n#else\nc\n#endif\nd\n#endif", "a c d"),
    ("#if false\n#if true\na\n#else\nb\n#endif\n#else\nc\n#endif", "c"),
    ("#if false\na\n#endif\n#Preview { }", "#Preview { }"),
    ("x\n#if os(macOS)\n{\n#else\n{ a\n#endif\n}", "x { a }"),
  ])
  func activeBranchIsKept(text: String, expected: String) {
    #expect(active(text) == expected)
  }

  @Test(arguments: [
    ("#if true\nstruct A {}", "expected '#else' or '#endif' at end of conditional compilation block"),
    ("struct A {}\n#endif", "unexpected '#endif' without '#if'"), ("#else", "unexpected '#else' without '#if'"),
  ])
  func unbalancedBlockIsAProblem(text: String, message: String) {
    let file = DeclarationParser.parse(SourceFile(path: "Model.swift", text: text))
    #expect(file.problems.map(\.message) == [message])
  }
}
