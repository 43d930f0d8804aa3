// The family `contract`: it decodes, and is wrong.
extension RuleDocumentation {
  static let dateUnixSeconds = RuleDocumentation(
    severity: .error, family: .contract,
    title: "seconds since 1970 for a Date, which counts from 2001",
    explanation: """
      The phone decodes with JSONDecoder's default strategies, which read a number for a Date as seconds since \
      2001-01-01, so this moment lands 31 years in the future: a countdown shows hundreds of thousands of hours. It is \
      easily got wrong because 'timestamp' and 'stale-date' in the same push do count from 1970. Subtract 978307200, \
      or make the member a number and convert it in the app.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "dish": "Lasagne", "ready": ↓1796118300 }
        }
      }
      """, model: oven),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "dish": "Lasagne", "ready": 817811100 }
        }
      }
      """, model: oven))

  static let dateInMilliseconds = RuleDocumentation(
    severity: .error, family: .contract,
    title: "milliseconds for a Date, which counts seconds since 2001",
    explanation: """
      The phone decodes with JSONDecoder's default strategies, which read a number for a Date as seconds since \
      2001-01-01. Milliseconds, as JavaScript's Date.now() and Java's currentTimeMillis() give them, decode without \
      complaint to a day tens of thousands of years away. Divide by 1000 and subtract 978307200; micro- and \
      nanoseconds are reported in the same way.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "dish": "Lasagne", "ready": ↓1796118300000 }
        }
      }
      """, model: oven),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "dish": "Lasagne", "ready": 817811100 }
        }
      }
      """, model: oven))

  private static let oven = """
    import ActivityKit
    import Foundation

    struct OvenAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var dish: String
        var ready: Date
      }
    }
    """

  static let unknownKey = RuleDocumentation(
    severity: .warning, family: .contract,
    title: "a key that decoding ignores",
    explanation: """
      The Swift type does not decode this key, so the app never sees its value, and no error is raised. It is \
      misspelt, the app's build does not know it yet, or the member is computed, a 'let' with a value, or left out of \
      CodingKeys. Where an optional member was meant, it is nil on the phone. Use the name that the type decodes, or \
      stop sending the key. How the decoder treats such keys was measured with Swift's own JSONDecoder.
      """,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "kilometres": 4.2, ↓"heartrate": 148, ↓"calories": 312 }
        }
      }
      """, model: ride),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "kilometres": 4.2, "heartRate": 148 }
        }
      }
      """, model: ride))

  private static let ride = """
    import ActivityKit

    struct BikeRideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var kilometres: Double
        var heartRate: Int?
        var calories: Int { Int(kilometres * 27) }
      }
    }
    """
}
