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

  @Test("JSON is the whole contract")
  func json() throws {
    let source = SourceFile(
      path: "A.swift",
      text: """
        struct A: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            /// How far.
            var level: Level?
            var stops: [Stop]
          }
          enum Level: Int, Codable { case low = 1 }
        }
        """)
    #expect(
      try Linter(models: [source]).contractDocument == #"""
        {
          "contracts" : [
            {
              "attributes" : "any",
              "attributesType" : "A",
              "contentState" : {
                "type" : "ContentState"
              },
              "findings" : [
                {
                  "message" : "'stops' has the type 'Stop', which the given sources do not declare, so its values are not checked; add its file with --model",
                  "place" : {
                    "column" : 17,
                    "endColumn" : 21,
                    "endLine" : 5,
                    "line" : 5,
                    "path" : "A.swift"
                  },
                  "rule" : "model-unresolved-type"
                }
              ],
              "place" : {
                "column" : 8,
                "endColumn" : 9,
                "endLine" : 1,
                "line" : 1,
                "path" : "A.swift"
              },
              "types" : {
                "ContentState" : {
                  "kind" : "object",
                  "members" : [
                    {
                      "documentation" : "How far.",
                      "key" : "level",
                      "mayBeAbsent" : true,
                      "mayBeNull" : true,
                      "place" : {
                        "column" : 9,
                        "endColumn" : 14,
                        "endLine" : 4,
                        "line" : 4,
                        "path" : "A.swift"
                      },
                      "shape" : {
                        "type" : "Level"
                      },
                      "swiftType" : "Level?"
                    },
                    {
                      "key" : "stops",
                      "mayBeAbsent" : false,
                      "mayBeNull" : false,
                      "place" : {
                        "column" : 9,
                        "endColumn" : 14,
                        "endLine" : 5,
                        "line" : 5,
                        "path" : "A.swift"
                      },
                      "shape" : {
                        "array" : "unknown"
                      },
                      "swiftType" : "[Stop]"
                    }
                  ],
                  "name" : "ContentState"
                },
                "Level" : {
                  "cases" : [
                    {
                      "name" : "low",
                      "place" : {
                        "column" : 35,
                        "endColumn" : 38,
                        "endLine" : 7,
                        "line" : 7,
                        "path" : "A.swift"
                      },
                      "rawValue" : 1
                    }
                  ],
                  "kind" : "enum",
                  "name" : "Level",
                  "place" : {
                    "column" : 8,
                    "endColumn" : 13,
                    "endLine" : 7,
                    "line" : 7,
                    "path" : "A.swift"
                  },
                  "rawType" : "Int"
                }
              }
            }
          ],
          "version" : 1
        }

        """#)
  }

  @Test("Long cells are cut between words, and lines fit the terminal")
  func wrapping() {
    #expect(TextTable.wrapped("", to: 5) == [""])
    #expect(TextTable.wrapped("ab cd efghijk", to: 5) == ["ab cd", "efghi", "jk"])
    #expect(TextTable.wrapped("木木木", to: 5) == ["木木", "木"])
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    let lines = TextTable.lines(
      heading: ["A", "B", "C"], [TextTable.Row(cells: [words, "", words], remark: words)])
    #expect(lines.allSatisfy { $0.columns <= 100 })
    #expect(lines.first.map { $0.hasPrefix("  A ") && !$0.contains("B") } == true)
  }

  @Test("Nothing in a model can steer the terminal")
  func escapes() {
    let source = SourceFile(
      path: "A\u{1B}.swift",
      text:
        "struct A: ActivityAttributes { struct ContentState: Codable {\n/// \u{1B}[31m\u{202E}\nvar `a\u{202E}`: Int } }"
    )
    let descriptions = Linter(models: [source]).descriptions
    for text in [DescriptionText.text(descriptions), DescriptionMarkdown.text(descriptions)] {
      #expect(text.unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\u{202E}" }, "\(text.printable)")
    }
  }

  // MARK: The command

  /// Collects what a command writes, which it does from one thread.
  private final class Sink {
    var text = ""
  }

  private func run(_ arguments: String...) -> (status: ExitCode, output: String, error: String) {
    let (output, error) = (Sink(), Sink())
    let command = Command(
      readInput: { [] },
      output: {
        output.text += $0
        return .written
      }, error: { error.text += $0 })
    let status = command.run(arguments)
    return (status, output.text, error.text)
  }

  @Test("The three formats are printed, findings go to standard error")
  func formats() throws {
    let folder = try TemporaryFolder([
      "A.swift": "struct A: ActivityAttributes { struct ContentState: Codable { var a: Foreign } }", "b/readme": "",
    ])
    let path = folder["A.swift"]
    for (format, start) in [("text", "A, declared at "), ("markdown", "# A\n"), ("json", "{\n  \"contracts\"")] {
      let run = run("describe", "--model", path, "--format", format)
      #expect(run.status == .clean && run.output.hasPrefix(start))
      #expect(run.error.hasPrefix("\(path):1:70: warning: 'a' has the type 'Foreign'"))
    }
    #expect(run("describe", "--model", path, "--strict").status == .findings)
    #expect(run("describe", "--model", path, "--quiet").error.isEmpty)
    let missing = run("describe", "--type=B", "--model", path)
    #expect(missing.status == .findings && missing.output.isEmpty && missing.error.contains("[model-type-missing]"))
    #expect(run("describe", "--model", folder["b"]).status == .failed)
  }

  @Test("A contract does for the Swift files, and stands in a folder only if it is named")
  func contract() throws {
    let source = "struct A: ActivityAttributes { struct ContentState: Codable { var a: Int } }"
    let text = try Linter(models: [SourceFile(path: "App/A.swift", text: source)]).contractDocument
    let folder = try TemporaryFolder([
      "m/A.swift": "", "m/contract.json": text, "state.json": "{}", "server/contract.json": text,
    ])
    let checked = run(folder["state.json"], "--content-state", "--model", folder["m/contract.json"])
    #expect(checked.status == .findings && checked.output.contains("App/A.swift:1:67: note: declared here as 'Int'"))
    #expect(run("describe", "--model", folder["m"]).error.contains("[model-type-missing]"))
    #expect(run("describe", "--format=json", "--model", folder["m/contract.json"]).output == text)
  }

  @Test(
    "A mistake is named, and what to type instead",
    arguments: [
      ("describe", "no model given; type la-lint describe --model Model.swift"),
      ("describe App", "describe reads models and no payload; type la-lint describe --model App"),
      ("p.json --model M --format markdown", "'--format markdown' is for la-lint describe; a check takes text, json, jsonl"),
    ])
  func mistake(_ words: String, _ text: String) {
    let error = #expect(throws: RunError.self) {
      try Arguments(parsing: words.split(separator: " ").map(String.init))
    }
    #expect(error?.description == text)
  }

  @Test("The word counts where it comes first")
  func arguments() throws {
    #expect(try Arguments(parsing: ["--format", "markdown", "describe", "--model", "M"]).action == .describe)
    #expect(try Arguments(parsing: ["check", "describe", "--model", "M"]).payloads == ["describe"])
    #expect(try Arguments(parsing: ["./describe", "--model", "M"]).action == .check)
    #expect(try Arguments(parsing: ["describe", "--help", "--nonsense"]).action == .describeHelp)
  }

  @Test("Its help fits a screen")
  func help() {
    let run = run("describe", "--help")
    #expect(run.status == .clean && run.error.isEmpty)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 })
    for format in Format.ofDescribe { #expect(run.output.contains(format.rawValue)) }
  }
}
