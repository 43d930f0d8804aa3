/// Reads what the decoder makes of a value, up to where it throws. It goes the way of `DecodingCheck`, which judges.
struct ValueReader {
  /// The judge of the whole value, for the parts of which only a trial tells what becomes of them.
  let check: DecodingCheck
  var path: JSONPath
  /// The decoder has thrown.
  private(set) var isStopped = false
  /// How many values are still shown, whatever the size of the file.
  var left = 2_000
  private var depth = 0

  var document: JSONDocument { check.document }
  var table: ShapeTable { check.table }

  /// More elements than anyone reads.
  static let lengthLimit = 40
  /// Deeper than anyone looks.
  private static let depthLimit = 64
  /// More of a text than anyone reads.
  static let textLimit = 400

  /// What the phone holds of a content state or of attributes.
  static func read(
    _ field: Push.Field, in subject: Subject, _ shape: ShapeID, _ contract: Contract, _ push: Push
  ) -> (value: DecodedValue, verdict: Bool?) {
    var check = DecodingCheck(
      subject, contract.table, timestamp: push.timestamp, path: field.path, report: Report())
    check.suppliedTypes = push.sender?.suppliedTypes ?? []
    check.check(field.value, as: shape)
    var reader = ValueReader(check: check, path: field.path)
    var value = reader.value(field.value, as: shape, DecodedValue(""))
    if let failure = check.firstFailure, !reader.isStopped {
      // It is behind what is left out of a long list.
      var stop = DecodedValue("…")
      stop.status = .stop
      stop.problem = (failure.rule, Secrets.masked(failure.message))
      value.members.append(stop)
    }
    return (value, check.verdict)
  }

  private init(check: DecodingCheck, path: JSONPath) {
    self.check = check
    self.path = path
  }

  // MARK: Values

  mutating func value(_ node: JSONDocument.NodeIndex, at step: JSONPath.Step, as id: ShapeID, _ empty: DecodedValue)
    -> DecodedValue
  {
    path.push(step)
    depth += 1
    defer {
      path.pop()
      depth -= 1
    }
    guard depth < Self.depthLimit else { return asSent(node, empty, remark: "deeper than is shown") }
    return value(node, as: id, empty)
  }

  /// Reads a value, of which `empty` has what is known so far: its name, perhaps its type.
  mutating func value(_ node: JSONDocument.NodeIndex, as id: ShapeID, _ empty: DecodedValue) -> DecodedValue {
    left -= 1
    if isStopped { return asSent(node, empty, .unreached) }
    if isAtFailure(path.steps) { return stop(asSent(node, empty, .stop)) }
    guard document.kind(node) != .placeholder else { return asSent(node, empty, remark: "a variable, so not known") }
    var value = empty
    if value.type.isEmpty { value.type = table.name(of: id) }
    switch table[id] {
    case .unknown: return asSent(node, empty, remark: "of a type that is not known, so as it is sent")
    case .anything:
      value.kind = .object
      value.text = value.type
      if document.kind(node) != .object || document.members(node).contains(where: { _ in true }) {
        value.remark = "nothing of \(document.oneLine(node, limit: 40)) is read"
      }
      return value
    case .scalar(let scalar): return self.scalar(node, scalar, value)
    case .optional(let wrapped):
      guard document.kind(node) != .null else { return absent(value, isNull: true) }
      return self.value(unwrapped: node, as: wrapped, value)
    case .same(let inner): return self.value(unwrapped: node, as: inner, value)
    case .partly(let inner):
      var value = self.value(unwrapped: node, as: inner, value)
      if value.remark.isEmpty { value.remark = "the Swift code has more to say of it than can be read" }
      return value
    case .either(let choices):
      let chosen = choices.first { check.trial(node, as: $0) != false }
      return chosen.map { self.value(unwrapped: node, as: $0, value) } ?? asSent(node, value)
    case .array(let element): return list(node, value, element: element)
    case .elements(let shapes): return fixedList(node, shapes, value)
    case .range(let kind, let bound): return range(node, kind, bound, value)
    case .object(let inner): return dictionary(node, key: nil, inner, value)
    case .keyed(let key, let inner): return dictionary(node, key: key, inner, value)
    case .pairs(let key, let inner): return pairs(node, key, inner, value)
    case .record(let place): return object(node, .record(place), table.records[place].typeName, value)
    case .rawValue(let place): return enumCase(node, table.enumerations[place], value)
    case .union(let place): return union(node, place, value)
    }
  }

  /// The value inside of an optional or the like, which is the same value to the reader.
  private mutating func value(unwrapped node: JSONDocument.NodeIndex, as id: ShapeID, _ value: DecodedValue)
    -> DecodedValue
  {
    left += 1
    return self.value(node, as: id, value)
  }

  // MARK: What is not decoded

  /// A value as JSON has it.
  func asSent(
    _ node: JSONDocument.NodeIndex, _ empty: DecodedValue, _ status: DecodedValue.Status = .decoded,
    remark: String = ""
  ) -> DecodedValue {
    var value = empty.holding(document.oneLine(node, limit: 80))
    value.status = status
    value.remark = remark
    return value
  }

  /// What stands in the place of an absent key or a null.
  func absent(_ value: DecodedValue, isNull: Bool = false) -> DecodedValue {
    var value = value
    value.status = .absent
    value.text = "nil"
    value.remark = isNull ? "null" : "absent"
    return value
  }

  // MARK: Where decoding stops

  func isAtFailure(_ steps: [JSONPath.Step]) -> Bool {
    check.firstFailure.map { $0.steps == steps } ?? false
  }

  mutating func stop(_ value: DecodedValue) -> DecodedValue {
    isStopped = true
    var value = value
    value.status = .stop
    value.problem = check.firstFailure.map { ($0.rule, Secrets.masked($0.message)) }
    return value
  }
}

extension JSONDocument {
  /// A value without its white space, cut short where it is long.
  func oneLine(_ node: NodeIndex, limit: Int) -> String {
    var text: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes[range(node)] {
      if !isInString, byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab { continue }
      if text.count >= limit, byte & 0xC0 != 0x80 { return String(decoding: text, as: UTF8.self) + "…" }
      text.append(byte)
      if isEscaped {
        isEscaped = false
      } else if isInString, byte == .backslash {
        isEscaped = true
      } else if byte == .quote {
        isInString.toggle()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
