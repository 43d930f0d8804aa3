import Testing

@testable import LAContract
@testable import la_lint

@Suite("Describe")
struct DescribeTests {
  private static let model = SourceFile(
    path: "App/Ride.swift",
    text: #"""
      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          /// Where the ride is | was.
          var stage: Stage
          var arrival: Date
          var driver: Driver?
          var payments: [Payment] = []
          var fares: [Fare: Decimal?]
          enum CodingKeys: String, CodingKey { case stage, arrival, driver, payments, fares = "fares_by_class" }
        }
        enum Stage: String, Codable { case searching, onTheWay = "on_the_way", done = "done|`over`" }
        enum Fare: String, Codable, CodingKeyRepresentable { case eco, lux }
        struct Driver: Codable, Hashable { var name: String; var car: Car; let since = 2001 }
        enum Payment: Codable, Hashable { case card(last4: String), cash }
        let booking: UUID
      }
      """#)

  private static let other = SourceFile(path: "App/Car.swift", text: "struct Car: Codable { var doors: UInt8 }")

  private let linter = Linter(models: [model, other])

  @Test("Text is tables for a terminal")
  func text() {
    #expect(
      DescriptionText.text(linter.descriptions) == #"""
        RideAttributes, declared at App/Ride.swift:1

        content-state: ContentState, object (App/Ride.swift)
          KEY             JSON                     PRESENCE  VALUES                  SWIFT             PLACE
          stage           string                   required  "searching",            Stage             4:9
                                                             "on_the_way",
                                                             "done|`over`"
              Where the ride is | was.
          arrival         number (seconds since    required  such as 811693700       Date              5:9
                          2001-01-01)
          driver          Driver                   optional  such as {"name":        Driver?           6:9
                                                             "text", "car":
                                                             {"doors": 1}}
          payments        array of Payment         required  such as [{"card":       [Payment]         7:9
                                                             {"last4": "text"}}]
              decoding does not use its default value
          fares_by_class  object with the keys     required  such as {"eco": 1.5}    [Fare: Decimal?]  8:9
                          "eco" or "lux", values:
                          (number or null)
              'fares' in Swift

        attributes: RideAttributes, object (App/Ride.swift)
          KEY      JSON           PRESENCE  VALUES                                          SWIFT  PLACE
          booking  string (UUID)  required  such as "4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867"  UUID   15:7

        Driver: object (App/Ride.swift)
          KEY   JSON    PRESENCE  VALUES                SWIFT   PLACE
          name  string  required  such as "text"        String  13:42
          car   Car     required  such as {"doors": 1}  Car     13:60
          not read: 'since' (a 'let' with a value in Swift)

        Payment: object with exactly one of these keys (App/Ride.swift)
          KEY         JSON          PRESENCE  VALUES                     SWIFT      PLACE
          card        object                  such as {"last4": "text"}  case card  14:42
          card.last4  string        required  such as "text"             String     14:54
          cash        empty object            such as {}                 case cash  14:63

        Car: object (App/Car.swift)
          KEY    JSON                          PRESENCE  VALUES     SWIFT  PLACE
          doors  whole number (from 0 to 255)  required  such as 1  UInt8  1:27

        """#)
  }

  @Test("Markdown is tables and an example")
  func markdown() {
    #expect(
      DescriptionMarkdown.text(linter.descriptions) == #"""
        # RideAttributes

        What the app decodes, read from `App/Ride.swift:1` by `la-lint describe`. A start sends `"attributes-type": "RideAttributes"`.

        - *required*: the key has to be there; *optional*: it may be absent, or null. One wrong value, and the phone drops the whole push in silence.
        - Keys are case-sensitive, and others than these are ignored.
        - Dates are numbers: the seconds since 2001-01-01T00:00:00Z, which is the Unix time less 978307200.

        ## content-state

        Object, `ContentState` in Swift (App/Ride.swift).

        | key | JSON | presence | values | example | Swift | description |
        | --- | --- | --- | --- | --- | --- | --- |
        | `stage` | string | required | `"searching"`, `"on_the_way"`, `` "done\|`over`" `` | `"searching"` | `Stage` (line 4) | Where the ride is \| was. |
        | `arrival` | number (seconds since 2001-01-01) | required |  | `811693700` | `Date` (line 5) |  |
        | `driver` | Driver | optional |  | `{"name": "text", "car": {"doors": 1}}` | `Driver?` (line 6) |  |
        | `payments` | array of Payment | required |  | `[{"card": {"last4": "text"}}]` | `[Payment]` (line 7) | decoding does not use its default value |
        | `fares_by_class` | object with the keys "eco" or "lux", values: (number or null) | required |  | `{"eco": 1.5}` | `[Fare: Decimal?]` (line 8) | 'fares' in Swift |

        A `content-state` with every key:

        ```json
        {
          "stage": "searching",
          "arrival": 811693700,
          "driver": {"name": "text", "car": {"doors": 1}},
          "payments": [{"card": {"last4": "text"}}],
          "fares_by_class": {"eco": 1.5}
        }
        ```

        ## attributes

        Object, `RideAttributes` in Swift (App/Ride.swift).

        | key | JSON | presence | example | Swift |
        | --- | --- | --- | --- | --- |
        | `booking` | string (UUID) | required | `"4f0c9c5e-2a1b-4b0f-8f6d-1c2b3a495867"` | `UUID` (line 15) |

        ## Driver

        Object (App/Ride.swift).

        | key | JSON | presence | example | Swift |
        | --- | --- | --- | --- | --- |
        | `name` | string | required | `"text"` | `String` (line 13) |
        | `car` | Car | required | `{"doors": 1}` | `Car` (line 13) |

        Not read: 'since' (a 'let' with a value in Swift).

        ## Payment

        Object with exactly one of these keys (App/Ride.swift).

        | key | JSON | presence | example | Swift |
        | --- | --- | --- | --- | --- |
        | `card` | object |  | `{"last4": "text"}` | `case card` (line 14) |
        | `card.last4` | string | required | `"text"` | `String` (line 14) |
        | `cash` | empty object |  | `{}` | `case cash` (line 14) |

        ## Car

        Object (App/Car.swift).

        | key | JSON | presence | example | Swift |
        | --- | --- | --- | --- | --- |
        | `doors` | whole number (from 0 to 255) | required | `1` | `UInt8` (line 1) |

        """#)
  }
}
