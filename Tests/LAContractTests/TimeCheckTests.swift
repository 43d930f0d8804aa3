import Testing

@testable import LAContract

@Suite("Time check")
struct TimeCheckTests {
  @Test(
    "A timestamp counts seconds since 1970",
    arguments: [
      ("1800000000", ""), ("1800000000.5", ""), ("1.8e9", ""), ("1000000000", ""), ("99999999999", ""),
      ("999999999", "time-implausible"), ("821692800", "time-implausible"), ("1", "time-implausible"),
      ("0", "time-implausible"), ("-0", "time-implausible"), ("-1800000000", "time-implausible"),
      ("1e-400", "time-implausible"),
      ("100000000000", "time-in-milliseconds"), ("1800000000000", "time-in-milliseconds"),
      ("1800000000123456", "time-in-milliseconds"), ("1800000000000000000", "time-in-milliseconds"),
      ("1e300", "time-in-milliseconds"),
    ] as [(String, String)])
  func timestamp(value: String, rule: String) {
    for event in ["update", "end"] {
      let aps = #""event": "\#(event)", "timestamp": \#(value), @state"#
      #expect(CheckTable.findings(aps: aps) == (rule.isEmpty ? "" : "\(rule) /aps/timestamp"))
    }
  }

  @Test(
    "The other times may be 0, which stands for at once",
    arguments: [
      ("1800000001", ""), ("1800003600.25", ""), ("0", ""), ("0.0", ""), ("-0", ""), ("null", ""),
      ("900", "time-implausible"), ("-5", "time-implausible"), ("821692800", "time-implausible"),
      ("1800000001000", "time-in-milliseconds"), ("\"1800000001\"", "ignored-value"), ("[]", "ignored-value"),
      ("true", "ignored-value"), ("\"2027-01-15T08:00:00Z\"", "ignored-value"),
    ] as [(String, String)])
  func otherTimes(value: String, rule: String) {
    for (event, key) in [("@update", "stale-date"), ("@end", "stale-date"), ("@end", "dismissal-date")] {
      let expected = rule.isEmpty ? "" : "\(rule) /aps/\(key)"
      #expect(CheckTable.findings(aps: #"\#(event), "\#(key)": \#(value)"#) == expected)
    }
  }

  @Test(
    "What is stale when it is sent is passed",
    arguments: [
      ("1799999999", "stale-date-passed /aps/stale-date"), ("1800000000", "stale-date-passed /aps/stale-date"),
      ("1800000000.5", ""), ("1000000000", "stale-date-passed /aps/stale-date"),
    ] as [(String, String)])
  func staleDate(value: String, expected: String) {
    for event in ["@start", "@update", "@end"] {
      #expect(CheckTable.findings(aps: #"\#(event), "stale-date": \#(value)"#) == expected)
    }
  }

  @Test(
    "Four hours after the end the system removes the activity",
    arguments: [
      ("1800014400", ""), ("1800014400.5", "dismissal-date-late /aps/dismissal-date"),
      ("1800014401", "dismissal-date-late /aps/dismissal-date"), ("1799990000", ""),
      ("99999999999", "dismissal-date-late /aps/dismissal-date"),
    ] as [(String, String)])
  func dismissalDate(value: String, expected: String) {
    #expect(CheckTable.findings(aps: #"@end, "dismissal-date": \#(value)"#) == expected)
  }

  @Test("A timestamp that is itself wrong is compared with nothing")
  func wrongTimestamp() {
    for timestamp in ["0", "1800000000000", "\"1800000000\""] {
      let aps =
        #""event": "end", "timestamp": \#(timestamp), @state, "stale-date": 1700000000, "dismissal-date": 1900000000"#
      let findings = CheckTable.findings(aps: aps).split(separator: "\n")
      #expect(findings.count == 1 && findings[0].hasSuffix(" /aps/timestamp"))
    }
  }

  @Test(
    "Milliseconds, microseconds and nanoseconds come with the seconds to send",
    arguments: [
      ("1800000000123", "milliseconds; send 1800000000"), ("1800000000123456", "microseconds; send 1800000000"),
      ("1800000000123456789", "nanoseconds; send 1800000000"), ("100000000000", "milliseconds; send 100000000"),
    ] as [(String, String)])
  func advice(value: String, end: String) {
    let messages = CheckTable.messages(aps: #""event": "update", "timestamp": \#(value), @state"#)
    #expect(messages.count == 1 && messages[0].hasSuffix(end), "\(messages)")
  }
}
