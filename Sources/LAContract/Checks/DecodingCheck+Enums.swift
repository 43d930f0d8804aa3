extension DecodingCheck {
  /// An enum with a raw type.
  mutating func check(_ node: JSONDocument.NodeIndex, asEnumeration place: Int, _ id: ShapeID) {
    guard case .scalar(let raw) = table[table.enumerations[place].rawType] else { return meetUnknown() }
    // Nearly all values are texts that there are, and then the enum need not be taken out of its array.
    if raw == .string, document.kind(node) == .string,
      table.enumerations[place].texts.place(of: node, in: document, expected: 0) != nil
    {
      return
    }
    let enumeration = table.enumerations[place]
    switch (raw, document.kind(node)) {
    case (.string, .string), (.integer, .number), (.double, .number), (.float, .number): break
    default: return mismatch(node, as: id)
    }
    guard Decoder.decodes(document, node, as: raw) else {
      return check(node, as: raw, enumeration.rawType)
    }
    let cases = enumeration.cases
    guard !cases.indices.contains(where: { isValue(node, cases[$0].rawValue, raw) }) else { return }
    if cases.contains(where: { $0.rawValue == .other }) { return meetUnknown() }
    let text = document.string(node) ?? document.text(node)
    fail(
      .unknownEnumValue,
      "\(path.name(in: document)) is \(document.excerpt(node)), which is no value of \(enumeration.typeName), so the phone drops the push; \(enumeration.advice(for: text))",
      node, notes: askerNotes + enumeration.notes,
      fix: enumeration.meant(by: text).flatMap {
        subject.fix(document.replacing(node, with: $0.wholeJSON), isSafe: false)
      })
  }

  func isValue(_ node: JSONDocument.NodeIndex, _ value: CaseDeclaration.RawValue, _ raw: Scalar) -> Bool {
    switch value {
    case .string(let text):
      return document.matches(node, text)
    case .integer(let isNegative, let magnitude):
      guard let number = document.decimal(node) else { return false }
      return number == (isNegative ? -1 : 1) * .init(magnitude)
    case .floatingPoint(let value):
      guard let number = document.double(node) else { return false }
      return raw == .float ? Float(number) == Float(value) : number == value
    case .other:
      return false
    }
  }

  /// An enum with associated values, or without a raw type: an object with one key.
  mutating func check(_ node: JSONDocument.NodeIndex, asUnion place: Int, _ id: ShapeID) {
    let union = table.unions[place]
    guard expect(.object, node, as: id) else { return }
    var chosen: [(member: JSONDocument.Member, place: Int)] = []
    var others: [JSONDocument.Member] = []
    for member in distinctMembers(of: node) {
      if let place = union.cases.indices.first(where: { document.matches(member.key, union.cases[$0].key) }) {
        chosen.append((member, place))
      } else {
        others.append(member)
      }
    }
    guard let (member, chosenCase) = chosen.first, chosen.count == 1 else {
      let name = path.name(in: document)
      if chosen.isEmpty, let other = others.first {
        let text = document.string(other.key) ?? ""
        fail(
          .unknownEnumValue,
          "\(name) has the key \(JSONDocument.quoted(text)), which is no case of \(union.typeName), so the phone drops the push; \(union.advice(for: text, in: table))",
          node, notes: askerNotes + union.notes,
          fix: union.meant(by: text).flatMap { subject.fix(document.renaming(other.key, to: $0.key), isSafe: false) })
      } else {
        let count = chosen.isEmpty ? "no case" : "\(chosen.count) cases"
        fail(
          .invalidValue,
          "\(name) holds \(count) of \(union.typeName) and needs one, so the phone drops the push; send \(example(of: id))",
          node, notes: askerNotes + union.notes)
      }
      return
    }
    for other in others {
      addUnknown(
        other.key,
        "'\(document.string(other.key) ?? "")' is no case of \(union.typeName), and decoding ignores it; remove it")
    }
    let selected = union.cases[chosenCase]
    path.push(.key(member.key))
    switch document.kind(member.value) {
    case .object: check(member.value, against: .values(union: place, case: chosenCase))
    case .placeholder: meetUnknown()
    case .null:
      fail(
        .nullValue,
        "'\(selected.key)' holds the values of a case and is null, so the phone drops the push; send \(table.example(of: selected.values))",
        member.value, notes: [selected.note])
    default:
      fail(
        .typeMismatch,
        "'\(selected.key)' holds the values of a case by their names and is \(document.kindPhrase(member.value)), so the phone drops the push; send \(table.example(of: selected.values))",
        member.value, notes: [selected.note])
    }
    path.pop()
  }
}

extension Enumeration {
  var notes: [Note] { [Note(message: "'\(typeName)' is declared here", location: location)] }

  /// What to send instead of a text that is no raw value: the value of the case of that name, else the nearest first.
  func advice(for text: String) -> String {
    if let named = cases.first(where: { $0.name == text }) {
      return "send \(named.rawValue.json), the raw value of '\(named.name)'"
    }
    let values = cases.map(\.rawValue.json)
    guard let place = nearest(to: text) else {
      return cases.isEmpty ? "it has no cases" : "send \(values.joinedAsList("or"))"
    }
    let ordered = [values[place]] + values.enumerated().filter { $0.offset != place }.map(\.element)
    return "send \(ordered.joinedAsList("or"))"
  }

  /// The raw value that a text which is none likely stands for.
  fileprivate func meant(by text: String) -> CaseDeclaration.RawValue? {
    (cases.first { $0.name == text } ?? nearest(to: text).map { cases[$0] })?.rawValue
  }

  private func nearest(to text: String) -> Int? {
    let texts = cases.map { $0.rawValue.text }
    return Spelling.nearest(to: text, among: texts).flatMap(texts.firstIndex)
  }
}

extension Enumeration.Case {
  /// Whether a dictionary's key stands for this case: by its text, or read as a number where the raw type is one.
  func isNamed(byKey key: String) -> Bool {
    switch rawValue {
    case .string(let text): text == key
    case .integer(let isNegative, let magnitude):
      Int(key).map { $0.magnitude == UInt(magnitude) && ($0 < 0) == (isNegative && magnitude > 0) } ?? false
    case .floatingPoint, .other: true
    }
  }
}

extension CaseDeclaration.RawValue {
  /// As JSON has it.
  var json: String {
    if case .string(let text) = self { return JSONDocument.quoted(text) }
    return text
  }

  /// Without quotes.
  var text: String {
    switch self {
    case .integer(let isNegative, let magnitude): (isNegative ? "-" : "") + String(magnitude)
    case .floatingPoint(let value): "\(value)"
    case .string(let text): text
    case .other: "…"
    }
  }
}

extension Union {
  var notes: [Note] { [Note(message: "'\(typeName)' is declared here", location: location)] }

  /// What to send instead of a text that is no case.
  func advice(for text: String, in table: ShapeTable) -> String {
    if let meant = meant(by: text) { return "send {\"\(meant.key)\": \(table.example(of: meant.values))}" }
    return "its cases are \(cases.map { "\"\($0.key)\"" }.joinedAsList())"
  }

  /// The case that a key which is none likely stands for.
  fileprivate func meant(by text: String) -> Case? {
    if let named = cases.first(where: { $0.name == text }) ?? cases.first(where: { $0.key == text }) { return named }
    let nearest = Spelling.nearest(to: text, among: cases.map(\.key))
    return cases.first { $0.key == nearest }
  }
}

extension Union.Case {
  var note: Note { Note(message: "'\(name)' is declared here", location: location) }
}
