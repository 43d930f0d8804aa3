/// Does the push have what its event needs: the keys without which the phone drops it?
enum EventCheck {
  static func check(_ push: Push, _ report: inout Report) {
    guard push.aps != nil else { return }
    checkEvent(push, &report)
    checkTimestamp(push, &report)
    checkContentState(push, &report)
    guard push.event == .start else { return }
    checkAttributes(push, &report)
    checkPushInput(push, &report)
  }

  private static func checkEvent(_ push: Push, _ report: inout Report) {
    if push.event != nil, push.has(.event) { return }
    let choice = "\"start\", \"update\" or \"end\""
    guard let field = push[.event] else {
      return push.addMissing(.eventMissing, .event, "the phone drops the push", add: choice, to: &report)
    }
    guard let text = push.eventText else {
      guard push.document.kind(field.value) != .placeholder else { return }
      return push.add(
        .eventMissing,
        "'event' is \(push.document.kindPhrase(field.value)), so the phone drops the push; send \(choice)",
        at: field, to: &report)
    }
    let nearest = Spelling.nearest(to: text, among: Push.Event.allCases.map(\.rawValue))
    push.add(
      .eventUnknown,
      "'event' is \(push.document.excerpt(field.value)), which the phone does not know, so it drops the push; send \(nearest.map { "\"\($0)\"" } ?? choice)",
      at: field,
      fix: nearest.flatMap { push.subject.fix(push.document.replacing(field.value, with: "\"\($0)\""), isSafe: false) },
      to: &report)
  }

  private static func checkTimestamp(_ push: Push, _ report: inout Report) {
    if push.kind(of: .timestamp) == .number { return }
    guard let field = push[.timestamp] else {
      return push.addMissing(
        .timestampMissing, .timestamp, "the phone drops the push", add: "the Unix time in seconds", to: &report)
    }
    guard push.document.kind(field.value) != .placeholder else { return }
    let text = push.document.string(field.value) ?? ""
    let advice =
      JSONParser.isNumber(text) ? "send \(text) without the quotes" : "send the Unix time in seconds as a number"
    push.add(
      .timestampInvalid,
      "'timestamp' is \(push.document.kindPhrase(field.value)) and has to be a number, so the phone drops the push; \(advice)",
      at: field, fix: push.unquoting(field), to: &report)
  }

  private static func checkContentState(_ push: Push, _ report: inout Report) {
    if push.kind(of: .contentState) == .object { return }
    guard let field = push[.contentState] else {
      switch push.event {
      case .start, .update:
        push.addMissing(
          .contentStateMissing, .contentState, "the phone drops the push", add: "the whole state", to: &report)
      case .end:
        push.addMissing(
          .endWithoutContentState, .contentState,
          "the phone may not end the activity (Apple calls the key optional here, and devices were seen to drop the push)",
          add: "the final state", to: &report)
      case nil:
        break
      }
      return
    }
    push.addInvalid(.contentStateInvalid, .contentState, field, wanted: "an object", to: &report)
  }

  private static func checkAttributes(_ push: Push, _ report: inout Report) {
    let consequence = "the phone does not know what to start and drops the push"
    if let field = push[.attributesType] {
      let kind = push.document.kind(field.value)
      if kind != .string && kind != .placeholder {
        push.add(
          .attributesTypeMissing,
          "'attributes-type' is \(push.document.kindPhrase(field.value)), so \(consequence); send the name of the attributes struct",
          at: field, to: &report)
      }
    } else {
      push.addMissing(
        .attributesTypeMissing, .attributesType, consequence, add: "the name of the attributes struct", to: &report)
    }
    if let field = push[.attributes] {
      push.addInvalid(.attributesMissing, .attributes, field, wanted: "an object", to: &report)
    } else {
      push.addMissing(
        .attributesMissing, .attributes, "the phone drops the push",
        add: "the attributes struct's members, or {} without any",
        to: &report)
    }
  }

  private static func checkPushInput(_ push: Push, _ report: inout Report) {
    let document = push.document
    if let field = push.present(.inputPushChannel), document.kind(field.value) != .placeholder {
      let text = document.string(field.value) ?? ""
      if text.isEmpty || !Base64.isValid(text) {
        push.add(
          .inputPushChannelInvalid,
          "'input-push-channel' is \(document.excerpt(field.value)) and no channel id, so the activity does not start; send the channel's base64 id",
          at: field, to: &report)
      }
    }
    guard let token = push.present(.inputPushToken) else { return }
    if let channel = push.present(.inputPushChannel), document.double(token.value) == 1 {
      push.add(
        .pushInputConflict,
        "'input-push-channel' and 'input-push-token' ask for two forms of updates, so the phone drops the push; send one of them",
        at: channel, notes: [Note(message: "the other is here", location: push.subject.location(token.value))],
        to: &report)
    }
    guard document.double(token.value) != 1, document.kind(token.value) != .placeholder else { return }
    push.add(
      .ignoredValue,
      "'input-push-token' is \(document.excerpt(token.value)), which the phone takes for absent; send 1 or leave the key out",
      at: token, fix: document.string(token.value) == "1" ? push.unquoting(token) : nil, to: &report)
  }
}

