/// Every rule.
///
/// Ids are part of the product's interface: suppressions, reports and other tools name them. A rule names the bad thing,
/// never the fix. What it means is said in `RuleDocumentation`.
public enum Rule: String, Sendable, CaseIterable, Codable {
  // The text itself.
  case jsonSyntax = "json-syntax"
  case duplicateKey = "duplicate-key"

  // Where things are.
  case apsMissing = "aps-missing"
  case stringifiedJSON = "stringified-json"
  case misplacedKey = "misplaced-key"

  // Keys of the push.
  case eventMissing = "event-missing"
  case eventUnknown = "event-unknown"
  case timestampMissing = "timestamp-missing"
  case timestampInvalid = "timestamp-invalid"
  case timeInMilliseconds = "time-in-milliseconds"
  case timeImplausible = "time-implausible"
  case staleDatePassed = "stale-date-passed"
  case dismissalDateLate = "dismissal-date-late"
  case contentStateMissing = "content-state-missing"
  case endWithoutContentState = "end-without-content-state"
  case contentStateInvalid = "content-state-invalid"
  case attributesTypeMissing = "attributes-type-missing"
  case attributesTypeMismatch = "attributes-type-mismatch"
  case attributesMissing = "attributes-missing"
  case startAlertMissing = "start-alert-missing"
  case alertUnusable = "alert-unusable"
  case alertEmpty = "alert-empty"
  case soundMisplaced = "sound-misplaced"
  case pushInputConflict = "push-input-conflict"
  case inputPushChannelInvalid = "input-push-channel-invalid"
  case ignoredKey = "ignored-key"
  case ignoredValue = "ignored-value"
  case unknownAPSKey = "unknown-aps-key"

  // Size.
  case payloadTooLarge = "payload-too-large"
  case payloadTooLargeAsStored = "payload-too-large-as-stored"
  case activityDataTooLarge = "activity-data-too-large"
  case payloadNearLimit = "payload-near-limit"

  // Broadcast pushes.
  case channelStart = "channel-start"

  // Headers and path.
  case pushTypeInvalid = "push-type-invalid"
  case topicInvalid = "topic-invalid"
  case priorityInvalid = "priority-invalid"
  case expirationInvalid = "expiration-invalid"
  case collapseIDInvalid = "collapse-id-invalid"
  case requestIDInvalid = "request-id-invalid"
  case channelIDInvalid = "channel-id-invalid"
  case pathInvalid = "path-invalid"
  case authorizationInvalid = "authorization-invalid"
  case ignoredHeader = "ignored-header"

  // Against the caller's clock.
  case timestampPast = "timestamp-past"
  case timestampFuture = "timestamp-future"

  // The device's decoder would throw.
  case missingKey = "missing-key"
  case nullValue = "null-value"
  case typeMismatch = "type-mismatch"
  case dateString = "date-string"
  case invalidValue = "invalid-value"
  case unknownEnumValue = "unknown-enum-value"

  // It decodes, and is wrong.
  case dateUnixSeconds = "date-unix-seconds"
  case dateInMilliseconds = "date-in-milliseconds"
  case unknownKey = "unknown-key"

  // The Swift side.
  case modelSyntax = "model-syntax"
  case modelTypeMissing = "model-type-missing"
  case typeAmbiguous = "type-ambiguous"
  case modelUnresolvedType = "model-unresolved-type"
  case modelOpaqueDecoding = "model-opaque-decoding"
  case modelDiverged = "model-diverged"
  case modelBinaryMember = "model-binary-member"
  case modelUnboundedMember = "model-unbounded-member"
  case modelSensitiveMember = "model-sensitive-member"

  // Two versions of a model.
  case breakingChange = "breaking-change"
  case lossyChange = "lossy-change"
  case changedMeaning = "changed-meaning"
  case unclearChange = "unclear-change"
  case harmlessChange = "harmless-change"

  // What the caller says of the payloads.
  case unexpectedlyValid = "unexpectedly-valid"

  /// The rule of an id as it is printed; nil for an id that is none.
  public init?(id: String) {
    self.init(rawValue: id)
  }

  /// The id as it is printed.
  public var id: String { rawValue }
}
