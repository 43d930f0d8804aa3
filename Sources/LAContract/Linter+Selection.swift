extension Linter {
  /// Whether a file is JSON that has nothing to do with Live Activities: a package's manifest, an ordinary push.
  ///
  /// A push to a Live Activity is, as far as this goes:
  /// - an `aps` with a key that only Live Activities have: `event`, `timestamp`, `content-state`, `attributes-type`,
  ///   `attributes`, `stale-date`, `dismissal-date`, `input-push-…`, in any spelling;
  /// - the inside of one, an object with `content-state` or `attributes-type`;
  /// - a request or message in one of the envelopes which names such keys, or the push type `liveactivity`.
  ///
  /// What is no JSON might have been meant for one. So might everything where the caller has said what the payloads
  /// are, and an example of what must not be sent need not look like a push.
  public func isUnrelated(_ file: SourceFile) -> Bool {
    let isKnown = options.isBareContentState || options.envelope != nil || options.expectsErrors
    guard !isKnown, TextRequest.requests(in: file) == nil else { return false }
    let text = MappedText(file)
    let (document, problems) = JSONParser.parse(text)
    guard problems.isEmpty, let document else { return false }
    switch PushFinder.recognized(in: Subject(file: file, text: text, document: document)) {
    case nil:
      return !document.members(document.root).contains { document.namesContent($0.key) }
    case .apns:
      return !document.apsIsForLiveActivity
    case .request, .fcm, .sns, .ably:
      return !text.isForLiveActivity
    case .oneSignal, .braze, .airship, .customerIO, .pushwoosh:
      // These are told by keys that only Live Activities have.
      return false
    }
  }

  /// The same linter for payloads that have to be found invalid.
  public var expectingErrors: Linter {
    var linter = self
    linter.options.expectsErrors = true
    return linter
  }
}

extension Linter.PayloadReport {
  /// Leaves out findings that are no matter of the command's.
  package mutating func keep(_ isWanted: (Finding) -> Bool) {
    findings = findings.filter(isWanted)
  }

  /// The same without what has been said before.
  package func leavingOut(_ findings: [Finding]) -> Linter.PayloadReport {
    var report = self
    report.findings.removeAll(where: findings.contains)
    return report
  }
}

extension JSONDocument {
  /// Whether a key can only be a Live Activity's, inside `aps` or where that was forgotten.
  fileprivate func namesContent(_ key: NodeIndex) -> Bool {
    names(key, in: [.contentState, .attributesType])
  }

  /// Whether a key has one of these names, however it is spelled.
  private func names(_ key: NodeIndex, in known: [PushKey]) -> Bool {
    guard let name = string(key) else { return false }
    return known.contains { $0.rawValue == name || Spelling.isOtherSpelling(name, of: $0.rawValue) }
  }

  fileprivate var apsIsForLiveActivity: Bool {
    guard let aps = member("aps", of: root) else { return false }
    if kind(aps.value) == .string, let text = string(aps.value) {
      let inner = JSONParser.parse(MappedText(SourceFile(path: "", text: text))).document
      return inner.map { $0.hasKeysOfLiveActivity($0.root) } ?? false
    }
    return hasKeysOfLiveActivity(aps.value)
  }

  private func hasKeysOfLiveActivity(_ object: NodeIndex) -> Bool {
    // Ordinary pushes have these two as well.
    let known = PushKey.allCases.filter { $0 != .alert && $0 != .relevanceScore }
    return members(object).contains { names($0.key, in: known) }
  }
}

extension MappedText {
  /// Whether an envelope is around such a push; `event` and `timestamp` alone are also what other messages have.
  fileprivate var isForLiveActivity: Bool {
    let names = [
      "content-state", "content_state", "contentState", "attributes-type", "attributes_type", "attributesType",
      "liveactivity", "live_activity",
    ]
    return names.contains(where: contains)
      || (contains("\"aps") && contains("\"event") && contains("\"timestamp"))
  }
}
