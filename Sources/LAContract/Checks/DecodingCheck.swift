/// Does what the decoder does with a value, with every mistake instead of the first, and says what the value means where
/// it decodes and is wrong all the same.
struct DecodingCheck {
  let subject: Subject
  let document: JSONDocument
  let table: ShapeTable
  let dates: DateCheck
  var path: JSONPath
  var report: Report

  /// The member of the model whose value is at hand: where Swift wants it.
  var asker: Asker?
  /// Types of members that the sender's server adds, so that they are not missed.
  var suppliedTypes: Set<String> = []
  /// The decoder throws.
  var fails = false
  /// Where it throws: what is found behind that the decoder never sees.
  private(set) var firstFailure: Failure?
  /// The object at hand is decoded as another type besides, so that a key which this one does not know is no stranger.
  var isPartOfLarger = false
  /// It met something that cannot be known and decides.
  private(set) var meetsUnknown = false
  /// The keys of the objects that are being looked at, the innermost last: one array for all, since to make one for each
  /// takes longer than the rest, and it never gets shorter.
  var foundKeys = [JSONDocument.NodeIndex](repeating: -1, count: 64)
  /// How many of them count.
  var foundKeyCount = 0
  /// Only the verdict is asked for.
  private var isTrial = false
  /// How many values and shapes inside each other are being looked at.
  private var depth = 0
  /// JSON has at most 512 values inside each other, each of them perhaps an optional; the stack takes a few more.
  private static let depthLimit = 1_100

  /// What is known at the end: the decoder takes the value, throws, or that cannot be known (nil).
  var verdict: Bool? {
    if fails { return false }
    return meetsUnknown ? nil : true
  }

  init(_ subject: Subject, _ table: ShapeTable, timestamp: Double?, path: JSONPath, report: Report) {
    self.subject = subject
    self.document = subject.document
    self.table = table
    self.dates = DateCheck(timestamp: timestamp)
    self.path = path
    self.report = report
  }

  /// Decodes a value as a shape.
  mutating func check(_ node: JSONDocument.NodeIndex, as id: ShapeID) {
    guard document.kind(node) != .placeholder, depth < DecodingCheck.depthLimit else { return meetUnknown() }
    depth += 1
    defer { depth -= 1 }
    switch table[id] {
    case .unknown: meetUnknown()
    case .anything: return
    case .scalar(let scalar): check(node, as: scalar, id)
    case .optional(let wrapped):
      if document.kind(node) != .null { check(node, as: wrapped) }
    case .array(let element):
      guard expect(.array, node, as: id) else { return }
      var (value, index) = (node + 1, 0)
      while value < document.end(node) {
        check(value, at: .index(index), as: element)
        (value, index) = (document.end(value), index + 1)
      }
    case .elements(let shapes): checkElements(node, shapes, as: id)
    case .range(let kind, let bound): checkRange(node, kind, bound, as: id)
    case .object(let value):
      guard expect(.object, node, as: id) else { return }
      for member in distinctMembers(of: node) {
        check(member.value, at: .key(member.key), as: value)
      }
    case .keyed(let key, let value): checkKeyed(node, key, value, as: id)
    case .pairs(let key, let value): checkPairs(node, key, value, as: id)
    case .record(let place):
      guard expect(.object, node, as: id) else { return }
      check(node, against: .record(place))
    case .rawValue(let place): check(node, asEnumeration: place, id)
    case .union(let place): check(node, asUnion: place, id)
    case .same(let other): check(node, as: other)
    case .partly(let inner):
      check(node, as: inner)
      meetUnknown()
    case .either(let choices):
      let verdicts = choices.map { trial(node, as: $0) }
      if verdicts.contains(true) { return }
      if verdicts.contains(nil) { return meetUnknown() }
      // A second look at each level would double with every level.
      if isTrial { return fails = true }
      // Where only one of them is of this kind at all, that one knows what is wrong.
      let meant = choices.filter { table.kinds(of: $0).contains(document.kind(node)) }
      if meant.count == 1 { check(node, as: meant[0]) } else { mismatch(node, as: id) }
    }
  }

