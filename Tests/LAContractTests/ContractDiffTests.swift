import Testing

@testable import LAContract

/// What `ContractDiff` says of changes, in words and severities.
@Suite("Comparison of two versions")
struct ContractDiffTests {
  private func linter(_ name: String, _ state: String, _ more: String = "") -> Linter {
    let text = """
      struct CourierAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          \(state)
        }
      \(more)
      }
      """
    return Linter(models: [SourceFile(path: "\(name).swift", text: text)])
  }

  private func findings(
    _ old: String, _ new: String, more: (String, String) = ("", ""), _ direction: CompatibilityDirection? = nil
  ) -> [Finding] {
    let diff = ContractDiff(
      from: linter("Old", old, more.0), to: linter("New", new, more.1),
      directions: direction.map { [$0] } ?? CompatibilityDirection.allCases)
    return diff.findings()
  }

  @Test("The same model has no changes, in whatever order it stands")
  func unchanged() {
    #expect(findings("var a: Int, b: [String?]", "var b: [String?], a: Int").isEmpty)
  }

  @Test("A new required key: lossy with the server ahead, breaking with the app ahead")
  func required() throws {
    let found = findings("var a: Int", "var a: Int\n    var tip: Int")
    #expect(found.map(\.rule) == [.lossyChange, .breakingChange])
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.allSatisfy { $0.location.path == "New.swift" && $0.notes[0].location.path == "Old.swift" })
    #expect(
      found[1].message
        == "app ahead: apps with the new version require 'ContentState.tip', which payloads for the old version do not have, so the phone drops the push; make it optional in Swift, or give it a fallback in init(from:)"
    )
    #expect(
      found[1].notes[1].message
        == "this is made for the old version, and apps with the new version do not decode it: {\"a\": 1}")
  }

  @Test("A change that is bad in one direction says that it is safe in the other")
  func otherDirection() {
    let found = findings("var a: Int", "var a: Int?")
    #expect(found.count == 1 && found[0].rule == .breakingChange)
    #expect(found[0].notes.last?.message.hasPrefix("app ahead it is safe: ") == true)
    #expect(findings("var a: Int", "var a: Int?", .appAhead).map(\.rule) == [.harmlessChange])
  }

  @Test(
    "A rename is one change, by the name in Swift, by the spelling, or because there is no other",
    arguments: [
      ("var driver: String", "var driver: String\n enum CodingKeys: String, CodingKey { case driver = \"courier\" }"),
      ("var driverName: String", "var driver_name: String"), ("var driver: String", "var driverName: String"),
      ("var plate: String, a: Int", "var number: String, a: Int"),
    ])
  func renames(_ old: String, _ new: String) {
    let found = findings(old, new)
    #expect(
      found.count == 2 && found.allSatisfy { $0.rule == .breakingChange && $0.message.contains("was renamed to") })
  }

  @Test("A name in Swift alone is harmless")
  func swiftName() {
    let found = findings(
      "var driver: String", "var courier: String\n enum CodingKeys: String, CodingKey { case courier = \"driver\" }")
    #expect(found.map(\.rule) == [.harmlessChange])
    #expect(found[0].message.contains("'driver' is now called 'courier' in Swift"))
  }

  @Test("Dates and numbers change their meaning")
  func meaning() {
    #expect(findings("var eta: Date", "var eta: Double").map(\.rule) == [.changedMeaning, .changedMeaning])
    #expect(Set(findings("var eta: Date", "var eta: Int").map(\.rule)) == [.changedMeaning, .breakingChange])
  }

  @Test("What cannot be known is said once")
  func unclear() {
    let found = findings("var a: Foreign, b: Alien?, c: Int", "var a: Foreign, b: Alien?, c: Int")
    #expect(found.map(\.rule) == [.unclearChange])
    #expect(found[0].message.hasPrefix("what 'ContentState.a' and 'ContentState.b' decode from cannot be known"))
  }

  @Test("A breaking change beside an unknown type has its proof, with a mark for what is not known")
  func placeholder() {
    let found = findings("var a: Foreign", "var a: Foreign, tip: Int", .appAhead)
    #expect(found.map(\.rule) == [.breakingChange, .unclearChange])
    #expect(found[0].notes.contains { $0.message.contains("{\"a\": \"…\"}") && $0.message.contains("is not declared") })
  }

  @Test("A type that is used twice has its changes said once")
  func shared() {
    let stop = { (member: String) in "\n struct Stop: Codable, Hashable { \(member) }" }
    let found = findings(
      "var from: Stop, to: Stop", "var from: Stop, to: Stop", more: (stop("var n: Int"), stop("var n: String")))
    #expect(found.count == 2)
  }

  @Test("Attributes types that come, go, or get another name")
  func types() {
    func linter(_ names: String...) -> Linter {
      let text = names.map {
        "struct \($0): ActivityAttributes { struct ContentState: Codable, Hashable { var a: Int } }"
      }.joined(separator: "\n")
      return Linter(models: [SourceFile(path: "M.swift", text: text)])
    }
    let come = ContractDiff(from: linter("A"), to: linter("A", "B"))
    #expect(come.findings().map(\.rule) == [.lossyChange])
    let go = ContractDiff(from: linter("A", "B"), to: linter("A"))
    #expect(go.findings().map(\.rule) == [.breakingChange])
    let renamed = ContractDiff(from: linter("A"), to: linter("B"))
    #expect(renamed.findings().map(\.rule) == [.breakingChange, .breakingChange])
    #expect(renamed.compatibility(.appAhead) == .breaking)
  }

  @Test("A rule can be turned off or given another severity")
  func severities() {
    let diff = ContractDiff(from: linter("Old", "var a: Int"), to: linter("New", "var a: Int, b: Int?"))
    #expect(diff.findings(severities: [.lossyChange: .error]).map(\.severity) == [.error])
    #expect(diff.findings(severities: [.lossyChange: nil]).isEmpty)
  }
}
