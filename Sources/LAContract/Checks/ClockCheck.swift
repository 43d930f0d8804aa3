/// Is the push of its time? Only asked where the caller says what time it is.
enum ClockCheck {
  private static let minute = 60.0
  /// The longest that a Live Activity lasts.
  private static let eightHours = 8 * 3600.0

  static func check(_ push: Push, timestamp: Double, now: Double, _ report: inout Report) {
    guard let field = push[.timestamp] else { return }
    let advice = "send the time at which the push is made, now \(Int(now))"
    // An old end was seen to work.
    if push.event == .update, now - timestamp > minute {
      push.add(
        .timestampPast,
        "'timestamp' is \(duration(now - timestamp)) before --now, and the phone likely drops the update as outdated; \(advice)",
        at: field, to: &report)
    } else if timestamp - now > eightHours {
      push.add(
        .timestampFuture,
        "'timestamp' is \(duration(timestamp - now)) after --now, and the phone drops a push from more than 8 hours ahead; \(advice)",
        at: field, to: &report)
    }
  }

  /// A span in its largest two units, such as `2 h 46 min`.
  private static func duration(_ seconds: Double) -> String {
    let units = [("day", 86_400), ("h", 3600), ("min", 60), ("s", 1)]
    var rest = Int(min(seconds, 1e12))
    let parts = units.compactMap { name, size -> String? in
      let count = rest / size
      rest %= size
      guard count > 0 else { return nil }
      return name == "day" ? "\(count) \(count == 1 ? "day" : "days")" : "\(count) \(name)"
    }
    return parts.prefix(2).joined(separator: " ")
  }
}

extension Linter.Options {
  /// Reads a time, as `now` takes it, from Unix seconds or an ISO 8601 text.
  ///
  /// - Returns: nil for anything else, and for a number that cannot count seconds of this century.
  public static func unixTime(_ text: String) -> Double? {
    if JSONParser.isNumber(text), let seconds = Double(text) { return UnixTime.isPlausible(seconds) ? seconds : nil }
    guard let (seconds, _, _) = DateText.secondsSince2001(text) else { return nil }
    return Double(seconds) + 978_307_200
  }
}