  /// What the verdict on a value would be, without any finding.
  func trial(_ node: JSONDocument.NodeIndex, as id: ShapeID) -> Bool? {
    var copy = DecodingCheck(subject, table, timestamp: dates.timestamp, path: path, report: Report())
    copy.suppliedTypes = suppliedTypes
    copy.isTrial = true
    copy.depth = depth
    copy.check(node, as: id)
    return copy.verdict
  }

  mutating func check(
    _ node: JSONDocument.NodeIndex, at step: JSONPath.Step, as id: ShapeID
  ) {
    if isRight(node, as: id) { return }
    path.push(step)
    check(node, as: id)
    path.pop()
  }

  /// Of equal keys the decoder sees only the first.
  func distinctMembers(of object: JSONDocument.NodeIndex) -> [JSONDocument.Member] {
    guard document.mayRepeatKey(object) else { return Array(document.members(object)) }
    let repeated = Set(document.duplicates(in: object).map(\.repeated.key))
    return document.members(object).filter { !repeated.contains($0.key) }
  }

  /// What the decoder throws at, in the words of its finding.
  struct Failure: Sendable {
    let rule: Rule
    let message: String
    /// The way to the value, or to the key that is missing.
    let steps: [JSONPath.Step]
  }

  // MARK: Findings

  mutating func meetUnknown() { meetsUnknown = true }

  /// The decoder throws here.
  ///
  /// Without notes of its own the finding points at the member that asks for the value.
  mutating func fail(
    _ rule: Rule, _ message: String, _ node: JSONDocument.NodeIndex, at step: JSONPath.Step? = nil,
    notes: [Note]? = nil, fix: Fix? = nil
  ) {
    fails = true
    let place = step.map(path.appending) ?? path
    if firstFailure == nil { firstFailure = Failure(rule: rule, message: message, steps: place.steps) }
    subject.add(rule, message, at: place, node, notes: notes ?? askerNotes, fix: fix, to: &report)
  }

  /// Where the member is declared that asks for the value at hand.
  var askerNotes: [Note] { asker.map { table.member($0).notes } ?? [] }

  /// The value is of the wrong kind.
  mutating func mismatch(_ node: JSONDocument.NodeIndex, as id: ShapeID) {
    let name = path.name(in: document)
    let typeName = typeName(of: id)
    if document.kind(node) == .null {
      let advice = "send \(table.wanted(by: id)), such as \(example(of: id))"
      return fail(
        .nullValue,
        "\(name) is null and \(typeName) is not optional, so the phone drops the push; \(advice), or make it optional in Swift",
        node)
    }
    let wanted = "\(typeName) decodes only from \(table.wanted(by: id))"
    fail(
      .typeMismatch,
      "\(name) is \(document.kindPhrase(node)) and \(wanted), so the phone drops the push; \(remedy(node, as: id))",
      node, fix: fix(node, as: id))
  }

  /// The Swift type of a shape; that of a fixed list, such as `CGPoint`, as the member has it.
  private func typeName(of id: ShapeID) -> String {
    guard case .elements = table[id] else { return table.name(of: id) }
    return asker.map(table.member).flatMap { $0.shape == id ? $0.typeText : nil } ?? "an element"
  }

  /// Notes a mismatch unless the value is an array, or an object.
  mutating func expect(
    _ kind: JSONDocument.Node.Kind, _ node: JSONDocument.NodeIndex, as id: ShapeID
  ) -> Bool {
    if document.kind(node) == kind { return true }
    mismatch(node, as: id)
    return false
  }

  /// JSON that the shape decodes from, cut where a message would get too long to read.
  func example(of id: ShapeID) -> String {
    let example = table.example(of: id)
    return example.count <= 120 ? example : example.prefix(116) + " …"
  }
}
