// Of the family `decoding`: values of the right kind that are none of the type's values.
extension RuleDocumentation {
  static let invalidValue = RuleDocumentation(
    severity: .error, family: .decoding,
    title: "a value that its Swift type cannot hold",
    explanation: """
      The value has the right JSON type, but the Swift type has no such value: a fraction for an Int, a number out of \
      range, text that is no UUID, URL or base64, a range whose bounds are reversed. The decoder throws, and the whole \
      push is lost although APNs answers 200. Averages, percentages and empty texts for URLs are the usual cause. \
      Round or complete the value on the server, or widen the type in the app. This was measured with Swift's own \
      JSONDecoder, whose default strategies the phone uses.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "percent": ↓62.5, "cover": ↓"" }
        }
      }
      """, model: audiobook),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "percent": 63, "cover": "https://example.com/covers/emma.png" }
        }
      }
      """, model: audiobook))

  private static let audiobook = """
    import ActivityKit
    import Foundation

    struct AudiobookAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var percent: Int
        var cover: URL?
      }
    }
    """

  static let unknownEnumValue = RuleDocumentation(
    severity: .error, family: .decoding,
    title: "a value that no enum case has",
    explanation: """
      An enum decodes from the raw values of its cases and from nothing else. The decoder throws on any other value, \
      in optional members too, and the whole push is lost although APNs answers 200. Servers send the case's name \
      where it has another raw value, another letter case, or a case that only the next build of the app knows. Send \
      one of the raw values that the message lists; an app that must be ready for new ones needs a case for the \
      unknown and a decoding of its own. This was measured with Swift's own JSONDecoder.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "table": 12, "step": ↓"inOven" }
        }
      }
      """, model: pizza),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "table": 12, "step": "in-oven" }
        }
      }
      """, model: pizza))

  private static let pizza = """
    import ActivityKit

    struct PizzaAttributes: ActivityAttributes {
      enum Step: String, Codable {
        case ordered, served
        case inOven = "in-oven"
      }

      struct ContentState: Codable, Hashable {
        var table: Int
        var step: Step
      }
    }
    """
}
