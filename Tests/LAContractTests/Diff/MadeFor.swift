@testable import LAContract

/// Whether a payload that decodes holds nothing besides that decoding ignores: then it is *made for* the contract.
struct MadeFor {
  let document: JSONDocument
  let table: ShapeTable

  static func isMade(_ json: String, for shape: ShapeID, in table: ShapeTable) -> Bool {
    let file = SourceFile(path: "made.json", text: json)
    guard let document = JSONParser.parse(MappedText(file)).document else { return false }
    return MadeFor(document: document, table: table).isWhole(document.root, shape)
  }

  private func isWhole(_ node: JSONDocument.NodeIndex, _ id: ShapeID, depth: Int = 0) -> Bool {
    guard depth < 200 else { return false }
    func inner(_ node: JSONDocument.NodeIndex, _ id: ShapeID) -> Bool { isWhole(node, id, depth: depth + 1) }
    let elements = Array(document.elements(node))
    guard document.kind(node) != .object || document.duplicates(in: node).isEmpty else { return false }
    switch table[id] {
    case .scalar(.integer): return Decoder.decodes(document, node, as: .double)  // 1e-400 is no whole number.
    case .unknown, .scalar, .rawValue: return true
    case .anything: return document.kind(node) == .object && document.members(node).allSatisfy { _ in false }
    case .optional(let wrapped): return document.kind(node) == .null || inner(node, wrapped)
    case .same(let other), .partly(let other): return inner(node, other)
    case .array(let element): return elements.allSatisfy { inner($0, element) }
    case .elements(let shapes):
      return elements.count == shapes.count && zip(elements, shapes).allSatisfy { inner($0, $1) }
    case .range(let kind, let bound):
      return elements.count == kind.boundCount && elements.allSatisfy { inner($0, bound) }
    case .object(let value), .keyed(_, let value):
      return document.members(node).allSatisfy { inner($0.value, value) }
    case .pairs(let key, let value):
      return elements.enumerated().allSatisfy { inner($1, $0.isMultiple(of: 2) ? key : value) }
    case .record(let place): return isWhole(node, table.records[place], depth)
    case .union(let place):
      let members = Array(document.members(node))
      guard members.count == 1,
        let item = table.unions[place].cases.first(where: {
          document.matches(members[0].key, $0.key)
        })
      else { return false }
      return isWhole(members[0].value, item.values, depth + 1)
    case .either(let choices):
      // The first that takes the value is the one that reads it.
      return choices.first { decodes(node, $0) }.map { inner(node, $0) } ?? false
    }
  }

  private func isWhole(_ node: JSONDocument.NodeIndex, _ record: Record, _ depth: Int) -> Bool {
    guard document.kind(node) == .object, document.duplicates(in: node).isEmpty else { return false }
    let (members, isWhole) = table.members(of: record)
    let sent = Array(document.members(node))
    return sent.allSatisfy { member in
      guard let known = members.first(where: { document.matches(member.key, $0.key) }) else {
        return record.mayReadMore || !isWhole
      }
      if let other = known.onlyWithout,
        sent.contains(where: { document.matches($0.key, other) && document.kind($0.value) != .null })
      {
        return false
      }
      if known.mayBeNull, document.kind(member.value) == .null { return true }
      // What is forgiven is not made for the member.
      if known.forgivesWrongValue, !decodes(member.value, known.shape) { return false }
      return known.isUnchecked || self.isWhole(member.value, known.shape, depth: depth + 1)
    }
  }

  private func decodes(_ node: JSONDocument.NodeIndex, _ shape: ShapeID) -> Bool {
    let file = SourceFile(path: "made.json", bytes: document.bytes)
    let subject = Subject(file: file, text: MappedText(file), document: document)
    let check = DecodingCheck(subject, table, timestamp: nil, path: JSONPath(), report: Report())
    return check.trial(node, as: shape) != false
  }
}
