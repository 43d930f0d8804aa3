// Of the family `model`: what cannot be known about decoding, or differs.
extension RuleDocumentation {
  static let modelOpaqueDecoding = RuleDocumentation(
    severity: .note, family: .model,
    title: "decoding that cannot be read from the source",
    explanation: """
      A hand-written init(from:), a property wrapper or a macro decides here what JSON is taken, and its effect cannot \
      be read with certainty. la-lint then says which keys go unchecked and accepts whatever they hold, rather than \
      raise a false alarm. An init(from:) that decodes its keys in plain steps is followed, and so are CodingKeys. \
      Where you want the check, let the compiler synthesize the decoding and convert values in a computed property.
      """,
    bad: Example(
      update(#"{ "left": 7400, "right": 3700 }"#),
      model: """
        import ActivityKit

        struct ChargingAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var watts: Int

            ↓init(from decoder: Decoder) throws {
              let plugs = try [String: Int](from: decoder)
              watts = plugs.values.reduce(0, +)
            }
          }
        }
        """),
    good: Example(
      update(#"{ "left": 7400, "right": 3700 }"#),
      model: """
        import ActivityKit

        struct ChargingAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var left: Int?
            var right: Int?
            var watts: Int { (left ?? 0) + (right ?? 0) }
          }
        }
        """))

  static let modelDiverged = RuleDocumentation(
    severity: .error, family: .model,
    title: "two declarations of one attributes type that accept different JSON",
    explanation: """
      App and widget extension often have a copy each of the attributes type, which works only as long as both read \
      the same JSON. Where the copies differ, a payload that suits one fails in the other. It happens when a member is \
      changed in one target only. Declare the type once, in a file or package that belongs to both targets. Until \
      then, la-lint judges payloads against each copy.
      """,
    bad: Example(
      update(#"{ "chapter": 3, "minutesLeft": 12 }"#),
      models: [
        """
        import ActivityKit

        // In the app.
        struct ReadingAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var chapter: Int
            var minutesLeft: Int?
          }
        }
        """,
        """
        import ActivityKit

        // In the widget extension.
        struct ↓ReadingAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var chapter: Int
            var minutesLeft: Int
          }
        }
        """,
      ]),
    good: Example(
      update(#"{ "chapter": 3, "minutesLeft": 12 }"#),
      models: [
        """
        import ActivityKit

        // In a package that app and widget extension share.
        struct ReadingAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var chapter: Int
            var minutesLeft: Int?
          }
        }
        """
      ]))
}
