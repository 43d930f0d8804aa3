import Testing

@testable import LAContract
@testable import la_lint

/// What the README says about la-lint's rules and output is what la-lint says.
@Suite("README")
struct ReadmeTests {
  private static let sections = ["rules": RuleTable.markdown()]

  @Test("The rule table and the output of each la-lint command are current")
  func current() throws {
    try Document.expectCurrent("README.md", sections: Self.sections, test: "ReadmeTests")
  }

  @Test("A table is put between the markers, and each command's output behind it")
  func renewal() {
    let text = """
      <!-- rules -->
      old
      <!-- /rules -->
      ```console
      $ la-lint --version
      la-lint 0.0.0
      more
      $ swift run -c release la-lint --frmat
      $ echo $?
      ```
      ```console
      $ swift build
      as it is
      ```

      """
    let renewed = """
      <!-- rules -->
      \(RuleTable.markdown())<!-- /rules -->
      ```console
      $ la-lint --version
      la-lint \(Command.version)
      $ swift run -c release la-lint --frmat
      la-lint: error: unknown option '--frmat'; did you mean '--format'?
      $ echo $?
      2
      ```
      ```console
      $ swift build
      as it is
      ```

      """
    #expect(Document("README.md", text, sections: Self.sections).renewed() == renewed)
    #expect(Document("README.md", renewed, sections: Self.sections).renewed() == renewed)
  }
}
