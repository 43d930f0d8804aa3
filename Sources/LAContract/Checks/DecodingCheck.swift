/// Does what the decoder does with a value, with every mistake instead of the first, and says what the value means where
/// it decodes and is wrong all the same.
struct DecodingCheck {
  let subject: Subject
  let table: ShapeTable
  let dates: DateCheck
  var path: JSONPath
  var report: Report

  /// The decoder throws.
  var fails = false
  /// The object at hand is decoded as another type besides, so that a key which this one does not know is no stranger.
  var isPartOfLarger = false
  /// It met something that cannot be known and decides.
  private(set) var meetsUnknown = false

  var document: JSONDocument { subject.document }

  /// What is known at the end: the decoder takes the value, throws, or that cannot be known (nil).
  var verdict: Bool? {
    if fails { return false }
    return meetsUnknown ? nil : true
  }

  init(_ subject: Subject, _ table: ShapeTable, timestamp: Double?, path: JSONPath, report: Report) {
    self.subject = subject
    self.table = table
    self.dates = DateCheck(timestamp: timestamp)
    self.path = path
    self.report = report
  }

  /// Decodes a value as a shape; the notes say where Swift wants it.
  mutating func check(_ node: JSONDocument.NodeIndex, as id: ShapeID, notes: [Note]) {
    if document.kind(node) == .placeholder { return meetUnknown() }
    switch table[id] {
    case .unknown: meetUnknown()
    case .anything: return
    case .scalar(let scalar): check(node, as: scalar, id, notes: notes)
    case .optional(let wrapped):
      if document.kind(node) != .null { check(node, as: wrapped, notes: notes) }
    case .array(let element):
      guard expect(.array, node, as: id, notes: notes) else { return }
      for (index, value) in document.elements(node).enumerated() {
        check(value, at: .index(index), as: element, notes: notes)
      }
    case .elements(let shapes): checkElements(node, shapes, as: id, notes: notes)
    case .range(let kind, let bound): checkRange(node, kind, bound, as: id, notes: notes)
    case .object(let value):
      guard expect(.object, node, as: id, notes: notes) else { return }
      for member in distinctMembers(of: node) {
        check(member.value, at: .key(member.key), as: value, notes: notes)
      }
    case .keyed(let key, let value): checkKeyed(node, key, value, as: id, notes: notes)
    case .pairs(let key, let value): checkPairs(node, key, value, as: id, notes: notes)
    case .record(let place):
      guard expect(.object, node, as: id, notes: notes) else { return }
      check(node, against: table.records[place])
    case .rawValue(let place): check(node, as: table.enumerations[place], id, notes: notes)
    case .union(let place): check(node, as: table.unions[place], id, notes: notes)
    case .same(let other): check(node, as: other, notes: notes)
    case .partly(let inner):
      check(node, as: inner, notes: notes)
      meetUnknown()
    case .either(let choices):
      let verdicts = choices.map { trial(node, as: $0, notes: notes) }
      if verdicts.contains(true) { return }
      if verdicts.contains(nil) { return meetUnknown() }
      mismatch(node, as: id, notes: notes)
    }
  }

  /// What the verdict on a value would be, without any finding.
  func trial(_ node: JSONDocument.NodeIndex, as id: ShapeID, notes: [Note]) -> Bool? {
    var copy = DecodingCheck(subject, table, timestamp: dates.timestamp, path: path, report: Report())
    copy.check(node, as: id, notes: notes)
    return copy.verdict
  }

  mutating func check(
    _ node: JSONDocument.NodeIndex, at step: JSONPath.Step, as id: ShapeID, notes: [Note]
  ) {
    path.push(step)
    check(node, as: id, notes: notes)
    path.pop()
  }

  /// Of equal keys the decoder sees only the first.
  func distinctMembers(of object: JSONDocument.NodeIndex) -> [JSONDocument.Member] {
    let repeated = Set(document.duplicates(in: object).map(\.repeated.key))
    return document.members(object).filter { !repeated.contains($0.key) }
  }

  // MARK: Findings

  mutating func meetUnknown() { meetsUnknown = true }

  /// The decoder throws here.
  mutating func fail(
    _ rule: Rule, _ message: String, _ node: JSONDocument.NodeIndex, at step: JSONPath.Step? = nil, notes: [Note]
  ) {
    fails = true
    let place = step.map(path.appending) ?? path
    subject.add(rule, message, at: place, node, notes: notes, to: &report)
  }

  /// The value is of the wrong kind.
  mutating func mismatch(_ node: JSONDocument.NodeIndex, as id: ShapeID, notes: [Note]) {
    let name = path.name(in: document)
    if document.kind(node) == .null {
      let advice = "send \(table.wanted(by: id)), such as \(example(of: id))"
      return fail(
        .nullValue,
        "\(name) is null and \(table.name(of: id)) is not optional, so the phone drops the push; \(advice), or make it optional in Swift",
        node, notes: notes)
    }
    let wanted = "\(table.name(of: id)) decodes only from \(table.wanted(by: id))"
    fail(
      .typeMismatch,
      "\(name) is \(document.kindPhrase(node)) and \(wanted), so the phone drops the push; \(remedy(node, as: id))",
      node, notes: notes)
  }

  /// Notes a mismatch unless the value is an array, or an object.
  mutating func expect(
    _ kind: JSONDocument.Node.Kind, _ node: JSONDocument.NodeIndex, as id: ShapeID, notes: [Note]
  ) -> Bool {
    if document.kind(node) == kind { return true }
    mismatch(node, as: id, notes: notes)
    return false
  }

  func example(of id: ShapeID) -> String {
    table.example(of: id)
  }
}
