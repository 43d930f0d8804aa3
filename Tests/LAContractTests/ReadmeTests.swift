#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract
@testable import la_lint

/// What the README says about la-lint's rules and output is what la-lint says.
@Suite("README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("The rule table and the output of each la-lint command are current")
  func current() throws {
    let file = Self.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    // The README's paths are relative; every other test names its files by their whole paths.
    #expect(FileManager.default.changeCurrentDirectoryPath(Self.root.path))
    let renewed = Readme(text).renewed()
    guard renewed != text else { return }

    // Recording fails too, so that it can never pass where it was left switched on.
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(renewed.utf8).write(to: file)
      Issue.record("README.md was renewed; look at the changes with git diff, and run the tests without RECORD")
      return
    }
    let (lines, renewedLines) = (Readme.lines(text), Readme.lines(renewed))
    let index = zip(lines, renewedLines).prefix { $0 == $1 }.underestimatedCount
    Issue.record(
      """
      README.md is out of date from line \(index + 1) on; renew it by RECORD=1 swift test --filter ReadmeTests
        has:    \(index < lines.count ? lines[index] : "its end")
        should: \(index < renewedLines.count ? renewedLines[index] : "end")
      """)
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
      \(RuleTable.markdown)<!-- /rules -->
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
    #expect(Readme(text).renewed() == renewed)
    #expect(Readme(renewed).renewed() == renewed)
  }
}
