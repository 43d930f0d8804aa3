/// Finds the pushes in a document and the request around them, by the table of envelopes.
struct PushFinder {
  private let isBareContentState: Bool
  private let isChannel: Bool
  private let row: EnvelopeRow
  private let start: EnvelopeWalk.Found
  /// The document's own, else the one that the document is the body of.
  private let request: Request?

  /// The pushes in a document, which may be the body of a request that is known already.
  ///
  /// Where there is no push, a finding says why, unless nothing can be known.
  static func find(
    in subject: Subject, request: Request?, _ options: Linter.Options, _ report: inout Report
  ) -> (pushes: [Push], request: Request?) {
    guard subject.document.kind(subject.document.root) != .placeholder else { return ([], request) }
    let start = EnvelopeWalk.Found(subject: subject, field: subject.root)
    let envelope = options.envelope ?? (options.isBareContentState ? nil : recognized(in: subject)) ?? .apns
    let row = envelope.row
    let request = request ?? Request(row, of: start)
    let finder = PushFinder(
      isBareContentState: options.isBareContentState,
      isChannel: request?.isChannel(options.isChannel) ?? options.isChannel, row: row, start: start, request: request)
    return (finder.pushes(&report), finder.request)
  }

  /// The envelope of the table that a document is; nil where it is none.
  static func recognized(in subject: Subject) -> Envelope? {
    let start = EnvelopeWalk.Found(subject: subject, field: subject.root)
    return Envelope.allCases.first { isMarked(start, $0.row) }
  }

  private static func isMarked(_ start: EnvelopeWalk.Found, _ row: EnvelopeRow) -> Bool {
    var walk = EnvelopeWalk(opensText: row.holdsText)
    return row.marks.contains { places in places.allSatisfy { walk.isAnything(at: $0, from: start) } }
  }

  private func pushes(_ report: inout Report) -> [Push] {
    if isBareContentState {
      let (subject, root) = (start.subject, start.field)
      return [
        Push(
          subject: subject, body: root, aps: nil, fields: Push.Fields([(.contentState, root)]), isChannel: isChannel)
      ]
    }
    switch row.content {
    case .body(let places):
      return bodies(at: places, &report).compactMap { body in
        guard let aps = apsField(of: body, &report) else { return nil }
        let fields = fields(of: aps, in: body.subject.document)
        // Tests of ordinary pushes in the Simulator are in files of the same kind.
        let isForSimulator = body.subject.document.member("Simulator Target Bundle", of: body.field.value) != nil
        if isForSimulator, fields.keys.allSatisfy({ $0 == .alert }) { return nil }
        return Push(
          subject: body.subject, body: body.field, aps: aps, fields: fields, isChannel: isChannel)
      }
    case .members(let members):
      var walk = EnvelopeWalk(opensText: false)
      let bases = walk.values(at: members.base, from: start)
      if bases.isEmpty { addNoMembers(members, &report) }
      return bases.map { push(from: members, at: $0) }
    }
  }

  // MARK: aps as APNs gets it

