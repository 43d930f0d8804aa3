/// One thing that la-lint has to say: about the JSON text, the Swift text, or what the one means for the other.
public struct Finding: Sendable, Equatable {
  /// The rule that it breaks.
  public let rule: Rule
  /// The severity in this run: the rule's own, or what the caller has set for the rule.
  public let severity: Severity
  /// One lower-case phrase: what the phone will do, and after a semicolon what to write instead.
  public let message: String
  /// An RFC 6901 JSON Pointer into the payload file as it stands on disk; nil for a finding about the model.
  public let pointer: String?
  /// The bytes that it is about.
  public let location: Location
  /// Other places that explain it, the Swift declaration first.
  public internal(set) var notes: [Note]
  /// What to change in the payload so that it is gone; nil where that cannot be told, or not be done in this file.
  public internal(set) var fix: Fix?
}

extension Finding {
  /// The same finding, saying how many payloads brought it up.
  public func concerning(payloads count: Int) -> Finding {
    count > 1 ? remarking("\(count) payloads") : self
  }

  /// The same finding with a remark behind its message.
  func remarking(_ remark: String) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "\(message) (\(remark))", pointer: pointer, location: location,
      notes: notes, fix: fix)
  }
}

/// Another place that a finding refers to.
public struct Note: Sendable, Equatable {
  /// One lower-case phrase.
  public let message: String
  /// The place.
  public let location: Location
}

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Codable, Comparable {
  /// Worth knowing; never changes the exit status.
  case note
  /// Works badly, is silently ignored, or is very likely a mistake.
  case warning
  /// The push is rejected, dropped, or shows something wrong.
  case error

  /// A note is less than a warning, a warning less than an error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
