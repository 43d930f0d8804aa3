#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import LAContract

@Suite("Date check")
struct DateCheckTests {
  private static let model = """
    struct LoafAttributes: ActivityAttributes { struct ContentState: Codable { var d: Date } }
    """

  /// The findings about a value for a `Date`, with and without a push around it that has a timestamp.
  private func findings(_ value: String, timestamp: String?) -> [Finding] {
    let state = #"{"d": \#(value)}"#
    guard let timestamp else {
      return CheckTable.report(payload: state, options: .bareContentState, model: Self.model).findings
    }
    let payload = #"{"aps": {"event": "update", "timestamp": \#(timestamp), "content-state": \#(state)}}"#
    return CheckTable.report(payload: payload, model: Self.model).findings.filter { $0.pointer != "/aps/timestamp" }
  }

  @Test(
    "With the push's time, a date is suspect where only the other clock brings it within ten years",
    arguments: [
      ("821692800", ""), ("821692800.25", ""), ("506116800", ""), ("1137268800", ""), ("506116799", ""),
      ("1137268801", ""), ("1484423999", ""), ("1484424000", "date-unix-seconds"), ("1800000000", "date-unix-seconds"),
      ("1800000000.125", "date-unix-seconds"), ("1.8e9", "date-unix-seconds"), ("2115576000", "date-unix-seconds"),
      ("2115576001", ""), ("0", ""), ("-1", ""), ("86400", ""), ("99999999999", ""), ("100000000000", ""),
      ("1800000000000", "date-in-milliseconds"), ("1484424000000", "date-in-milliseconds"),
      ("1484423999999", ""), ("821692800000", "date-in-milliseconds"), ("1800000000000000", "date-in-milliseconds"),
      ("821692800000000", "date-in-milliseconds"), ("1800000000000000000", "date-in-milliseconds"),
      ("821692800000000000", "date-in-milliseconds"), ("-1800000000000", ""), ("63113904000", ""),
      ("-63114076800", ""), ("63113904001", ""), ("1e30", ""), ("1e300", ""),
    ] as [(String, String)])
  func withTimestamp(value: String, expected: String) {
    #expect(findings(value, timestamp: "1800000000").map(\.rule.id).joined() == expected)
  }

  @Test(
    "Without a usable time, the size of the number has to tell",
    arguments: [
      ("821692800", ""), ("0", ""), ("-978307200", ""), ("1199999999", ""), ("1199999999.9", ""),
      ("1200000000", "date-unix-seconds"), ("1800000000", "date-unix-seconds"), ("99999999999", "date-unix-seconds"),
      ("100000000000", "date-in-milliseconds"), ("1800000000000", "date-in-milliseconds"),
      ("821692800000", "date-in-milliseconds"), ("1800000000000000", "date-in-milliseconds"),
      ("1800000000000000000", "date-in-milliseconds"), ("63113904000", ""), ("-63114076800", ""),
      ("-1800000000000", ""), ("1e30", ""),
    ] as [(String, String)])
  func withoutTimestamp(value: String, expected: String) {
    for timestamp in [nil, "0", "1800000000000", "821692800"] {
      #expect(findings(value, timestamp: timestamp).map(\.rule.id).joined() == expected, "\(timestamp ?? "–")")
    }
  }