  /// The objects that APNs gets. What stands there more than once under two names is one push.
  private func bodies(at places: [EnvelopePlace], _ report: inout Report) -> [EnvelopeWalk.Found] {
    // Nearly always it is the document, and then nothing has to be looked for.
    if places.count == 1, places[0].steps.isEmpty { return [start] }
    var walk = EnvelopeWalk(opensText: row.holdsText)
    var bodies: [EnvelopeWalk.Found] = []
    for found in places.flatMap({ walk.values(at: $0, from: start) }) {
      let body = row.holdsText ? walk.opened(found) : found
      guard !bodies.isEmpty else {
        bodies.append(body)
        continue
      }
      let bytes = body.subject.document.bytes[body.subject.document.range(body.field.value)]
      let isKnown = bodies.contains { other in
        other.subject.document.bytes[other.subject.document.range(other.field.value)] == bytes
      }
      if !isKnown { bodies.append(body) }
    }
    addProblems(walk.problems, &report)
    for body in bodies where body.subject.container != nil { DuplicateKeyCheck.check(body.subject, &report) }
    if bodies.isEmpty, walk.problems.isEmpty { addNoBody(at: places, &report) }
    return bodies.filter { body in
      // What is no JSON text has been reported, and a variable may hold anything.
      guard body.kind != .placeholder, body.kind != .string || walk.problems.isEmpty else { return false }
      guard body.kind == .string, body.field.key != nil, body.subject.document.holdsJSON(body.field.value) else {
        return true
      }
      body.subject.add(
        .stringifiedJSON, "the payload is a string that holds JSON; send the object itself, not its text",
        at: body.field.path, body.field.value,
        fix: body.subject.fix(body.subject.document.unwrapping(body.field.value)),
        to: &report)
      return false
    }
  }

  private func addProblems(
    _ problems: [(at: EnvelopeWalk.Found, problem: JSONParser.Problem)], _ report: inout Report
  ) {
    var known: Set<String> = []
    for (found, problem) in problems where known.insert("\(found.field.value) \(problem)").inserted {
      let name = found.field.path.name(in: found.subject.document)
      found.subject.add(
        .jsonSyntax, "\(name) is no JSON text: \(problem.message)", at: found.field.path, found.field.value, to: &report
      )
    }
  }

  private func addNoBody(at places: [EnvelopePlace], _ report: inout Report) {
    var walk = EnvelopeWalk(opensText: row.holdsText)
    var best: (found: EnvelopeWalk.Found, missing: [String], depth: Int)?
    for place in places {
      let (found, missing) = walk.deepest(at: place, from: start)
      let depth = place.steps.count - missing.count
      if best.map({ depth > $0.depth }) ?? true { best = (found, missing, depth) }
    }
    guard let (found, missing, _) = best else { return }
    let path = (missing + ["aps"]).reduce(found.field.path) { $0.appending(.absent($1)) }
    let data = misplacedData
    found.subject.add(
      .apsMissing,
      "no '\(missing.joined(separator: "."))' with an 'aps' object, so \(row.name) has no push for the phone\(data?.hint ?? "; put {\"aps\": {…}} there")",
      at: path, range: found.subject.document.range(data?.key ?? found.field.value), to: &report)
  }

  /// FCM's block of texts for the app's own code, where the push was put into it.
  private var misplacedData: (key: JSONDocument.NodeIndex, hint: String)? {
    guard row.wantsTextHeaders else { return nil }
    var walk = EnvelopeWalk(opensText: false)
    guard let data = walk.value(at: ["message/data", "data"], from: start), let key = data.field.key else { return nil }
    let names = data.subject.document.members(data.field.value).compactMap { data.subject.document.string($0.key) }
    guard names.contains(where: { ["aps", "event", "content-state", "content_state"].contains($0) }) else { return nil }
    return (key, "; 'data' holds texts for the app's own code: move the push into 'apns.payload.aps'")
  }

  private func fields(of aps: Push.Field, in document: JSONDocument) -> Push.Fields {
    let path = aps.path
    var entries: [(key: PushKey, field: Push.Field)] = []
    entries.reserveCapacity(PushKey.allCases.count)
    for member in document.members(aps.value) {
      // Of equal keys the first counts.
      guard let place = PushKey.list.place(of: member.key, in: document, expected: entries.count),
        !entries.contains(where: { $0.key == PushKey.allCases[place] })
      else { continue }
      entries.append((PushKey.allCases[place], Push.Field(member, of: path)))
    }
    return Push.Fields(entries)
  }

