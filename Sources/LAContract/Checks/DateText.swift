#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a date that a sender wrote as text. Foundation's parser is asked about the calendar only: it takes 30 February
/// and hour 25, and ignores what stands behind a date.
enum DateText {
  /// What such a text looks like, as a JSON string.
  static let example = "\"2026-12-01T10:00:00+0000\""

  /// The moment of an ISO 8601 text in seconds since 2001, whole seconds and fraction apart so that neither is rounded. A
  /// text without a time is taken for midnight, one without a zone for UTC; nil for any other text.
  static func secondsSince2001(_ text: String) -> (seconds: Int, fraction: Decimal, hasZone: Bool)? {
    var rest = Array(text.utf8)[...]
    guard let day = take("0000-00-00", from: &rest) else { return nil }
    var time = "00:00:00"
    var fraction: Decimal? = 0
    if let separator = rest.first, separator | 0x20 == UInt8(ascii: "t") || separator == .space {
      rest.removeFirst()
      guard let hourAndMinute = take("00:00", from: &rest) else { return nil }
      let second = take(":00", from: &rest)
      time = hourAndMinute + (second ?? ":00")
      if second != nil { fraction = takeFraction(from: &rest) }
    }
    guard let fraction, let offset = zoneOffset(rest) else { return nil }
    let plain = "\(day)T\(time)Z"
    guard let date = try? Date(plain, strategy: .iso8601), date.formatted(.iso8601) == plain else { return nil }
    return (Int(date.timeIntervalSinceReferenceDate) - offset, fraction, !rest.isEmpty)
  }

  /// Takes a text in which each `0` of the pattern stands for any digit.
  private static func take(_ pattern: String, from rest: inout ArraySlice<UInt8>) -> String? {
    let candidate = rest.prefix(pattern.utf8.count)
    let isMatch = zip(candidate, pattern.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? $0.isDigit : $0 == $1 }
    guard isMatch, candidate.count == pattern.utf8.count else { return nil }
    rest.removeFirst(candidate.count)
    return String(decoding: candidate, as: UTF8.self)
  }

  /// Takes `.789` out of `2026-10-02T08:23:34.789Z`; nil for a point without digits.
  private static func takeFraction(from rest: inout ArraySlice<UInt8>) -> Decimal? {
    guard let point = rest.first, point == UInt8(ascii: ".") || point == .comma else { return 0 }
    let digits = rest.dropFirst().prefix(while: \.isDigit)
    rest.removeFirst(digits.count + 1)
    return digits.isEmpty ? nil : Decimal(string: "0." + String(decoding: digits, as: UTF8.self))
  }

  /// The seconds that a zone is ahead of UTC; nil for what is no zone.
  private static func zoneOffset(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text.first == .space ? text.dropFirst() : text
    if ["", "Z", "z", "UTC", "GMT"].contains(String(decoding: rest, as: UTF8.self)) { return 0 }
    guard let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = take("00", from: &rest).flatMap(Int.init)
    else { return nil }
    if rest.first == .colon { rest.removeFirst() }
    let minutes = rest.isEmpty ? 0 : take("00", from: &rest).flatMap(Int.init)
    guard let minutes, rest.isEmpty, hours < 24, minutes < 60 else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
