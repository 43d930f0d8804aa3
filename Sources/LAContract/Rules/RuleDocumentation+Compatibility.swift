// The family `compatibility`: what becomes of pushes when server and app have different versions of the model.
extension RuleDocumentation {
  static let breakingChange = RuleDocumentation(
    severity: .error, family: .compatibility,
    title: "a change after which payloads of one version do not decode in the other",
    explanation: """
      Of la-lint diff. Apps stay installed for years, and a server is newer than some of them and older than others. \
      Here a payload that is right for one version does not decode in the other, so the phone drops the push; the note \
      shows such a payload. 'Server ahead' is about payloads for the new version in old apps, 'app ahead' about payloads \
      for the old version in new apps. Make new members optional, keep keys, cases and types, and read an old key in \
      init(from:) for as long as it is sent. Whether a payload decodes is decided from both models, not by a list of \
      known mistakes.
      """,
    bad: Example(
      old: ferry("    var deck: Int"),
      new: ferry("    var deck: Int\n    var ↓isBoarding: Bool"), arguments: ["--direction", "app-ahead"]),
    good: Example(
      old: ferry("    var deck: Int"), new: ferry("    var deck: Int\n    var isBoarding: Bool?"),
      arguments: ["--direction", "app-ahead", "--rule", "harmless-change=off"]))

  static let lossyChange = RuleDocumentation(
    severity: .warning, family: .compatibility,
    title: "a change after which a value of one version is ignored in the other",
    explanation: """
      Of la-lint diff. Payloads of one version decode in the other, and something in them is lost there: a key that is \
      not read, an element too many, digits that are rounded, equal elements that a Set merges. That is the price of any \
      new member in old apps; see to it that these show something sensible without it.
      """,
    bad: Example(
      old: ferry("    var deck: Int"),
      new: ferry("    var deck: Int\n    var ↓lane: Int?"), arguments: ["--direction", "server-ahead"]),
    good: Example(old: ferry("    var deck: Int"), new: ferry("    var deck: Int")))

  static let changedMeaning = RuleDocumentation(
    severity: .warning, family: .compatibility,
    title: "a change after which a number means something else",
    explanation: """
      Of la-lint diff. A Date and a plain number decode from the same JSON, so nothing fails when the one becomes the \
      other; yet a Date counts seconds since 2001-01-01, and the number may have been minutes, or seconds since 1970. \
      Give the new type a key of its own, unless the number has been seconds since 2001 before.
      """,
    bad: Example(
      old: ferry("    var departure: Double"),
      new: ferry("    var ↓departure: Date"), arguments: ["--direction", "app-ahead"]),
    good: Example(
      old: ferry("    var departure: Double"),
      new: ferry("    var departure: Double\n    var departsAt: Date?"),
      arguments: ["--direction", "app-ahead", "--rule", "harmless-change=off"]))

  static let unclearChange = RuleDocumentation(
    severity: .note, family: .compatibility,
    title: "members whose changes cannot be known",
    explanation: """
      Of la-lint diff. The type of a member is declared in none of the given files, or its decoding is written by hand in \
      a way that cannot be followed, so whether one version's payloads decode in the other cannot be said there. It is \
      said once for all such members. Give the files that declare the types, for both versions.
      """,
    bad: Example(
      old: ferry("    var deck: Int\n    var seat: Seat"), new: ferry("    var deck: Int\n    var ↓seat: Seat"),
      arguments: ["--rule", "model-unresolved-type=off"]),
    good: Example(
      old: ferry("    var deck: Int\n    var seat: Seat") + seat,
      new: ferry("    var deck: Int\n    var seat: Seat") + seat))

  static let harmlessChange = RuleDocumentation(
    severity: .note, family: .compatibility,
    title: "a change that no payload suffers from",
    explanation: """
      Of la-lint diff. The versions differ here, and every payload made for the one decodes in the other with all its \
      values: a member that has another name in Swift and the same key, a wider type, a case that nobody sends yet. It is \
      said so that the list of changes is whole.
      """,
    bad: Example(
      old: ferry("    var deck: Int8"),
      new: ferry("    var ↓deck: Int"), arguments: ["--direction", "app-ahead"]),
    good: Example(old: ferry("    var deck: Int"), new: ferry("    var deck: Int")))

  private static func ferry(_ members: String) -> String {
    """
    import ActivityKit

    struct FerryAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
    \(members)
      }
    }

    """
  }

  private static let seat = "\nenum Seat: String, Codable { case inside, outside }\n"
}
