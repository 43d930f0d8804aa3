#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Are the times in `aps`, which count seconds since 1970, what they should be?
enum TimeCheck {
  private static let fourHours = 4 * 3600.0

  /// `now` is the time in Unix seconds; nil where no clock is asked.
  static func check(_ push: Push, now: Double?, _ report: inout Report) {
    for key in [PushKey.timestamp, .staleDate, .dismissalDate] {
      // Elsewhere than on an end the key is ignored, and that is said.
      if key == .dismissalDate, push.event == .start || push.event == .update { continue }
      checkUnit(key, push, &report)
    }
    guard let timestamp = push.timestamp else { return }
    if let now { ClockCheck.check(push, timestamp: timestamp, now: now, &report) }
    if let stale = push.plausibleTime(.staleDate), stale <= timestamp, let field = push[.staleDate] {
      push.add(
        .staleDatePassed,
        "'\(push.name(of: .staleDate))' is not later than 'timestamp', so the content is stale at once\(push.event == .start ? " and a start may never be shown" : ""); send a later time or leave it out",
        at: field, to: &report)
    }
    guard push.event == .end, let dismissal = push.plausibleTime(.dismissalDate), dismissal > timestamp + fourHours,
      let field = push[.dismissalDate]
    else { return }
    push.add(
      .dismissalDateLate,
      "'\(push.name(of: .dismissalDate))' is more than 4 hours after the end, and the system removes the activity after 4 hours anyway; send \(Int(timestamp + fourHours)) or less",
      at: field, to: &report)
  }

  private static func checkUnit(_ key: PushKey, _ push: Push, _ report: inout Report) {
    // Nearly all are sensible, and then the way to them is not needed.
    if push.sender == nil, push.plausibleTime(key) != nil { return }
    guard let field = push.present(key), push.document.kind(field.value) != .placeholder else { return }
    if let sender = push.sender, sender.members.dates == .iso8601 {
      guard push.document.kind(field.value) != .string else { return }
      return push.add(
        .ignoredValue,
        "'\(push.name(of: key))' is \(push.document.kindPhrase(field.value)) and \(sender.name) takes times as ISO 8601 text; send \(DateText.example)",
        at: field, to: &report)
    }
    guard let value = push.document.double(field.value) else {
      guard key != .timestamp else { return }
      return push.addIgnoredValue(key, field, wanted: "the Unix time in seconds as a number", to: &report)
    }
    check(value, push.document.decimal(field.value), named: "'\(push.name(of: key))'", mayBeZero: key != .timestamp) {
      rule, message, right in
      let fix = right.flatMap { push.subject.fix(push.document.replacing(field.value, with: $0)) }
      push.add(rule, message, at: field, fix: fix, to: &report)
    }
  }

  /// Judges a time in Unix seconds by its size; `add` is also told the number to send where that is known.
  static func check(
    _ value: Double, _ exact: @autoclosure () -> Decimal?, named name: @autoclosure () -> String, mayBeZero: Bool,
    add: (Rule, String, _ right: String?) -> Void
  ) {
    if UnixTime.isInMilliseconds(value) {
      let divisor: Decimal = value < 1e14 ? 1000 : value < 1e17 ? 1_000_000 : 1_000_000_000
      let unit = divisor == 1000 ? "milliseconds" : divisor == 1_000_000 ? "microseconds" : "nanoseconds"
      let seconds = exact().map { "\($0 / divisor)" }?.split(separator: ".").first.map(String.init)
      let advice = seconds.map { "send \($0)" } ?? "divide it by \(divisor)"
      add(.timeInMilliseconds, "\(name()) counts seconds since 1970 and this looks like \(unit); \(advice)", seconds)
    } else if value < 1e9, !(mayBeZero && value == 0) {
      let hint =
        value > 5e8
        ? "add 978307200 if it counts from 2001" : "send a moment, not a duration or a placeholder"
      add(
        .timeImplausible, "\(name()) counts seconds since 1970, so this is \(DateCheck.text(unix: value)); \(hint)", nil
      )
    }
  }
}

extension Push {
  /// A value of a kind that the phone takes for absent.
  func addIgnoredValue(_ key: PushKey, _ field: Field, wanted: String, to report: inout Report) {
    let reader = sender.map { "and \($0.name) takes" } ?? "which the phone takes for absent; send"
    let separator = sender == nil ? "," : ""
    add(
      .ignoredValue,
      "'\(name(of: key))' is \(document.kindPhrase(field.value))\(separator) \(reader) \(wanted)",
      at: field, fix: unquoting(field), to: &report)
  }
}
