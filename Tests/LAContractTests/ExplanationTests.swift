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
      good: .init("{}\n", model: "struct A {}\n", arguments: ["--content-state"]))
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

  @Test("Of an example about the command line, both lines are shown")
  func arguments() throws {
    let documentation = RuleDocumentation(
      severity: .error, family: .model, title: "t", explanation: "e",
      bad: .init("{}", models: ["", "a"]), good: .init("{}", models: ["", "a"], arguments: ["--type", "A"]))
    let text = try Explanation.text(.typeAmbiguous, documentation, style: .plain)
    #expect(text.contains("\n\n$ la-lint payload.json --model Model.swift --model Model2.swift\n\n"))
    #expect(text.hasSuffix("\n\nGood: $ la-lint payload.json --model Model.swift --model Model2.swift --type A\n"))
  }

  @Test("A large example is shown in part")
  func largeExample() throws {
    let text = (0..<60).map { "\($0)" }.joined(separator: "\n") + String(repeating: " ", count: 200)
    let documentation = RuleDocumentation(
      severity: .note, family: .size, title: "t", explanation: "e", bad: .init(text), good: .init("{}"))
    let shown = try Explanation.text(.payloadNearLimit, documentation, style: .plain)
    #expect(shown.contains("  14\n  15\n  … (36 lines)\n  52\n  53\n"))
    #expect(shown.contains("\n  59" + String(repeating: " ", count: 97) + "…\n"))
  }

  @Test("Explanations are filled to a width, lists and indented lines stay")
  func wrapping() {
    let text = "one two three\nfour five\n\n- six seven eight nine\n- ten\n\n    let x   = 1\nend"
    #expect(
      Explanation.wrapped(text, columns: 14)
        == "one two three\nfour five\n\n- six seven\neight nine\n- ten\n\n    let x   = 1\nend")
  }
}
