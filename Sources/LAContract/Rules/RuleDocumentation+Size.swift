// The family `size`.
extension RuleDocumentation {
  static let payloadTooLarge = RuleDocumentation(
    severity: .error, family: .size,
    title: "a payload over APNs' limit",
    explanation: """
      APNs answers 413 PayloadTooLarge to a body over 4096 bytes, or over 5120 for a channel push, and sends nothing \
      on. UTF-8 bytes count, not characters, and la-lint counts without white space, so no encoder setting can help. \
      Lists and texts that grow as the event goes on are the usual cause. Send what the Live Activity shows, and let \
      the app fetch the rest.
      """,
    source: .generating,
    bad: ticker("↓{", bytes: 4200),
    good: ticker("{", bytes: 500))

  static let payloadTooLargeAsStored = RuleDocumentation(
    severity: .warning, family: .size,
    title: "a payload that only its white space makes too large",
    explanation: """
      APNs counts the bytes that it gets, indentation and line breaks with them. Sent like this file, the push is over \
      the limit and answered with 413 PayloadTooLarge; without the white space it fits. Logs and test files are often \
      pretty-printed, and some servers send with the same setting. See to it that the sender writes compact JSON, or \
      store the file that way.
      """,
    source: .generating,
    bad: laps("↓{", indentation: 24),
    good: laps("{", indentation: 1))

  static let activityDataTooLarge = RuleDocumentation(
    severity: .error, family: .size,
    title: "attributes and content-state over ActivityKit's limit",
    explanation: """
      ActivityKit takes at most 4 KB for the static and the dynamic data together, however they arrive. A channel push \
      may have 5120 bytes in all, so APNs accepts content that the phone then refuses. Apple gives no exact number; \
      la-lint reads 4 KB as 4096 bytes of compact JSON. Keep the content state well below that: the attributes given \
      at the start count too.
      """,
    source: .displaying,
    bad: ticker("{", state: "↓{", bytes: 4300, arguments: ["--channel"]),
    good: ticker("{", bytes: 3500, arguments: ["--channel"]))

  static let payloadNearLimit = RuleDocumentation(
    severity: .note, family: .size,
    title: "a payload close to APNs' limit",
    explanation: """
      The push fits, but over 90 % of the limit is used: 4096 bytes, or 5120 for a channel push. A longer name, an \
      emoji or one more row, and APNs answers 413 PayloadTooLarge, usually when the event gets exciting. Shorten the \
      largest members, which the message names, or limit how long they can get.
      """,
    source: .generating,
    bad: ticker("↓{", bytes: 3900),
    good: ticker("{", bytes: 2000))

  /// An update of a live ticker whose text has a number of bytes; the parameters are its braces, where marks may stand.
  private static func ticker(
    _ brace: String, state: String = "{", bytes: Int, arguments: [String] = []
  ) -> Example {
    let sentence = "Long ball into the box, cleared. "
    let text = String(repeating: sentence, count: bytes / sentence.utf8.count)
    return Example(
      """
      \(brace)
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": \(state)
            "minute": 71,
            "ticker": "\(text)"
          }
        }
      }
      """,
      model: """
        import ActivityKit

        struct TickerAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var minute: Int
            var ticker: String
          }
          var fixture: String
        }
        """,
      arguments: arguments)
  }

  /// The laps of a run, one in each line.
  private static func laps(_ brace: String, indentation: Int) -> Example {
    let line = "\n" + String(repeating: " ", count: indentation)
    let seconds = (0..<200).map { "\(line)\(88 + $0 % 7)" }.joined(separator: ",")
    return Example(
      """
      \(brace)
        "aps": {
          "timestamp": 1796115600,
          "event": "update",
          "content-state": {
            "lapSeconds": [\(seconds)
            ]
          }
        }
      }
      """,
      model: """
        import ActivityKit

        struct RunAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable {
            var lapSeconds: [Int]
          }
        }
        """)
  }
}