  private func apsField(
    of body: EnvelopeWalk.Found, _ report: inout Report
  ) -> Push.Field? {
    let (subject, document) = (body.subject, body.subject.document)
    guard let member = document.member("aps", of: body.field.value) else {
      let data = misplacedData
      let hint = data.map { (text: $0.hint, key: $0.key, edits: []) } ?? missingHint(body.field, in: document)
      subject.add(
        .apsMissing, "no 'aps' object, so the phone drops the push\(hint.text)",
        at: body.field.path.appending(.absent("aps")),
        range: hint.key.map(document.range) ?? document.range(body.field.value), fix: subject.fix(hint.edits),
        to: &report)
      return nil
    }
    let aps = Push.Field(key: member.key, value: member.value, path: body.field.path.appending(.key(member.key)))
    guard document.kind(aps.value) != .object else { return aps }
    if document.holdsJSON(aps.value) {
      subject.add(
        .stringifiedJSON,
        "'aps' is a string that holds JSON, so the phone drops the push; send the object itself, not its text",
        at: aps.path, aps.value, fix: subject.fix(document.unwrapping(aps.value)), to: &report)
    } else if document.kind(aps.value) != .placeholder {
      subject.add(
        .apsMissing, "'aps' is \(document.kindPhrase(aps.value)), so the phone drops the push; send an object",
        at: aps.path, aps.value, to: &report)
    }
    return nil
  }

  private func missingHint(
    _ body: Push.Field, in document: JSONDocument
  ) -> (text: String, key: JSONDocument.NodeIndex?, edits: [Edit]) {
    guard document.kind(body.value) == .object else {
      return ("; the payload has to be an object: {\"aps\": {…}}", nil, [])
    }
    let own = document.members(body.value).compactMap { document.string($0.key) }
    if own.contains("content-state") || own.contains("event") {
      let isInner = own.contains("content-state") || own.contains("timestamp")
      return (
        "; this is the inner object: wrap it as {\"aps\": {…}}", nil,
        isInner ? document.wrapping(body.value, as: "aps") : []
      )
    }
    for member in document.members(body.value) {
      guard let name = document.string(member.key), Spelling.isOtherSpelling(name, of: "aps") else { continue }
      return ("; rename '\(name)' to 'aps'", member.key, document.renaming(member.key, to: "aps"))
    }
    return ("; wrap the push as {\"aps\": {…}}", nil, [])
  }

  // MARK: Members of the sender's own

  private func addNoMembers(_ members: EnvelopeMembers, _ report: inout Report) {
    var walk = EnvelopeWalk(opensText: false)
    let (found, missing) = walk.deepest(at: members.base, from: start)
    let name = members.base.steps.joined(separator: ".")
    found.subject.add(
      .apsMissing, "no '\(name)', so \(row.name) has no push for the phone; put its members there",
      at: missing.reduce(found.field.path) { $0.appending(.absent($1)) }, found.field.value, to: &report)
  }

  private func push(from members: EnvelopeMembers, at base: EnvelopeWalk.Found) -> Push {
    var walk = EnvelopeWalk(opensText: false)
    let fields = members.fields.compactMap { key, place in
      walk.values(at: place, from: base).first.map { (key: key, field: $0.field) }
    }
    return Push(
      subject: base.subject, body: base.field, aps: nil, fields: Push.Fields(fields), isChannel: isChannel,
      sender: Push.Sender(name: row.name, members: members, suppliedTypes: row.suppliedTypes),
      impliedEvent: impliedEvent(by: members, at: base))
  }

  /// The event, where no member says it but only what else is there.
  private func impliedEvent(by members: EnvelopeMembers, at base: EnvelopeWalk.Found) -> Push.Event? {
    guard case .address(let startOnly, let isEnd) = members.event else { return nil }
    var walk = EnvelopeWalk(opensText: false)
    let end = isEnd.flatMap { walk.values(at: $0, from: base).first }
    if end?.kind == .true { return .end }
    if startOnly.contains(where: { !walk.values(at: $0, from: base).isEmpty }) { return .start }
    return isEnd != nil && end?.kind != .placeholder ? .update : nil
  }
}
