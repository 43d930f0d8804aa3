import Testing

@testable import la_lint

@Suite("Progress")
struct ProgressTests {
  private final class Clock {
    var time = 100.0
    var text = ""
  }

  @Test(
    "The line is shown after a second, ten times a second at most",
    arguments: [
      ([0.5, 1.0], ""), ([1.1], "\r1 payload checked …\u{1B}[K"),
      ([0.9, 1.2, 1.25], "\r2 payloads checked …\u{1B}[K"),
      ([1.5, 1.7], "\r1 payload checked …\u{1B}[K\r2 payloads checked …\u{1B}[K"),
    ])
  func shown(at times: [Double], _ text: String) {
    for isWanted in [true, false] {
      let clock = Clock()
      let progress = Progress(isWanted: isWanted, now: { clock.time }, write: { clock.text += $0 })
      for (index, time) in times.enumerated() {
        clock.time = 100 + time
        progress.update(payloads: index + 1)
      }
      #expect(clock.text == (isWanted ? text : ""))
      progress.erase()
      progress.erase()
      #expect(clock.text == (isWanted && !text.isEmpty ? text + "\r\u{1B}[K" : ""))
    }
  }

  @Test(
    "A run shows it at a terminal that can erase, and erases it before anything else is written",
    arguments: [
      (true, [String: String](), 2.0, true), (true, [:], 0.1, false), (false, [:], 2, false),
      (true, ["TERM": "dumb"], 2, false), (true, ["NO_COLOR": "1"], 2, true),
    ])
  func run(terminal: Bool, environment: [String: String], seconds: Double, isShown: Bool) throws {
    let folder = try TemporaryFolder(["M.swift": "", "a.json": "{}", "b.json": "{}"])
    let clock = Clock()
    let command = Command(
      environment: environment, errorIsTerminal: terminal,
      now: {
        clock.time += seconds
        return clock.time
      },
      readInput: { [] },
      output: {
        // The output may be the same terminal.
        clock.text += $0
        return .written
      },
      error: { clock.text += $0 })
    _ = command.run([folder["a.json"], folder["b.json"], "--model", folder["M.swift"], "--format", "concise"])
    #expect(clock.text.contains("checked …") == isShown)
    guard isShown else { return }
    #expect(clock.text.hasPrefix("\r1 payload checked …\u{1B}[K\r2 payloads checked …\u{1B}[K\r\u{1B}[K"))
    let rest = clock.text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(rest.count == 2 && rest[1].hasSuffix("\n"))
  }
}
