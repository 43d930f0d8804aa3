/// Makes payloads that prove a change to be breaking, and asks the check whether they do.
///
/// While two contracts are walked through, it keeps the way from the root to the value at hand, so that a value can be put
/// into a whole content state.
struct ProofWriter {
  /// A step from a value to the one inside it, in the contract that payloads are made for.
  enum Step {
    case member(Record, key: String)
    case element
    case place(Int, of: [ShapeID])
    case bound(RangeKind)
    /// An object's value; the key is read as that shape, or is any text.
    case value(key: ShapeID?)
    case pairKey(value: ShapeID)
    case pairValue(key: ShapeID)
    case unionCase(key: String)
  }

  typealias Value = ExampleWriter.Value

  let writer: ShapeTable
  let reader: ShapeTable
  /// The roots, which are the content state or the attributes.
  let roots: (writer: ShapeID, reader: ShapeID)
  var steps: [Step] = []

  /// A whole payload with that value at hand, if it decodes on the one side and not, for the value's sake, on the other.
  ///
  /// - Parameters:
  ///   - value: What stands at the end of the steps.
  ///   - key: The key inside it that is missing, or wrong.
  ///   - shape: What the value has to decode as where it is known to; nil: as far as that can be known.
  /// - Returns: nil where the payload proves nothing.
  func proof(_ value: Value, at key: String? = nil, decodingAs shape: ShapeID? = nil) -> Proof? {
    if let shape, verdict(value.text, shape, writer).verdict != true { return nil }
    guard let (whole, pointer) = whole(value) else { return nil }
    let json = whole.text
    let made = verdict(json, roots.writer, writer)
    let read = verdict(json, roots.reader, reader)
    let place = pointer + (key.map { "/" + JSONPath.escaped($0) } ?? "")
    guard made.verdict != false, read.failures.contains(where: { $0 == place || $0.hasPrefix(place + "/") }) else {
      return nil
    }
    return Proof(json: json, isComplete: made.verdict == true)
  }

  /// Whether a value of the writer decodes as a shape of the reader; nil: not known.
  func decodes(_ value: Value, as shape: ShapeID) -> Bool? {
    verdict(value.text, shape, reader).verdict
  }

  private func verdict(_ json: String, _ shape: ShapeID, _ table: ShapeTable) -> (verdict: Bool?, failures: [String]) {
    let file = SourceFile(path: "proof.json", text: json)
    let text = MappedText(file)
    guard let document = JSONParser.parse(text).document else { return (nil, []) }
    let subject = Subject(file: file, text: text, document: document)
    var check = DecodingCheck(subject, table, timestamp: nil, path: JSONPath(), report: Report())
    check.check(document.root, as: shape)
    let failures = check.report.findings.filter { $0.rule.documentation.family == .decoding }
    return (check.verdict, failures.compactMap(\.pointer))
  }

  /// The value with everything around it, and where it stands in it.
  private func whole(_ value: Value) -> (Value, pointer: String)? {
    var whole = value
    var pointer = ""
    for step in steps.reversed() {
      guard let (outer, token) = wrapped(whole, by: step) else { return nil }
      whole = outer
      pointer = "/\(JSONPath.escaped(token))" + pointer
    }
    return (whole, pointer)
  }

  /// The smallest value of a shape.
  func example(of id: ShapeID) -> Value? {
    var examples = ExampleWriter(writer, style: .brief)
    return examples.example(of: id)?.asJSON
  }

  func example(of record: Record) -> Value? {
    var examples = ExampleWriter(writer, style: .brief)
    return examples.example(of: record)?.asJSON
  }

  private func wrapped(_ value: Value, by step: Step) -> (Value, String)? {
    switch step {
    case .member(let record, let key):
      guard case .object(var members)? = example(of: record) else { return nil }
      // Another key may be read only where this one is absent.
      members.removeAll { $0.key == key }
      members.append((key, value))
      return (.object(members), key)
    case .element:
      return (.array([value]), "0")
    case .place(let index, let shapes):
      var elements: [Value] = []
      for (place, shape) in shapes.enumerated() {
        guard let element = place == index ? value : example(of: shape) else { return nil }
        elements.append(element)
      }
      return (.array(elements), "\(index)")
    case .bound(let kind):
      return (.array(Array(repeating: value, count: kind.boundCount)), "0")
    case .value(let shape):
      let key = shape.map { ExampleWriter(writer, style: .brief).key(of: $0) } ?? "key"
      return (.object([(key, value)]), key)
    case .pairKey(let other):
      return example(of: other).map { (.array([value, $0]), "0") }
    case .pairValue(let other):
      return example(of: other).map { (.array([$0, value]), "1") }
    case .unionCase(let key):
      return (.object([(key, value)]), key)
    }
  }
}

extension ExampleWriter.Value {
  /// With a text in the place of each value that is not known, so that it can be read as JSON.
  var asJSON: ExampleWriter.Value {
    switch self {
    case .text("…"): .text("\"…\"")
    case .text: self
    case .array(let elements): .array(elements.map(\.asJSON))
    case .object(let members): .object(members.map { ($0.key, $0.value.asJSON) })
    }
  }
}
