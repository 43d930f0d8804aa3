/// A push as it was found in a file: where each key stands, by the name that APNs has for it.
struct Push: Sendable {
  enum Event: String, CaseIterable, Sendable {
    case start, update, end
  }

  /// A member of the push.
  struct Field: Sendable {
    /// nil where it is the whole document.
    let key: JSONDocument.NodeIndex?
    let value: JSONDocument.NodeIndex
    let path: JSONPath
  }

  let subject: Subject
  /// What APNs gets: the object that holds `aps`.
  let body: Field
  /// nil for a bare content state.
  let aps: Field?
  let fields: [PushKey: Field]
  let isChannel: Bool

  var document: JSONDocument { subject.document }

  subscript(key: PushKey) -> Field? { fields[key] }

  /// A member whose value is neither absent nor null, which the phone takes for absent.
  func present(_ key: PushKey) -> Field? {
    guard let field = fields[key], document.kind(field.value) != .null else { return nil }
    return field
  }

  /// What `event` says, if it is a text.
  var eventText: String? { fields[.event].flatMap { document.string($0.value) } }

  /// The event, if it is one.
  var event: Event? { eventText.flatMap(Event.init(rawValue:)) }

  /// `timestamp`, where it is a number that can be right: the rules that compare with it need that.
  var timestamp: Double? { plausibleTime(.timestamp) }

  /// A time in Unix seconds, where it is a number that can be right.
  func plausibleTime(_ key: PushKey) -> Double? {
    guard let field = fields[key], let value = document.double(field.value), UnixTime.isPlausible(value) else {
      return nil
    }
    return value
  }

  func add(
    _ rule: Rule, _ message: String, at field: Field, notes: [Note] = [], to report: inout Report
  ) {
    subject.add(rule, message, at: field.path, field.value, notes: notes, to: &report)
  }

  /// A finding about a key that `aps` lacks: it points to where the key should be, and at a key that may have been meant
  /// for it, else at `aps` itself.
  func addMissing(
    _ rule: Rule, _ message: String, _ key: PushKey, meant: Field? = nil, to report: inout Report
  ) {
    guard let aps else { return }
    let range = meant.flatMap(\.key).map(document.range) ?? document.range(aps.value)
    subject.add(rule, message, at: aps.path.appending(.absent(key.rawValue)), range: range, to: &report)
  }
}

/// Plausibility of times in Unix seconds, as `aps` has them.
enum UnixTime {
  static func isInMilliseconds(_ value: Double) -> Bool { value >= 1e11 }
  static func isPlausible(_ value: Double) -> Bool { value >= 1e9 && !isInMilliseconds(value) }
}
