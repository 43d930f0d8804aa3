import Testing

@testable import LAContract

/// Payloads against several versions of a model.
@Suite("Versions")
struct VersionTests {
  private func version(_ name: String, _ members: String) -> Linter.Version {
    let text = "struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { \(members) } }"
    return Linter.Version(name: name, models: [SourceFile(path: "\(name).swift", text: text)])
  }

  private func check(_ state: String, _ versions: [Linter.Version], models: [SourceFile] = []) -> Linter.PayloadReport {
    var options = Linter.Options()
    options.isBareContentState = true
    return Linter(models: models, versions: versions, options: options)
      .check(SourceFile(path: "state.json", text: state))
  }

  @Test("What holds in all versions is said once, and without a remark")
  func shared() {
    let report = check("{}", [version("5.0", "var a: Int"), version("5.1", "var a: Int")])
    #expect(report.findings.count == 1)
    #expect(report.findings[0].message.hasSuffix("add \"a\": 1"))
    #expect(report.contentStateDecodes == false)
  }

  @Test("Anything else says in which versions it holds")
  func remarks() {
    let versions = [version("5.0", "var a: Int"), version("5.1", "var a: Int, b: Int"), version("5.2", "var b: Int")]
    let report = check(#"{"a": 1}"#, versions)
    #expect(report.findings.map(\.rule) == [.missingKey, .unknownKey])
    #expect(report.findings[0].message.hasSuffix("(in versions 5.1 and 5.2)"))
    #expect(report.findings[1].message.hasSuffix("(in version 5.2)"))
    #expect(report.contentStateDecodes == false)
  }

  @Test("A push that suits each version is fine, and it is no divergence")
  func fine() {
    let report = check(#"{"a": 1}"#, [version("5.0", "var a: Int"), version("5.1", "var a: Int, b: Int?")])
    #expect(report.findings.isEmpty && report.contentStateDecodes == true)
  }

  @Test("The model itself is one of them")
  func current() {
    let model = version("M", "var a: String").models
    let report = check(#"{"a": 1}"#, [version("5.0", "var a: Int")], models: model)
    #expect(report.findings.count == 1)
    #expect(report.findings[0].message.hasSuffix("(in version current)"))
  }

  @Test("A verdict is open where a version leaves it open and none throws")
  func open() {
    let versions = [version("5.0", "var a: Int"), version("5.1", "var a: Foreign")]
    #expect(check(#"{"a": 1}"#, versions).contentStateDecodes == nil)
    #expect(check(#"{"a": "x"}"#, versions).contentStateDecodes == false)
  }
}
