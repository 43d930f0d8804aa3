#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a date that a sender wrote as text.
enum DateText {
  /// The moment of an ISO 8601 text in seconds since 2001, whole seconds and fraction apart so that neither is rounded. A
  /// text without a time is taken for midnight, one without a zone for UTC; nil for any other text.
  static func secondsSince2001(_ text: String) -> (seconds: Int, fraction: Decimal)? {
    var bytes = Array(text.utf8)
    guard (10...40).contains(bytes.count), bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    if bytes.count == 10 { bytes += Array("T00:00:00Z".utf8) }
    if bytes[10] == .space { bytes[10] = UInt8(ascii: "T") }
    let fraction = takeFraction(from: &bytes)
    if bytes.count == 16 || bytes.count == 19 { bytes.append(UInt8(ascii: "Z")) }
    if bytes.count == 17 { bytes.insert(contentsOf: ":00".utf8, at: 16) }
    guard let date = try? Date(String(decoding: bytes, as: UTF8.self), strategy: .iso8601) else { return nil }
    return (Int(date.timeIntervalSinceReferenceDate), fraction)
  }

  /// Takes `.789` out of `2026-10-02T08:23:34.789Z`.
  private static func takeFraction(from bytes: inout [UInt8]) -> Decimal {
    guard let point = bytes.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == .comma }) else { return 0 }
    let digits = bytes[(point + 1)...].prefix(while: \.isDigit)
    defer { bytes.removeSubrange(point..<digits.endIndex) }
    return Decimal(string: "0." + String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
