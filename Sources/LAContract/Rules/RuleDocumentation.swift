extension Rule {
  /// The severity that the rule has unless the caller sets another.
  public var severity: Severity { documentation.severity }

  /// The severity in a run that sets none; nil for rules that most teams would not want, which are reported by
  /// `la-lint size --model`, and by a check only where `--rule` or a configuration sets them.
  package var severityUnlessSet: Severity? { MemberCheck.rules.contains(self) ? nil : severity }

  /// What the rule means.
  ///
  /// It is the source of `--explain`, the README's table, the handbook and SARIF's rule list. The values stand in the
  /// files `RuleDocumentation+….swift`, and the tests run their examples.
  public var documentation: RuleDocumentation {
    switch self {
    case .jsonSyntax: .jsonSyntax
    case .duplicateKey: .duplicateKey
    case .apsMissing: .apsMissing
    case .stringifiedJSON: .stringifiedJSON
    case .misplacedKey: .misplacedKey
    case .eventMissing: .eventMissing
    case .eventUnknown: .eventUnknown
    case .timestampMissing: .timestampMissing
    case .timestampInvalid: .timestampInvalid
    case .timeInMilliseconds: .timeInMilliseconds
    case .timeImplausible: .timeImplausible
    case .staleDatePassed: .staleDatePassed
    case .dismissalDateLate: .dismissalDateLate
    case .contentStateMissing: .contentStateMissing
    case .endWithoutContentState: .endWithoutContentState
    case .contentStateInvalid: .contentStateInvalid
    case .attributesTypeMissing: .attributesTypeMissing
    case .attributesTypeMismatch: .attributesTypeMismatch
    case .attributesMissing: .attributesMissing
    case .startAlertMissing: .startAlertMissing
    case .alertUnusable: .alertUnusable
    case .alertEmpty: .alertEmpty
    case .soundMisplaced: .soundMisplaced
    case .pushInputConflict: .pushInputConflict
    case .inputPushChannelInvalid: .inputPushChannelInvalid
    case .ignoredKey: .ignoredKey
    case .ignoredValue: .ignoredValue
    case .unknownAPSKey: .unknownAPSKey
    case .payloadTooLarge: .payloadTooLarge
    case .payloadTooLargeAsStored: .payloadTooLargeAsStored
    case .activityDataTooLarge: .activityDataTooLarge
    case .payloadNearLimit: .payloadNearLimit
    case .channelStart: .channelStart
    case .pushTypeInvalid: .pushTypeInvalid
    case .topicInvalid: .topicInvalid
    case .priorityInvalid: .priorityInvalid
    case .expirationInvalid: .expirationInvalid
    case .collapseIDInvalid: .collapseIDInvalid
    case .requestIDInvalid: .requestIDInvalid
    case .channelIDInvalid: .channelIDInvalid
    case .pathInvalid: .pathInvalid
    case .authorizationInvalid: .authorizationInvalid
    case .ignoredHeader: .ignoredHeader
    case .timestampPast: .timestampPast
    case .timestampFuture: .timestampFuture
    case .missingKey: .missingKey
    case .nullValue: .nullValue
    case .typeMismatch: .typeMismatch
    case .dateString: .dateString
    case .invalidValue: .invalidValue
    case .unknownEnumValue: .unknownEnumValue
    case .dateUnixSeconds: .dateUnixSeconds
    case .dateInMilliseconds: .dateInMilliseconds
    case .unknownKey: .unknownKey
    case .modelSyntax: .modelSyntax
    case .modelTypeMissing: .modelTypeMissing
    case .typeAmbiguous: .typeAmbiguous
    case .modelUnresolvedType: .modelUnresolvedType
    case .modelOpaqueDecoding: .modelOpaqueDecoding
    case .modelDiverged: .modelDiverged
    case .modelBinaryMember: .modelBinaryMember
    case .modelUnboundedMember: .modelUnboundedMember
    case .modelSensitiveMember: .modelSensitiveMember
    case .breakingChange: .breakingChange
    case .lossyChange: .lossyChange
    case .changedMeaning: .changedMeaning
    case .unclearChange: .unclearChange
    case .harmlessChange: .harmlessChange
    case .unexpectedlyValid: .unexpectedlyValid
    }
  }
}

/// What a rule means, in words and in examples that the tests run.
public struct RuleDocumentation: Sendable {
  /// The stage of a push that a rule belongs to.
  public enum Family: String, Sendable, CaseIterable {
    case syntax, envelope, aps, size, channel, request, clock, decoding, contract, model, compatibility,
      config
  }

  /// The pages of Apple's documentation that rules rest on, under their titles.
  enum Page: String {
    case startingAndUpdating = "Starting and updating Live Activities with ActivityKit push notifications"
    case generating = "Generating a remote notification"
    case broadcasting = "Sending broadcast push notification requests to APNs"
    case sending = "Sending notification requests to APNs"
    case displaying = "Displaying live data with Live Activities"
  }

  /// The severity unless the caller sets another.
  public let severity: Severity
  /// What the rule is about.
  public let family: Family
  /// One line that names the bad thing, as in a table.
  public let title: String
  /// What the phone does, why senders get there, and what to write instead; where it rests on observation, it says so.
  public let explanation: String
  /// Fires exactly at its marks, and nothing else does.
  public let bad: Example
  /// The same, put right: nothing fires.
  public let good: Example

  /// The title of the source, where Apple says so, is added to the explanation.
  init(
    severity: Severity, family: Family, title: String, explanation: String, source: Page? = nil, bad: Example,
    good: Example
  ) {
    self.severity = severity
    self.family = family
    self.title = title
    self.explanation = source.map { "\(explanation) Source: Apple, '\($0.rawValue)'." } ?? explanation
    self.bad = bad
    self.good = good
  }
}
