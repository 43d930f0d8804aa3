/// A push as it was found in a file: where each key stands, by the name that APNs has for it.
///
/// It never changes. It is a class only because every check is handed it, and to copy it would count references of all
/// that it holds.
final class Push: Sendable {
  enum Event: String, CaseIterable, Sendable {
    case start, update, end
  }

  /// A member of the push.
  struct Field: Sendable {
    /// nil where it is the whole document, or an element.
    let key: JSONDocument.NodeIndex?
    let value: JSONDocument.NodeIndex
    private let base: JSONPath
    private let isBelowBase: Bool

    init(key: JSONDocument.NodeIndex?, value: JSONDocument.NodeIndex, path: JSONPath) {
      self.key = key
      self.value = value
      base = path
      isBelowBase = false
    }

    /// A member of the object at a path.
    init(_ member: JSONDocument.Member, of path: JSONPath) {
      key = member.key
      value = member.value
      base = path
      isBelowBase = true
    }

    /// Made when it is asked for, since few members have a finding.
    var path: JSONPath {
      guard isBelowBase, let key else { return base }
      return base.appending(.key(key))
    }
  }

  /// The members that APNs' keys stand for. There are a few, so looking through them is quicker than a dictionary.
  struct Fields: Sendable {
    private let entries: [(key: PushKey, field: Field)]

    init(_ entries: [(key: PushKey, field: Field)]) {
      self.entries = entries
    }

    var keys: [PushKey] { entries.map(\.key) }

    subscript(key: PushKey) -> Field? { place(of: key).map { entries[$0].field } }

    /// The value alone, for which nothing has to be copied.
    func value(_ key: PushKey) -> JSONDocument.NodeIndex? { place(of: key).map { entries[$0].field.value } }

    private func place(of key: PushKey) -> Int? {
      for place in entries.indices where entries[place].key == key { return place }
      return nil
    }

    /// What a key of the document is for.
    func key(at node: JSONDocument.NodeIndex) -> PushKey? {
      for place in entries.indices where entries[place].field.key == node { return entries[place].key }
      return nil
    }
  }

  /// A service that makes `aps` itself, from members of its own.
  struct Sender: Sendable {
    let name: String
    let members: EnvelopeMembers
    let suppliedTypes: Set<String>
  }

  let subject: Subject
  let document: JSONDocument
  /// What APNs gets: the object that holds `aps`. Of a service that makes `aps` itself, the object with its members.
  let body: Field
  /// nil for a bare content state, and where a service makes it.
  let aps: Field?
  let fields: Fields
  let isChannel: Bool
  /// nil where `aps` stands in the file, or all there is is a content state.
  let sender: Sender?
  /// What `event` says, if it is a text; where no member says it, what the others imply.
  let eventText: String?
  /// The event, if it is one.
  let event: Event?

  init(
    subject: Subject, body: Field, aps: Field?, fields: Fields, isChannel: Bool, sender: Sender? = nil,
    impliedEvent: Event? = nil
  ) {
    self.subject = subject
    self.document = subject.document
    self.body = body
    self.aps = aps
    self.fields = fields
    self.isChannel = isChannel
    self.sender = sender
    eventText = fields.value(.event).flatMap(subject.document.string) ?? impliedEvent?.rawValue
    event = eventText.flatMap(Event.init(rawValue:))
  }

  /// All there is is a content state.
  var isBareContentState: Bool { aps == nil && sender == nil }

  subscript(key: PushKey) -> Field? { fields[key] }

  func has(_ key: PushKey) -> Bool { fields.value(key) != nil }

  /// What kind of value a member has, where it is there.
  func kind(of key: PushKey) -> JSONDocument.Node.Kind? { fields.value(key).map(document.kind) }

  /// A member whose value is neither absent nor null, which the phone takes for absent.
  func present(_ key: PushKey) -> Field? {
    guard let value = fields.value(key), document.kind(value) != .null else { return nil }
    return fields[key]
  }

  /// What the file calls a key.
  func name(of key: PushKey) -> String {
    sender?.members.fields[key]?.steps.last ?? key.rawValue
  }

  /// `timestamp`, where it is a number that can be right: the rules that compare with it need that.
  var timestamp: Double? { plausibleTime(.timestamp) }

  /// A time in Unix seconds, where it is a number that can be right.
  func plausibleTime(_ key: PushKey) -> Double? {
    guard let node = fields.value(key), let value = document.double(node), UnixTime.isPlausible(value) else {
      return nil
    }
    return value
  }

  func add(
    _ rule: Rule, _ message: String, at field: Field, notes: [Note] = [], fix: Fix? = nil, to report: inout Report
  ) {
    subject.add(rule, message, at: field.path, field.value, notes: notes, fix: fix, to: &report)
  }
}

/// Plausibility of times in Unix seconds, as `aps` has them.
enum UnixTime {
  static func isInMilliseconds(_ value: Double) -> Bool { value >= 1e11 }
  static func isPlausible(_ value: Double) -> Bool { value >= 1e9 && !isInMilliseconds(value) }
}
