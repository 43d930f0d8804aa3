// The family `model`: members that a Live Activity had better not have. Reported only where that is asked for.
extension RuleDocumentation {
  static let modelBinaryMember = RuleDocumentation(
    severity: .note, family: .model,
    title: "a member of the type Data (of la-lint size)",
    explanation: """
      Of la-lint size --model, and of a check only where --rule or the configuration sets it. Data decodes from base64, \
      four bytes of the push for each three, and a push has 4096 in all: an image of 64 by 64 points fills it. Keep \
      images in the asset catalog or in the app group's folder, and send their name.
      """,
    bad: member(.modelBinaryMember, "var ↓poster: Data?", #""poster": "AQID""#),
    good: member(.modelBinaryMember, "var poster: String?", #""poster": "matinee""#))

  static let modelUnboundedMember = RuleDocumentation(
    severity: .note, family: .model,
    title: "an array or dictionary, which can outgrow a push (of la-lint size)",
    explanation: """
      Of la-lint size --model, and of a check only where --rule or the configuration sets it. An array, a dictionary or \
      a collection of them grows as the event goes on, and the push that is over 4096 bytes is the one that matters: \
      APNs answers 413. The message says how many elements fit at most: the smallest that decode, in the smallest push. \
      Sets and dictionaries of an enum, which has so many values and no more, are not reported. Have the server send \
      no more than the views show, or a member for each.
      """,
    bad: member(.modelUnboundedMember, "var ↓queue: [String]", #""queue": ["Intermission"]"#),
    good: member(.modelUnboundedMember, "var next: String", #""next": "Intermission""#))

  static let modelSensitiveMember = RuleDocumentation(
    severity: .note, family: .model,
    title: "a member whose name is that of a secret or of private data (of la-lint size)",
    explanation: """
      Of la-lint size --model, and of a check only where --rule or the configuration sets it. A Live Activity shows on a \
      locked phone, and anybody who passes by can read it; what is pushed also goes through servers and their logs. The \
      last words of the name tell: password, token, secret, e-mail address, card number, heart rate and others like \
      them, of a text, of Data or of a UUID, and numbers of cards and of health. A Bool, an enum or a tokenCount is \
      none. Leave it out, or send what may be seen, such as the last four digits.
      """,
    bad: member(.modelSensitiveMember, "var ↓cardNumber: String", #""cardNumber": "4000 0000 0000 0002""#),
    good: member(.modelSensitiveMember, "var lastDigits: String", #""lastDigits": "0002""#))

  private static func member(_ rule: Rule, _ declaration: String, _ json: String) -> Example {
    Example(
      update("{ \"screen\": 2, \(json) }"),
      model: """
        import ActivityKit

        struct CinemaAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var screen: Int
            \(declaration)
          }
        }
        """, arguments: ["--rule", "\(rule.id)=note"])
  }
}
