import Foundation
import Testing

@testable import LAContract

@Suite("Fixes")
struct FixTests {
  @Test("What needs no guess is fixed, and nothing else is changed", arguments: FixTable.safe)
  func certain(_ row: FixRow) { expect(row, includesUnsafe: false) }

  @Test("What needs a guess is fixed where that is asked for", arguments: FixTable.unsafe)
  func guessed(_ row: FixRow) {
    #expect(FixTable.fix(row.before).fixed == 0, "\(row.name) is fixed without being asked for")
    expect(row, includesUnsafe: true)
  }

  private func expect(_ row: FixRow, includesUnsafe: Bool) {
    let outcome = FixTable.fix(row.before, includesUnsafe: includesUnsafe)
    #expect(outcome.file.text(0..<outcome.file.bytes.count) == row.after)
    let before = FixTable.linter.check(SourceFile(path: "payload.json", text: row.before)).findings
    let after = FixTable.linter.check(outcome.file).findings
    #expect(outcome.fixed >= row.rules.count)
    for rule in row.rules {
      let counts = [before, after].map { findings in findings.count { $0.rule == rule } }
      #expect(counts[0] - counts[1] == row.rules.count { $0 == rule }, "\(rule): \(counts)")
    }
    #expect(row.rules.isEmpty == (row.before == row.after))
    #expect(FixTable.fix(row.after, includesUnsafe: includesUnsafe).fixed == 0, "a second run changes it again")
  }

  /// Layouts that have to be kept, with the parts that differ.
  private static let layouts: [(before: String, after: String)] = [
    // Tabs and CR LF, the value alone.
    (
      "{\r\n\t\"aps\": {\r\n\t\t\"event\": \"update\",\r\n\t\t\"timestamp\": \"1800000000\",\r\n\t\t\"content-state\": {}\r\n\t}\r\n}\r\n",
      "{\r\n\t\"aps\": {\r\n\t\t\"event\": \"update\",\r\n\t\t\"timestamp\": 1800000000,\r\n\t\t\"content-state\": {}\r\n\t}\r\n}\r\n"
    ),
    // A member of many lines moves further in, as far as the members there are.
    (
      """
      {
        "content-state": {
          "stops": 1,
          "fare": 2
        },
        "aps": {
          "event": "update",
          "timestamp": 1800000000
        }
      }
      """,
      """
      {
        "aps": {
          "event": "update",
          "timestamp": 1800000000,
          "content-state": {
            "stops": 1,
            "fare": 2
          }
        }
      }
      """
    ),
    // Compact stays compact.
    (
      #"{"aps":{"event":"update","timestamp":1800000000},"content-state":{"stops":1}}"#,
      #"{"aps":{"event":"update","timestamp":1800000000,"content-state":{"stops":1}}}"#
    ),
    // Into an object on one line, out of one on many.
    (
      """
      { "aps": {
          "event": "update", "timestamp": 1800000000,
          "sound": "a",
          "alert": { "title": "T", "body": "B" },
          "content-state": {} } }
      """,
      """
      { "aps": {
          "event": "update", "timestamp": 1800000000,
          "alert": { "title": "T", "body": "B", "sound": "a" },
          "content-state": {} } }
      """
    ),
    // Into an empty object, which is all there is besides.
    (
      #"{"aps": {}, "content-state": {}}"#,
      #"{"aps": {"content-state": {}}}"#
    ),
    // A repeated member goes with its line.
    (
      """
      {"aps": {
        "event": "update",
        "event": "update",
        "timestamp": 1800000000,
        "content-state": {
          "stops": 1,
          "stops": 1
        }
      }}
      """,
      """
      {"aps": {
        "event": "update",
        "timestamp": 1800000000,
        "content-state": {
          "stops": 1
        }
      }}
      """
    ),
    // No line ending at the end, white space where nobody expects any.
    (
      "{ \"aps\" :{\"event\":\"update\" , \"timestamp\" : 1800000000 ,\n\n\"content-state\":{\"stops\" :\t\"1\" } } }",
      "{ \"aps\" :{\"event\":\"update\" , \"timestamp\" : 1800000000 ,\n\n\"content-state\":{\"stops\" :\t1 } } }"
    ),
  ]

