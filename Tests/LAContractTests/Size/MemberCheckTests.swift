import Testing

@testable import LAContract

@Suite("Rules about members")
struct MemberCheckTests {
  private static func findings(_ members: String, isOn: Bool = true) -> [String] {
    let source = """
      struct LoafAttributes: ActivityAttributes {
        enum Kind: String, Codable { case a }
        struct Part: Codable, Hashable { var n: Int; var secret: String }
        struct ContentState: Codable, Hashable { \(members) }
      }
      """
    let options = isOn ? Linter.judgingMembers(.init()) : .init()
    let linter = Linter(models: [SourceFile(path: "M.swift", text: source)], options: options)
    return linter.modelFindings.filter { MemberCheck.rules.contains($0.rule) }.map { finding in
      finding.rule.id.replacing("model-", with: "").replacing("-member", with: "") + " "
        + (finding.message.split(separator: "'").first.map(String.init) ?? "")
    }
  }

  @Test(
    "A member is judged by its type and the last words of its name",
    arguments: [
      ("var n: Int; var s: String; var b: Bool", ""),
      ("var photo: Data?", "binary photo"), ("var all: [Data]", "binary all, unbounded all"),
      ("var list: [Int]; var map: [String: [Int]]", "unbounded list, unbounded map"),
      ("var map: [Kind: Int]; var few: Set<Kind>", ""), ("var map: [Kind: [Int]]", "unbounded map"),
      ("var part: Part", "sensitive secret"), ("var parts: [Part]", "unbounded parts, sensitive secret"),
      (
        "var password: String; var userEmail: String?; var eMailAddress: String",
        "sensitive password, sensitive userEmail, sensitive eMailAddress"
      ),
      (
        "var authToken: String; var deviceToken: UUID; var APIKey: String; var api_key: String",
        "sensitive authToken, sensitive deviceToken, sensitive APIKey, sensitive api_key"
      ),
      (
        "var cardNumber: Int; var creditCard: String; var iban: String",
        "sensitive cardNumber, sensitive creditCard, sensitive iban"
      ),
      (
        "var heartRate: Int; var bloodPressure: ClosedRange<Int>; var diagnosis: String",
        "sensitive heartRate, sensitive bloodPressure, sensitive diagnosis"
      ),
      ("var passwordHash: String; var tokenValue: String", "sensitive passwordHash, sensitive tokenValue"),
      // Near the names, and none of them.
      ("var discard: String; var card: String; var cardTitle: String; var emailed: String; var emailCount: Int", ""),
      (
        "var tokenCount: Int; var token: Int; var passwordless: Bool; var isCardNumber: Bool; var secretSanta: String",
        ""
      ),
      ("var hasPassword: Bool; var diagnosis: Kind; var email: Bool; var heartRateZone: Int", ""),
      ("let token = \"\"; var secret: String { \"\" }", ""),
    ])
  func judged(_ members: String, _ expected: String) {
    #expect(Self.findings(members).joined(separator: ", ") == expected)
    #expect(Self.findings(members, isOn: false).isEmpty)
  }

  @Test(
    "A name comes apart at its capitals and its signs",
    arguments: [
      ("userEmail", "user email"), ("APIKey", "api key"), ("card_number", "card number"), ("eMail", "e mail"),
      ("userIDCard", "user id card"), ("IBAN", "iban"), ("token2", "token"), ("größeÄndern", "größe ändern"), ("_", ""),
      ("", ""),
    ])
  func words(_ name: String, _ words: String) {
    #expect(SensitiveNames.words(of: name).joined(separator: " ") == words)
  }

  @Test("A check reports them where they are set, and a caller's severity stays")
  func severities() {
    let model = SourceFile(
      path: "M.swift", text: "struct A: ActivityAttributes { struct ContentState: Codable { var a: [Int] } }")
    func severities(_ options: Linter.Options) -> [Severity] {
      Linter(models: [model], options: options).modelFindings.map(\.severity)
    }
    var options = Linter.Options()
    #expect(severities(options) == [])
    #expect(severities(Linter.judgingMembers(options)) == [.note])
    options.severities = [.modelUnboundedMember: .warning]
    #expect(severities(options) == [.warning] && severities(Linter.judgingMembers(options)) == [.warning])
    options.severities.updateValue(nil, forKey: .modelUnboundedMember)
    #expect(severities(Linter.judgingMembers(options)) == [])
  }
}
