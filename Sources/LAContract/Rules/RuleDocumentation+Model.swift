// The family `model`: the Swift side.
extension RuleDocumentation {
  static let modelSyntax = RuleDocumentation(
    severity: .error, family: .model,
    title: "declarations that cannot be read",
    explanation: """
      la-lint reads the app's own declarations, and here a brace, a string or a comment is not closed, so it cannot \
      tell what belongs to which type. Payloads are not judged against such a model. Usually the file is half of a \
      merge, or an excerpt that was cut too short. Give the file as the Swift compiler takes it.
      """,
    bad: Example(
      update(#"{ "minutesLeft": 38 }"#),
      model: """
        import ActivityKit

        struct LaundryAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var minutesLeft: Int
        }↓
        """),
    good: Example(
      update(#"{ "minutesLeft": 38 }"#),
      model: """
        import ActivityKit

        struct LaundryAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var minutesLeft: Int
          }
        }
        """))

  static let modelTypeMissing = RuleDocumentation(
    severity: .error, family: .model,
    title: "no attributes type in the model",
    explanation: """
      A Live Activity is described by a type that conforms to ActivityAttributes and has a ContentState. The given \
      files declare none, or none of the name that --type asks for, so there is nothing to judge a payload by. Often \
      the file with the views was given instead of the file with the attributes, or the conformance stands in an \
      extension in another file. Give that file too; --model takes folders. A type that conforms through a protocol \
      from elsewhere is found when --type names it.
      """,
    bad: Example(
      update(#"{ "degrees": 21.5 }"#),
      model: """
        ↓import ActivityKit

        struct SaunaAttributes {
          struct ContentState: Codable, Hashable {
            var degrees: Double
          }
        }
        """),
    good: Example(
      update(#"{ "degrees": 21.5 }"#),
      model: """
        import ActivityKit

        struct SaunaAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var degrees: Double
          }
        }
        """))

  static let typeAmbiguous = RuleDocumentation(
    severity: .error, family: .model,
    title: "several attributes types, and nothing says which one is meant",
    explanation: """
      Only a start names its type, in 'attributes-type'; the phone knows from the push token which activity an update \
      is for, but a file does not say it. With several attributes types in the model la-lint would have to guess, and \
      does not. Name the type with --type, or give only the Swift file that declares it.
      """,
    bad: Example(update(#"{ "spot": "C 14" }"#), model: parking("↓")),
    good: Example(update(#"{ "spot": "C 14" }"#), model: parking(""), arguments: ["--type", "ParkingAttributes"]))

  private static func parking(_ mark: String) -> String {
    """
    import ActivityKit

    struct \(mark)ParkingAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var spot: String
      }
    }

    struct CarWashAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var carsAhead: Int
      }
    }
    """
  }

  static let modelUnresolvedType = RuleDocumentation(
    severity: .warning, family: .model,
    title: "a type that the given files do not declare",
    explanation: """
      A member's type is declared nowhere in the given Swift files and is none of the standard types that la-lint \
      knows, so any value for it is accepted unchecked. It comes from a package or another folder of the app. Give its \
      file or folder with a further --model.
      """,
    bad: Example(
      update(#"{ "line": 7, "livery": "heritage" }"#),
      model: """
        import ActivityKit

        struct TramAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var line: Int
            var livery: ↓Livery
          }
        }
        """),
    good: Example(
      update(#"{ "line": 7, "livery": "heritage" }"#),
      model: """
        import ActivityKit

        struct TramAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var line: Int
            var livery: Livery
          }
        }

        enum Livery: String, Codable { case modern, heritage }
        """))

  /// An update with a content state, for a rule that is not about the payload.
  static func update(_ contentState: String) -> String {
    """
    {
      "aps": {
        "timestamp": 1796115600,
        "event": "update",
        "content-state": \(contentState)
      }
    }
    """
  }
}