  @Test(
    "The message has the number to send, to the last digit",
    arguments: [
      ("1800000000", "send 821692800 for 2027-01-15T08:00:00Z"),
      ("1800000000.125", "send 821692800.125 for 2027-01-15T08:00:00Z"),
      ("1.8e9", "send 821692800 for 2027-01-15T08:00:00Z"),
      ("1800000000123", "send 821692800.123 for 2027-01-15T08:00:00Z"),
      ("1800000000123456", "send 821692800.123456 for 2027-01-15T08:00:00Z"),
      ("1800000000123456789", "send 821692800.123456789 for 2027-01-15T08:00:00Z"),
      ("821692800500", "send 821692800.5 for 2027-01-15T08:00:00Z"),
      (#""1800000000""#, "send 821692800 without quotes for 2027-01-15T08:00:00Z"),
      (#""821692800""#, "send 821692800 without quotes for 2027-01-15T08:00:00Z"),
      (#""1800000000123""#, "send 821692800.123 without quotes for 2027-01-15T08:00:00Z"),
    ] as [(String, String)])
  func numberToSend(value: String, end: String) {
    let messages = findings(value, timestamp: "1800000000").map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix(end), "\(messages)")
  }

  @Test("Numbers of other types are no dates")
  func otherTypes() {
    let model = """
      struct LoafAttributes: ActivityAttributes {
        struct ContentState: Codable { var a: Int, b: Double, c: String, d: TimeInterval, e: Decimal }
      }
      """
    let state = #"{"a": 1800000000, "b": 1800000000000, "c": "2027-01-15T08:00:00Z", "d": 1800000000, "e": 1800000000}"#
    #expect(
      CheckTable.findings(aps: #""event": "update", @time, "content-state": \#(state)"#, model: model).isEmpty)
  }

  /// A text, and what Foundation itself reads for it: the same moment in the form that it takes, and the fraction.
  private static let texts: [(String, String, String)] = [
    ("2027-06-02T21:20:00Z", "2027-06-02T21:20:00Z", ""), ("2027-06-02", "2027-06-02T00:00:00Z", ""),
    ("2027-06-02T21:20:00+00:00", "2027-06-02T21:20:00Z", ""),
    ("2027-06-02T21:20:00-00:00", "2027-06-02T21:20:00Z", ""),
    ("2027-06-02T21:20:00+02:00", "2027-06-02T19:20:00Z", ""),
    ("2027-06-02T21:20:00-05:30", "2027-06-03T02:50:00Z", ""),
    ("2027-06-02T21:20:00+0200", "2027-06-02T19:20:00Z", ""), ("2027-06-02T21:20:00", "2027-06-02T21:20:00Z", ""),
    ("2027-06-02 21:20:00", "2027-06-02T21:20:00Z", ""), ("2027-06-02 21:20:00Z", "2027-06-02T21:20:00Z", ""),
    ("2027-06-02 21:20:00+02:00", "2027-06-02T19:20:00Z", ""), ("2027-06-02T21:20", "2027-06-02T21:20:00Z", ""),
    ("2027-06-02T21:20Z", "2027-06-02T21:20:00Z", ""), ("2027-06-02T21:20+02:00", "2027-06-02T19:20:00Z", ""),
    ("2027-06-02T21:20:00.5Z", "2027-06-02T21:20:00Z", ".5"),
    ("2027-06-02T21:20:00,25Z", "2027-06-02T21:20:00Z", ".25"),
    ("2027-06-02T21:20:00.000Z", "2027-06-02T21:20:00Z", ""),
    ("2027-06-02T21:20:00.123456", "2027-06-02T21:20:00Z", ".123456"),
    ("2027-06-02T21:20:00.123456789+02:00", "2027-06-02T19:20:00Z", ".123456789"),
    ("2028-02-29T00:00:00Z", "2028-02-29T00:00:00Z", ""), ("2001-01-01T00:00:00Z", "2001-01-01T00:00:00Z", ""),
    ("1999-12-31T23:59:59Z", "1999-12-31T23:59:59Z", ""), ("2000-12-31", "2000-12-31T00:00:00Z", ""),
  ]

  @Test("A text in ISO 8601 comes with the number that Foundation reads in it", arguments: texts)
  func isoText(text: String, canonical: String, fraction: String) throws {
    let date = try Date(canonical, strategy: .iso8601)
    let number = "\(Int(date.timeIntervalSinceReferenceDate))\(fraction)"
    let messages = findings("\"\(text)\"", timestamp: "1800000000").map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix("; send \(number) for \(canonical)"), "\(messages)")
  }

  @Test(
    "A text that is no moment comes with the rule, and with no wrong number",
    arguments: [
      "", "tomorrow", "12:30", "2027-13-01", "2027-02-30", "2027-06-02T25:00:00Z", "02/06/2027", "June 2, 2027",
      "2027-06-02T21:20:00ZZ", "2027-06-02T21:20:00Z, roughly", "2027", "2027-06", "2027-06-02T", "2027-06-02T21",
      "2027-06-02T21:20.5Z", "2027-06-02T21:20:00.Z", "2027-06-02T21:20:00.Z5", "1.8e9s", " 1800000000", "0x6b49d200",
      "２０２７-06-02", "2027-06-02T21:20:00é", "P1D", "now", "null", "2027-06-02T21:20:61Z", "2027-6-2T21:20:00Z",
      "Wed, 02 Jun 2027 21:20:00 GMT", "2027-06-02T21:60:00Z", "----------", "          ",
    ])
  func otherText(text: String) {
    let found = findings("\"\(text)\"", timestamp: "1800000000")
    #expect(found.map(\.rule) == [.dateString])
    let end = "; send the seconds since 2001-01-01T00:00:00Z, which is the Unix time less 978307200"
    #expect(found.map(\.message).first?.hasSuffix(end) == true, "\(found.map(\.message))")
  }

  @Test(
    "Anything else for a date is of the wrong kind",
    arguments: [("true", "type-mismatch"), ("[]", "type-mismatch"), ("{}", "type-mismatch"), ("null", "null-value")]
      as [(String, String)])
  func otherKinds(value: String, rule: String) {
    #expect(findings(value, timestamp: "1800000000").map(\.rule.id) == [rule])
  }
}