extension Push {
  /// The keys without which the phone drops the push, or may do so.
  var requiredKeys: [PushKey] {
    switch event {
    case .start: [.event, .timestamp, .contentState, .attributesType, .attributes, .alert]
    case .update, .end: [.event, .timestamp, .contentState]
    case nil: [.event, .timestamp]
    }
  }

  /// A member that was clearly meant for a required key that is missing: in `aps` under another spelling, or beside `aps`.
  func meant(for key: PushKey) -> (field: Field, isBesideAPS: Bool)? {
    guard let aps, !has(key), requiredKeys.contains(key) else { return nil }
    let strangers = document.members(aps.value).filter { !PushKey.isKnown(document.string($0.key) ?? "") }
    let near = strangers.compactMap { member in
      Spelling.distance(from: document.string(member.key) ?? "", to: key.rawValue).map { (member, $0) }
    }
    if let (member, _) = near.min(by: { $0.1 < $1.1 }) {
      return (Field(key: member.key, value: member.value, path: aps.path.appending(.key(member.key))), false)
    }
    let beside = document.members(body.value).first { member in
      guard member.key != aps.key, let name = document.string(member.key) else { return false }
      return Spelling.distance(from: name, to: key.rawValue) == 0
    }
    return beside.map {
      (Field(key: $0.key, value: $0.value, path: body.path.appending(.key($0.key))), true)
    }
  }

  /// A finding about a key that `aps` lacks. It points to where the key should be; its range is the key that was meant for
  /// it, else all of `aps`.
  func addMissing(_ rule: Rule, _ key: PushKey, _ consequence: String, add: String, to report: inout Report) {
    guard let aps else { return addMissingOfSender(rule, key, consequence, add: add, to: &report) }
    let path = aps.path.appending(.absent(key.rawValue))
    guard let (meant, isBesideAPS) = meant(for: key), let meantKey = meant.key else {
      let message = "'\(key.rawValue)' is missing, so \(consequence); add \(add)"
      return subject.add(rule, message, at: path, aps.value, to: &report)
    }
    let name = document.string(meantKey) ?? ""
    let rename = name == key.rawValue ? "" : " as \"\(key.rawValue)\""
    let message =
      isBesideAPS
      ? "'\(name)' stands beside 'aps' and not in it, so \(consequence); move it into 'aps'\(rename)"
      : "'\(name)' is not read and '\(key.rawValue)' is missing, so \(consequence); rename it to \"\(key.rawValue)\""
    let isSafe = name == key.rawValue || Spelling.isOtherSpelling(name, of: key.rawValue)
    let member = JSONDocument.Member(key: meantKey, value: meant.value)
    let isMovable = isBesideAPS && document.kind(aps.value) == .object
    let edits =
      isMovable
      ? document.moving(member, into: aps.value, as: key.rawValue) : document.renaming(meantKey, to: key.rawValue)
    subject.add(rule, message, at: path, meantKey, fix: subject.fix(edits, isSafe: isSafe), to: &report)
  }

  /// The fix for a number in quotes.
  func unquoting(_ field: Field) -> Fix? {
    guard let text = document.string(field.value), JSONParser.isNumber(text) else { return nil }
    return subject.fix(document.replacing(field.value, with: text))
  }

  private func addMissingOfSender(
    _ rule: Rule, _ key: PushKey, _ consequence: String, add: String, to report: inout Report
  ) {
    guard let place = sender?.members.fields[key] else { return }
    var path = body.path
    var holder = body.value
    for step in place.steps {
      let member = document.member(step, of: holder)
      path.push(member.map { .key($0.key) } ?? .absent(step))
      holder = member?.value ?? holder
    }
    let name = place.steps.joined(separator: ".")
    subject.add(rule, "'\(name)' is missing, so \(consequence); add \(add)", at: path, holder, to: &report)
  }

  /// A finding about a member that has to be an object: stringified JSON, or anything else that is none.
  func addInvalid(
    _ rule: Rule, _ key: PushKey, _ field: Field, wanted: String, to report: inout Report
  ) {
    let kind = document.kind(field.value)
    if kind == .object || kind == .placeholder || kind == .array { return }
    if document.holdsJSON(field.value) {
      return add(
        .stringifiedJSON,
        "'\(name(of: key))' is a string that holds JSON, so the phone drops the push; send the object itself, not its text",
        at: field, fix: subject.fix(document.unwrapping(field.value)), to: &report)
    }
    add(
      rule, "'\(name(of: key))' is \(document.kindPhrase(field.value)), so the phone drops the push; send \(wanted)",
      at: field, to: &report)
  }
}

extension PushKey {
  /// A key of `aps` that an Apple platform knows, for a Live Activity or for another push.
  static func isKnown(_ name: String) -> Bool {
    PushKey(rawValue: name) != nil || PushKey.ordinary.contains(name) || name == "sound"
  }
}
