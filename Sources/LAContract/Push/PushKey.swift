/// The keys that the phone reads of `aps` in a Live Activity push. Apple documents all but the last; the list as a whole
/// is what the receiver was observed to look up.
enum PushKey: String, CaseIterable, Sendable {
  case event
  case timestamp
  case contentState = "content-state"
  case alert
  case attributesType = "attributes-type"
  case attributes
  case staleDate = "stale-date"
  case relevanceScore = "relevance-score"
  case dismissalDate = "dismissal-date"
  case inputPushToken = "input-push-token"
  case inputPushChannel = "input-push-channel"
  case inputBundleIdentifiers = "input-bundle-identifiers"

  /// All of them, by their places in `allCases`.
  static let list = KeyList(allCases.map(\.rawValue))

  /// Read on a start only.
  static let startOnly: [PushKey] = [.attributesType, .attributes, .inputPushToken, .inputPushChannel]

  /// Keys of ordinary pushes, which a Live Activity does not read.
  static let ordinary: Set<String> = [
    "badge", "category", "thread-id", "content-available", "mutable-content", "interruption-level",
    "target-content-id", "filter-criteria", "url-args", "content-changed",
  ]

  /// Keys of an ordinary push's alert, which a Live Activity's does not have.
  static let ordinaryAlert: Set<String> = [
    "subtitle", "title-loc-key", "title-loc-args", "subtitle-loc-key", "subtitle-loc-args", "loc-key", "loc-args",
    "launch-image", "action", "action-loc-key", "summary-arg", "summary-arg-count",
  ]
}
