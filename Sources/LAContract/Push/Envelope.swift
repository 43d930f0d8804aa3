/// Finds the push in a document: which object APNs would get, and where its keys are.
enum Envelope {
  /// - Returns: nil where there is no push to check; then a finding says why.
  static func open(_ subject: Subject, _ options: Linter.Options, _ report: inout Report) -> Push? {
    let document = subject.document
    let root = Push.Field(key: nil, value: document.root, path: JSONPath())
    if options.isBareContentState {
      return Push(
        subject: subject, body: root, aps: nil, fields: [.contentState: root], isChannel: options.isChannel)
    }
    guard let aps = apsField(of: root, in: subject, &report) else { return nil }
    return Push(
      subject: subject, body: root, aps: aps, fields: fields(of: aps, in: document), isChannel: options.isChannel)
  }

  private static func fields(of aps: Push.Field, in document: JSONDocument) -> [PushKey: Push.Field] {
    var fields: [PushKey: Push.Field] = [:]
    for key in PushKey.allCases {
      guard let member = document.member(key.rawValue, of: aps.value) else { continue }
      fields[key] = Push.Field(key: member.key, value: member.value, path: aps.path.appending(.key(member.key)))
    }
    return fields
  }

  private static func apsField(of body: Push.Field, in subject: Subject, _ report: inout Report) -> Push.Field? {
    let document = subject.document
    guard let member = document.member("aps", of: body.value) else {
      let hint = missingHint(body, in: document)
      subject.add(
        .apsMissing, "no 'aps' object, so the phone drops the push\(hint.text)",
        at: body.path.appending(.absent("aps")),
        range: hint.key.map(document.range) ?? document.range(body.value), to: &report)
      return nil
    }
    let aps = Push.Field(key: member.key, value: member.value, path: body.path.appending(.key(member.key)))
    guard document.kind(aps.value) != .object else { return aps }
    if document.holdsJSON(aps.value) {
      subject.add(
        .stringifiedJSON,
        "'aps' is a string that holds JSON, so the phone drops the push; send the object itself, not its text",
        at: aps.path, aps.value, to: &report)
    } else if document.kind(aps.value) != .placeholder {
      subject.add(
        .apsMissing, "'aps' is \(document.kindPhrase(aps.value)), so the phone drops the push; send an object",
        at: aps.path, aps.value, to: &report)
    }
    return nil
  }

  private static func missingHint(
    _ body: Push.Field, in document: JSONDocument
  ) -> (text: String, key: JSONDocument.NodeIndex?) {
    guard document.kind(body.value) == .object else {
      return ("; the payload has to be an object: {\"aps\": {…}}", nil)
    }
    let own = document.members(body.value).compactMap { document.string($0.key) }
    if own.contains("content-state") || own.contains("event") {
      return ("; this is the inner object: wrap it as {\"aps\": {…}}", nil)
    }
    for member in document.members(body.value) {
      guard let name = document.string(member.key), Spelling.isOtherSpelling(name, of: "aps") else { continue }
      return ("; rename '\(name)' to 'aps'", member.key)
    }
    return ("; wrap the push as {\"aps\": {…}}", nil)
  }
}