  @Test("The layout is kept", arguments: layouts.indices)
  func layout(_ index: Int) {
    let row = Self.layouts[index]
    let outcome = FixTable.fix(row.before)
    #expect(outcome.file.text(0..<outcome.file.bytes.count) == row.after)
  }

  /// Payloads inside of other text.
  private static let embedded: [(path: String, before: String, after: String)] = [
    // A string in a string in a string.
    (
      "sns.json",
      #"{"Message": "{\"APNS\": \"{\\\"aps\\\": {\\\"event\\\": \\\"update\\\", \\\"timestamp\\\": \\\"1800000000\\\", \\\"content-state\\\": {\\\"driver_name\\\": \\\"a\\\\nb\\\"}}}\"}"}"#,
      #"{"Message": "{\"APNS\": \"{\\\"aps\\\": {\\\"event\\\": \\\"update\\\", \\\"timestamp\\\": 1800000000, \\\"content-state\\\": {\\\"driverName\\\": \\\"a\\\\nb\\\"}}}\"}"}"#
    ),
    // A member moves inside of a string.
    (
      "sns.json",
      #"{"Message": "{\"APNS\": \"{\\\"content-state\\\": {}, \\\"aps\\\": {\\\"event\\\": \\\"update\\\", \\\"timestamp\\\": 1800000000}}\"}"}"#,
      #"{"Message": "{\"APNS\": \"{\\\"aps\\\": {\\\"event\\\": \\\"update\\\", \\\"timestamp\\\": 1800000000, \\\"content-state\\\": {}}}\"}"}"#
    ),
    (
      "push.sh",
      """
      curl -H 'apns-push-type: liveactivity' -d '{"aps": {"event": "update", "timestamp": "1800000000", "content-state": {"arrival": 1800000900}}}' \\
        https://api.push.apple.com/3/device/ab
      """,
      """
      curl -H 'apns-push-type: liveactivity' -d '{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"arrival": 821693700}}}' \\
        https://api.push.apple.com/3/device/ab
      """
    ),
    // In double quotes; a variable's value is not there to be fixed.
    (
      "push.sh",
      """
      WHEN=1800000900
      curl -d "{\\"aps\\": {\\"event\\": \\"update\\", \\"timestamp\\": \\"1800000000\\", \\"content-state\\": {\\"arrival\\": $WHEN, \\"Stops\\": 1}}}" https://api.push.apple.com/3/device/ab
      """,
      """
      WHEN=1800000900
      curl -d "{\\"aps\\": {\\"event\\": \\"update\\", \\"timestamp\\": 1800000000, \\"content-state\\": {\\"arrival\\": $WHEN, \\"stops\\": 1}}}" https://api.push.apple.com/3/device/ab
      """
    ),
    (
      "push.http",
      """
      @when = 1800000900
      POST https://api.push.apple.com/3/device/{{token}}

      {"aps": {"event": "update", "timestamp": {{now}}, "content-state": {"arrival": {{when}}, "stops": "1"}}}
      """,
      """
      @when = 1800000900
      POST https://api.push.apple.com/3/device/{{token}}

      {"aps": {"event": "update", "timestamp": {{now}}, "content-state": {"arrival": {{when}}, "stops": 1}}}
      """
    ),
    (
      "push.md",
      """
      # A push

      1. Send this:

         ```json
         {
           "content-state": { "stops": "1" },
           "aps": { "event": "update", "timestamp": 1800000000 }
         }
         ```

      ```json
      {
        "content-state": { "stops": "1" },
        "aps": { "event": "update", "timestamp": 1800000000 }
      }
      ```
      """,
      """
      # A push

      1. Send this:

         ```json
         {
           "content-state": { "stops": "1" },
           "aps": { "event": "update", "timestamp": 1800000000 }
         }
         ```

      ```json
      {
        "aps": { "event": "update", "timestamp": 1800000000, "content-state": { "stops": 1 } }
      }
      ```
      """
    ),
  ]

