import Testing

@testable import LAContract
@testable import la_lint

@Suite("Explanation")
struct ExplanationTests {
  @Test("It has the rule, the example, and what la-lint says about it")
  func layout() throws {
    let documentation = RuleDocumentation(
      severity: .warning, family: .contract, title: "a key that decoding ignores",
      explanation: "The phone drops it.\n\nNothing else tells you.",
      bad: .init("{\n  ↓\"é\": 1\n}\n", model: "struct A {}\n", arguments: ["--content-state"]),
      good: .init("{}\n", model: "struct A {}\n"))
    let text = try Explanation.text(.unknownKey, documentation, style: .plain)
    #expect(
      text.hasPrefix(
        """
        unknown-key: warning, family contract
        a key that decoding ignores

        The phone drops it.

        Nothing else tells you.

        Model.swift:

          struct A {}

        Bad payload.json:

          {
            "é": 1
          }

        $ la-lint payload.json --model Model.swift --content-state


        """))
    #expect(
      text.hasSuffix(
        """


        Good payload.json:

          {}

        """))
  }

  @Test("Of an example about the model, the models differ")
  func models() throws {
    let documentation = RuleDocumentation(
      severity: .error, family: .model, title: "t", explanation: "e",
      bad: .init("{}", model: "struct ↓A {"), good: .init("{}", model: "struct A {}"))
    let text = try Explanation.text(.modelSyntax, documentation, style: .plain)
    #expect(text.contains("\n\nBad Model.swift:\n\n  struct A {\n\npayload.json:\n\n  {}\n\n"))
    #expect(text.hasSuffix("\n\nGood Model.swift:\n\n  struct A {}\n"))
  }

  @Test("Explanations are filled to a width, lists and indented lines stay")
  func wrapping() {
    let text = "one two three\nfour five\n\n- six seven eight nine\n- ten\n\n    let x   = 1\nend"
    #expect(
      Explanation.wrapped(text, columns: 14)
        == "one two three\nfour five\n\n- six seven\neight nine\n- ten\n\n    let x   = 1\nend")
  }
}
