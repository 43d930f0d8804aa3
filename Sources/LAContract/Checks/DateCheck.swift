#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Does a number for a `Date` mean what was meant? A `Date` decodes from the seconds since 2001-01-01T00:00:00Z, and the
/// classic mistake is to send the seconds, or milliseconds, since 1970.
struct DateCheck: Sendable {
  /// From 1970 to 2001.
  static let epochDifference = Decimal(978_307_200)
  private static let tenYears = 10 * 365.25 * 86_400.0

  /// The push's own time in Unix seconds, where it is plausible: what other times are judged by.
  let timestamp: Double?

  /// Whether anything is wrong with a number.
  func isSuspect(_ node: JSONDocument.NodeIndex, in document: JSONDocument) -> Bool {
    document.double(node).flatMap(suspicion) != nil
  }

  /// What is wrong with a number, in words, and the number to send; nil for a sensible one.
  func problem(
    _ node: JSONDocument.NodeIndex, named name: @autoclosure () -> String, in document: JSONDocument
  ) -> (rule: Rule, message: String, right: String)? {
    guard let value = document.double(node), let suspect = suspicion(value), let exact = document.decimal(node) else {
      return nil
    }
    let counts = "\(name()) counts seconds since 2001-01-01"
    let shown = document.excerpt(node)
    switch suspect {
    case .unixSeconds:
      let right = exact - DateCheck.epochDifference
      return (
        .dateUnixSeconds,
        "\(counts), so \(shown) is \(DateCheck.text(value)); send \(right) for \(DateCheck.text(unix: value))",
        "\(right)"
      )
    case .fraction(let divisor, let isUnix):
      let seconds = exact / Decimal(divisor)
      let right = isUnix ? seconds - DateCheck.epochDifference : seconds
      let meant = isUnix ? DateCheck.text(unix: value / divisor) : DateCheck.text(value / divisor)
      let unit = divisor == 1e3 ? "milliseconds" : divisor == 1e6 ? "microseconds" : "nanoseconds"
      return (
        .dateInMilliseconds,
        "\(counts), and \(shown) looks like \(unit): it is \(DateCheck.text(value)); send \(right) for \(meant)",
        "\(right)"
      )
    }
  }

  private enum Suspicion {
    case unixSeconds
    /// Milliseconds and smaller: what to divide by, and whether the result counts from 1970.
    case fraction(divisor: Double, isUnix: Bool)
  }

  private func suspicion(_ value: Double) -> Suspicion? {
    // Date.distantPast and Date.distantFuture are said on purpose.
    if value == -63_114_076_800 || value == 63_113_904_000 { return nil }
    if abs(value) >= 1e11 {
      for divisor in [1e3, 1e6, 1e9] {
        if isSensible(unix: value / divisor) { return .fraction(divisor: divisor, isUnix: true) }
        if isSensible(value / divisor) { return .fraction(divisor: divisor, isUnix: false) }
      }
      return nil
    }
    guard timestamp != nil else { return value >= 1.2e9 ? .unixSeconds : nil }
    return !isSensible(value) && isSensible(unix: value) ? .unixSeconds : nil
  }

  /// Within ten years of the push; without a time to compare with, in this century.
  private func isSensible(unix seconds: Double) -> Bool {
    guard let timestamp else { return seconds >= 1e9 && seconds < 4.1e9 }
    return abs(seconds - timestamp) <= DateCheck.tenYears
  }

  private func isSensible(_ seconds: Double) -> Bool {
    guard timestamp == nil else { return isSensible(unix: seconds + 978_307_200) }
    return seconds >= 0 && seconds < 3.2e9
  }

  /// The message about a text where a date is wanted, with the number to send where the text can be read; only a text
  /// without a time or a zone may mean another moment.
  func problem(
    ofText node: JSONDocument.NodeIndex, named name: String, in document: JSONDocument
  ) -> (message: String, reading: (right: String, isCertain: Bool)?) {
    let text = document.string(node) ?? ""
    let problem = "\(name) is a string and Date decodes only from a number, so the phone drops the push"
    if JSONParser.isNumber(text), let exact = Decimal(string: text), let value = Double(text),
      suspicion(value) != nil || isSensible(value)
    {
      let (right, meant) = reading(value, exact)
      return ("\(problem); send \(right) without quotes for \(DateCheck.text(meant))", ("\(right)", true))
    }
    guard let (seconds, fraction, hasZone) = DateText.secondsSince2001(text) else {
      return ("\(problem); send the seconds since 2001-01-01T00:00:00Z, which is the Unix time less 978307200", nil)
    }
    let right = Decimal(seconds) + fraction
    return ("\(problem); send \(right) for \(DateCheck.text(Double(seconds)))", ("\(right)", hasZone))
  }

  /// The number to send for a number whose clock has to be guessed, and the seconds since 2001 that it stands for.
  private func reading(_ value: Double, _ exact: Decimal) -> (Decimal, Double) {
    switch suspicion(value) {
    case nil: return (exact, value)
    case .unixSeconds: return (exact - DateCheck.epochDifference, value - 978_307_200)
    case .fraction(let divisor, let isUnix):
      let seconds = exact / Decimal(divisor)
      return isUnix
        ? (seconds - DateCheck.epochDifference, value / divisor - 978_307_200) : (seconds, value / divisor)
    }
  }

  static func text(unix seconds: Double) -> String { text(seconds - 978_307_200) }

  /// A moment in words: ISO 8601, or its year alone where that has more than four digits.
  static func text(_ secondsSince2001: Double) -> String {
    if abs(secondsSince2001) < 2.5e11, secondsSince2001 > -6.2e10 {
      return Date(timeIntervalSinceReferenceDate: secondsSince2001.rounded(.down)).formatted(.iso8601)
    }
    let year = 2001 + secondsSince2001 / 31_556_952
    return abs(year) < 1e9 ? "in the year \(Int(year))" : "beyond any calendar"
  }
}
