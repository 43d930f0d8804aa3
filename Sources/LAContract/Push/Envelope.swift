/// What a push may be wrapped in on its way to APNs. What each one looks like stands in `EnvelopeTable.swift`.
public enum Envelope: String, CaseIterable, Sendable {
  /// The body as APNs gets it, an `.apns` file among them. What `expo-widgets` sends is one too.
  case apns
  /// A request with `headers`, `path` and `payload`.
  case request
  case fcm
  case sns
  case oneSignal = "onesignal"
  case braze
  case airship
  case customerIO = "customerio"
  case pushwoosh
  case ably
}

/// The row of one envelope in the table.
///
/// It never changes. It is a class only because it is asked for with every push, and to copy it would count references of
/// all that it holds.
final class EnvelopeRow: Sendable {
  enum Content: Sendable {
    /// The sender passes on what APNs gets, `{"aps": …}`, which stands at one of these places.
    case body([EnvelopePlace])
    /// The sender makes `aps` itself, from members of its own.
    case members(EnvelopeMembers)
  }

  /// Header fields, where the envelope has any.
  enum Headers: Sendable {
    case none
    /// An object of names and values.
    case object([EnvelopePlace])
    /// Members under other names.
    case members([String: EnvelopePlace])
  }

  /// As messages call the sender.
  let name: String
  /// Groups of places; a document in which one group is complete is such an envelope.
  let marks: [[EnvelopePlace]]
  let content: Content
  /// The body, and what leads to it, stands as JSON text in strings.
  let holdsText: Bool
  let headers: Headers
  /// The places of the path.
  let path: [EnvelopePlace]
  /// The sender adds the headers that are missing.
  let fillsInHeaders: Bool
  /// Header values have to be JSON strings.
  let wantsTextHeaders: Bool
  /// Swift types of members that the sender's server adds, so that nobody else sends them.
  let suppliedTypes: Set<String>

  init(
    name: String, marks: [[EnvelopePlace]] = [], content: Content, holdsText: Bool = false, headers: Headers = .none,
    path: [EnvelopePlace] = [], fillsInHeaders: Bool = true, wantsTextHeaders: Bool = false,
    suppliedTypes: Set<String> = []
  ) {
    self.name = name
    self.marks = marks
    self.content = content
    self.holdsText = holdsText
    self.headers = headers
    self.path = path
    self.fillsInHeaders = fillsInHeaders
    self.wantsTextHeaders = wantsTextHeaders
    self.suppliedTypes = suppliedTypes
  }
}

/// The members from which a sender makes `aps`, and which of APNs' rules hold for them.
struct EnvelopeMembers: Sendable {
  enum Dates: Sendable { case unixSeconds, iso8601 }

  enum Event: Sendable {
    /// The member that says it, with the values of APNs.
    case member
    /// The address that the request goes to, so that only the members tell: these are there for a start alone.
    case address(startOnly: [EnvelopePlace], isEnd: EnvelopePlace?)
  }

  /// The object that `fields` start from.
  var base: EnvelopePlace = ""
  /// Where the values of APNs' keys stand.
  let fields: [PushKey: EnvelopePlace]
  let event: Event
  /// What a start needs, of which the content state is needed for an update too.
  let needs: [PushKey]
  /// Texts by language that become the alert of a start.
  var alertTexts: [EnvelopePlace] = []
  var dates = Dates.unixSeconds
  /// The type has a name of the sender's, which need not be Swift's.
  var hasOwnTypeNames = false
}

/// A way through a document by keys, such as `message/apns/payload`; `*` is every element of an array.
struct EnvelopePlace: Sendable, ExpressibleByStringLiteral {
  let steps: [String]

  init(stringLiteral text: String) {
    steps = text.split(separator: "/").map(String.init)
  }

  init(steps: [String]) {
    self.steps = steps
  }
}
