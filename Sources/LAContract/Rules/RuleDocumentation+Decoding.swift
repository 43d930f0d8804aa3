// The family `decoding`: the device's decoder would throw, and the whole push is lost.
extension RuleDocumentation {
  static let missingKey = RuleDocumentation(
    severity: .error, family: .decoding,
    title: "a key that decoding requires is absent",
    explanation: """
      The decoder throws when a member that is not optional has no key, and the whole push is lost although APNs \
      answers 200: an update is ignored, and nothing starts. A default value does not help, since synthesized decoding \
      never uses it, and keys are compared letter by letter, so 'driver_name' is not 'driverName'. Send each member in \
      every push, under the name in the Swift code or in CodingKeys, or make it optional in the app. Apple documents \
      that the default strategies apply; the rest was measured with Swift's own JSONDecoder.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": ↓{ ↓"driver_name": "Ana", "minutes": 7 }
        }
      }
      """, model: taxi),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "driverName": "Ana", "minutes": 7, "seats": 4 }
        }
      }
      """, model: taxi))

  private static let taxi = """
    import ActivityKit

    struct TaxiAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var driverName: String
        var minutes: Int
        var seats = 4
      }
    }
    """

  static let nullValue = RuleDocumentation(
    severity: .error, family: .decoding,
    title: "null for a value that is not optional",
    explanation: """
      The decoder throws on null where the Swift type is not optional, and the whole push is lost although APNs \
      answers 200. Servers write null for what they do not know yet, an empty database column for instance, also \
      inside arrays. Send a value, or make the member optional in the app and leave the key out. This was measured \
      with Swift's own JSONDecoder, whose default strategies the phone uses.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "gate": ↓null, "isBoarding": false }
        }
      }
      """, model: Example.flight),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "gate": "", "isBoarding": false }
        }
      }
      """, model: Example.flight))

  static let typeMismatch = RuleDocumentation(
    severity: .error, family: .decoding,
    title: "a value of another JSON type than its Swift type decodes",
    explanation: """
      The decoder converts nothing: a number in quotes is no Int, and 1 is no Bool. It throws, and the whole push is \
      lost although APNs answers 200; an optional member does not forgive a wrong value either. Some Swift types have \
      an unexpected shape in JSON: a range is an array of two bounds, an enum with associated values an object with \
      the case as its key, and a dictionary whose keys are an enum a flat array. Send the type that the message names. \
      This was measured with Swift's own JSONDecoder.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": {
            "litres": ↓"31.5",
            "isFull": ↓0,
            "price": ↓{ "lowerBound": 40, "upperBound": 55 }
          }
        }
      }
      """, model: fuel),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": {
            "litres": 31.5,
            "isFull": false,
            "price": [40, 55]
          }
        }
      }
      """, model: fuel))

  private static let fuel = """
    import ActivityKit

    struct FuelPumpAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var litres: Double
        var isFull: Bool
        var price: ClosedRange<Int>
      }
    }
    """

  static let dateString = RuleDocumentation(
    severity: .error, family: .decoding,
    title: "text for a Date",
    explanation: """
      The phone decodes with JSONDecoder's default strategies, which read a Date from a number of seconds since \
      2001-01-01. On text, ISO 8601 or any other, the decoder throws, and the whole push is lost although APNs answers \
      200. A date strategy set in the app does not help, because the system does the decoding. Send the number that \
      the message gives: the Unix time minus 978307200.
      """,
    source: .startingAndUpdating,
    bad: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "platform": "9a", "departure": ↓"2026-12-01T18:40:00Z" }
        }
      }
      """, model: train),
    good: Example(
      """
      {
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": { "platform": "9a", "departure": 817843200 }
        }
      }
      """, model: train))

  private static let train = """
    import ActivityKit
    import Foundation

    struct TrainAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var platform: String
        var departure: Date
      }
    }
    """
}
