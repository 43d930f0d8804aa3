/// Does a key do anything where it stands?
enum PushKeyCheck {
  static func check(_ push: Push, _ report: inout Report) {
    guard let aps = push.aps else { return }
    let document = push.document
    let meant = push.requiredKeys.compactMap { push.meant(for: $0)?.field.key }
    var reported = Set(meant)
    reported.formUnion(document.duplicates(in: aps.value).map(\.repeated.key))
    for member in document.members(aps.value) where !reported.contains(member.key) {
      if let key = push.fields.key(at: member.key) {
        check(key, member, push, &report)
      } else {
        let field = Push.Field(key: member.key, value: member.value, path: aps.path.appending(.key(member.key)))
        check(field, named: document.string(member.key) ?? "", push, &report)
      }
    }
    checkRelevance(push, &report)
    for member in document.members(push.body.value) where member.key != aps.key && !meant.contains(member.key) {
      checkBeside(member, push, &report)
    }
  }

  /// A key that the phone reads, though perhaps not on this event.
  private static func check(
    _ key: PushKey, _ member: JSONDocument.Member, _ push: Push, _ report: inout Report
  ) {
    guard push.document.kind(member.value) != .null, let event = push.event, isIgnored(key, on: event),
      let field = push[key]
    else { return }
    let reader = key == .dismissalDate ? "only an end" : "only a start"
    push.addKey(
      .ignoredKey, "'\(key.rawValue)' has no effect here, since \(reader) reads it; remove it", field, &report)
  }

  /// Any other key.
  private static func check(_ field: Push.Field, named name: String, _ push: Push, _ report: inout Report) {
    let document = push.document
    let isNull = document.kind(field.value) == .null
    if name == "sound" {
      return push.addKey(
        .soundMisplaced, "'sound' stands in 'aps', where a Live Activity does not look for it; move it into 'alert'",
        field, fix: soundMove(field, push), &report)
    }
    if PushKey.ordinary.contains(name) {
      guard !isNull else { return }
      return push.addKey(.ignoredKey, "'\(name)' has no effect on a Live Activity; remove it", field, &report)
    }
    let candidates = PushKey.allCases.map(\.rawValue) + PushKey.ordinary
    guard let nearest = Spelling.nearest(to: name, among: candidates) else {
      return push.addKey(
        .unknownAPSKey,
        "'\(name)' is no key of 'aps', and the phone ignores it; remove it, or put it beside 'aps' or into 'content-state'",
        field, &report)
    }
    push.addKey(
      .unknownAPSKey, "'\(name)' is no key of 'aps', and the phone ignores it; rename it to \"\(nearest)\"", field,
      fix: rename(field, named: name, to: nearest, push), &report)
  }

  /// Only where the alert is an object that has no sound.
  private static func soundMove(_ field: Push.Field, _ push: Push) -> Fix? {
    let document = push.document
    guard let alert = push[.alert], let key = field.key, document.kind(alert.value) == .object,
      document.kind(field.value) == .string, document.member("sound", of: alert.value) == nil
    else { return nil }
    return push.subject.fix(document.moving(JSONDocument.Member(key: key, value: field.value), into: alert.value))
  }

  /// Only to a key that is not there and does something.
  private static func rename(_ field: Push.Field, named name: String, to nearest: String, _ push: Push) -> Fix? {
    guard let key = field.key, let wanted = PushKey(rawValue: nearest), push[wanted] == nil else { return nil }
    let isSafe = Spelling.isOtherSpelling(name, of: nearest)
    return push.subject.fix(push.document.renaming(key, to: nearest), isSafe: isSafe)
  }

  private static func isIgnored(_ key: PushKey, on event: Push.Event) -> Bool {
    switch event {
    case .start: key == .dismissalDate
    case .update: key == .dismissalDate || PushKey.startOnly.contains(key)
    case .end: PushKey.startOnly.contains(key)
    }
  }

  private static func checkRelevance(_ push: Push, _ report: inout Report) {
    if push.kind(of: .relevanceScore) == .number { return }
    guard let field = push.present(.relevanceScore), push.document.kind(field.value) != .placeholder else { return }
    push.addIgnoredValue(.relevanceScore, field, wanted: "a number such as 50", to: &report)
  }

  /// Keys of one's own are allowed beside `aps`; those that can only have been meant for somewhere else are not.
  private static func checkBeside(_ member: JSONDocument.Member, _ push: Push, _ report: inout Report) {
    let document = push.document
    guard let name = document.string(member.key) else { return }
    let field = Push.Field(key: member.key, value: member.value, path: push.body.path.appending(.key(member.key)))
    if name == "headers" {
      let isAPNs = document.members(member.value).contains { document.string($0.key)?.hasPrefix("apns-") == true }
      guard isAPNs else { return }
      return push.addKey(
        .misplacedKey,
        "'headers' travels in the body, where APNs does not look for headers; move it out of the payload",
        field, &report)
    }
    if name == "live_activity_token" || name == "liveActivityToken" {
      return push.addKey(
        .misplacedKey,
        "'\(name)' travels in the body, where FCM does not look for it; move it out of the payload, beside it",
        field, &report)
    }
    // Without a hyphen a name is as likely the sender's own.
    guard let key = PushKey(rawValue: name), name.contains("-"), push[key] == nil else { return }
    push.addKey(
      .misplacedKey, "'\(name)' stands beside 'aps', where the phone does not look for it; move it into 'aps'", field,
      fix: push.aps.flatMap { push.subject.fix(document.moving(member, into: $0.value)) }, &report)
  }
}

extension Push {
  /// A finding about a key rather than its value.
  func addKey(_ rule: Rule, _ message: String, _ field: Field, fix: Fix? = nil, _ report: inout Report) {
    subject.add(rule, message, at: field.path, field.key ?? field.value, fix: fix, to: &report)
  }
}