  @Test(
    "A payload in other text is fixed where its bytes stand as they are, or as escapes", arguments: embedded.indices)
  func texts(_ index: Int) {
    let row = Self.embedded[index]
    let outcome = FixTable.fix(row.before, path: row.path)
    #expect(outcome.file.text(0..<outcome.file.bytes.count) == row.after)
    #expect(FixTable.fix(outcome.file, linter: FixTable.linter).fixed == 0)
  }

  @Test("A line of a recording has no fixes")
  func lines() {
    let line = SourceFile(
      path: "sent.jsonl", bytes: Array(FixTable.safe[0].before.utf8), lineNumber: 7)
    let findings = FixTable.linter.check(line).findings
    #expect(findings.map(\.rule) == [.unknownKey] && findings[0].fix == nil)
  }

  @Test("A fix that would show a secret in a report is none")
  func secrets() {
    let token = "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJBIn0.c2lnbmF0dXJl"
    let outcome = FixTable.fix(
      #"{"aps": {"event": "update", "timestamp": 1800000000}, "content-state": {"driverName": "\#(token)"}}"#)
    #expect(outcome.fixed == 0)
  }

  @Test("Of many fixes only those are left out that bring up something", arguments: [1, 2, 7, 100])
  func many(count: Int) {
    let names = (0..<count).map { #"{"street": "A", "opens": "180000\#(1000 + $0)"}"# }
    let model = """
      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable { var places: [Place] }
        struct Place: Codable { var street: String; var opens: Date? }
      }
      """
    let linter = Linter(models: [SourceFile(path: "Model.swift", text: model)])
    func payload(_ places: [String]) -> String {
      #"{"aps": {"event": "update", "timestamp": 1800000000, "content-state": {"places": [\#(places.joined(separator: ", "))]}}}"#
    }
    let bad = #""{\"road\": 1}""#
    let text = payload(names[..<(count / 2)] + [bad] + names[(count / 2)...])
    let outcome = FixTable.fix(text, linter: linter)
    #expect(outcome.fixed == count && outcome.keptBack == 1)
    #expect(outcome.file.bytes.contains(Array(bad.utf8)))
  }

  @Test("The handbook lists the rules that can be fixed")
  func handbook() throws {
    let page = try String(
      contentsOf: Document.root.appendingPathComponent("Sources/LAContract/LAContract.docc/Fixing.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
    let listed = rows.flatMap { $0.matches(of: /`([a-z-]+)`/).compactMap { Rule(id: String($0.1)) } }
    let fixtures = Fixture.all.flatMap { Linter(models: $0.models, options: $0.options).check($0.payload).findings }
    let fixed = Set((FixTable.safe + FixTable.unsafe).flatMap(\.rules)).union(
      fixtures.filter { $0.fix != nil }.map(\.rule))
    #expect(Set(listed).count == listed.count)
    #expect(fixed.subtracting(listed) == [], "Fixing.md lacks a rule")
    #expect(Set(listed).subtracting(fixed) == [], "no test fixes a rule of Fixing.md")
  }

  @Test("Edits are made at their places")
  func making() {
    let bytes = Array("abcdef".utf8)
    let edits = [Edit(0..<1, "xy".utf8), Edit(2..<2, "-".utf8), Edit(4..<6)]
    #expect(bytes.making(edits) == Array("xyb-cd".utf8))
    #expect(bytes.making([]) == bytes)
    #expect(Fix([Edit(0..<2), Edit(1..<3)], isSafe: true) == nil)
    #expect(Fix([Edit(2..<2), Edit(1..<2)], isSafe: true) == nil)
    #expect(Fix([Edit(3..<4), Edit(1..<2)], isSafe: true)?.edits.map(\.range) == [1..<2, 3..<4])
  }
}
