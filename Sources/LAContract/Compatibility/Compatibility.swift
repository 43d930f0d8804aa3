/// What a change does to payloads that are made for one version of a contract and reach apps that have the other.
public enum Compatibility: Int, Sendable, Comparable, CaseIterable {
  /// They decode, and every value is read.
  case safe
  /// They decode, and a number means something else then.
  case meaning
  /// They decode, and a value is ignored, rounded or merged.
  case lossy
  /// Whether they decode cannot be known.
  case unclear
  /// There is one that does not decode, so that the phone drops it.
  case breaking

  /// Safe is less than anything else, breaking is more.
  public static func < (a: Compatibility, b: Compatibility) -> Bool { a.rawValue < b.rawValue }
}

/// Which of server and app has the new version.
public enum CompatibilityDirection: String, Sendable, CaseIterable {
  /// Payloads made for the new version reach apps that have the old one.
  case serverAhead = "server-ahead"
  /// Payloads made for the old version reach apps that have the new one.
  case appAhead = "app-ahead"

  /// The version that payloads are made for.
  var payloads: String { self == .serverAhead ? "the new version" : "the old version" }
  /// The version that apps have.
  var apps: String { self == .serverAhead ? "the old version" : "the new version" }
  /// The two words of it.
  var words: String { self == .serverAhead ? "server ahead" : "app ahead" }
}

/// One difference, as one direction sees it.
struct Sighting {
  /// What of a member it is about: with the path, it is the same difference in both directions.
  enum Aspect: Hashable {
    /// The attributes type itself.
    case root
    /// The key as a whole: added, removed.
    case key
    /// The key under another name.
    case rename
    /// Whether it may be absent or null.
    case optionality
    case type
    /// A case, by its raw value or key.
    case item(String)
    /// The name in Swift alone.
    case swiftName(String)
  }

  /// As in `ContentState.legs.platform`.
  let path: String
  let aspect: Aspect
  /// In the version that payloads are made for, and in the one that apps have.
  let places: Places
  let effect: Effect

  struct Places {
    var writer: Location?
    var reader: Location?
    /// What each has there, in words.
    var writerText: String?
    var readerText: String?
  }
}

/// What a difference does in one direction.
struct Effect {
  var verdict: Compatibility
  /// One phrase.
  var reason: String
  /// What to do instead.
  var advice: String?
  var proof: Proof?
}

/// A payload that decodes in the version it is made for and not in the other.
struct Proof {
  let json: String
  /// It is known to decode; else a part of it stands for a value of a type that the given files do not declare.
  let isComplete: Bool
}
