extension DecodingCheck {
  /// What to write instead of a value of the wrong kind: the same value in the right form where that can be told.
  func remedy(_ node: JSONDocument.NodeIndex, as id: ShapeID) -> String {
    if let converted = converted(node, to: id) { return "send \(converted)" }
    if document.holdsJSON(node), table.isContainer(id) {
      return "send the \(document.kindHeld(by: node)) itself, not its JSON text"
    }
    return "send \(table.wanted(by: id)), such as \(example(of: id))"
  }

  private func converted(_ node: JSONDocument.NodeIndex, to id: ShapeID) -> String? {
    switch (table[id], document.kind(node)) {
    case (.optional(let wrapped), _), (.same(let wrapped), _), (.partly(let wrapped), _):
      return converted(node, to: wrapped)
    case (.scalar(let scalar), _):
      return conversion(of: node, to: scalar).map { $0.json + ($0.isUnquoted ? " without the quotes" : "") }
    case (.range(let kind, _), .object) where kind.boundCount == 2:
      guard let lower = bound("lower", of: node), let upper = bound("upper", of: node) else { return nil }
      return "[\(document.excerpt(lower)), \(document.excerpt(upper))]"
    case (.range(let kind, let bound), .number) where kind.boundCount == 1 && isScalar(bound),
      (.range(let kind, let bound), .string) where kind.boundCount == 1 && isScalar(bound):
      return "[\(document.excerpt(node))]"
    case (.union(let place), .string):
      let union = table.unions[place]
      guard let text = document.string(node),
        let found = union.cases.first(where: { $0.key == text || $0.name == text })
      else { return nil }
      return "{\(JSONDocument.quoted(found.key)): \(table.example(of: found.values))}"
    case (.pairs, .object):
      let members = Array(document.members(node).prefix(4))
      guard !members.isEmpty else { return "[]" }
      let pairs = members.map { "\(document.excerpt($0.key)), \(document.excerpt($0.value, limit: 24))" }
      return "[\(pairs.joined(separator: ", "))\(members.count == 4 ? ", …" : "")]"
    case (.array(let element), .string), (.array(let element), .number):
      guard isScalar(element), !document.holdsJSON(node) else { return nil }
      return "[\(document.excerpt(node))]"
    case (.record(let place), .string) where table.records[place].isStandard:
      // TimeZone and Locale: the one text that they need.
      let required = table.records[place].members.filter { !$0.mayBeAbsent }
      guard required.count == 1, table[required[0].shape] == .scalar(.string) else { return nil }
      return "{\(JSONDocument.quoted(required[0].key)): \(document.excerpt(node))}"
    case (.rawValue(let place), _):
      return table.enumerations[place].cases.map(\.rawValue.json).joinedAsList("or")
    default:
      return nil
    }
  }

  /// The same value in the form of another scalar.
  private struct Conversion {
    let json: String
    /// It is a matter of the quotes alone; else it is a guess that the value means the same.
    var isUnquoted = false
  }

  private func conversion(of node: JSONDocument.NodeIndex, to scalar: Scalar) -> Conversion? {
    switch (scalar, document.kind(node)) {
    case (.integer, .string), (.double, .string), (.float, .string), (.decimal, .string):
      guard let text = document.string(node), JSONParser.isNumber(text) else { return nil }
      return Conversion(json: text, isUnquoted: true)
    case (.bool, .string):
      guard let text = document.string(node)?.lowercased(), ["true", "false"].contains(text) else { return nil }
      return Conversion(json: text, isUnquoted: true)
    case (.bool, .number):
      return ["0": "false", "1": "true"][document.text(node)].map { Conversion(json: $0) }
    case (.integer, .true), (.integer, .false):
      return Conversion(json: document.kind(node) == .true ? "1" : "0")
    case (.string, .number), (.string, .true), (.string, .false):
      return Conversion(json: "\"\(document.text(node))\"")
    default:
      return nil
    }
  }

  /// The edits that the remedy asks for, where it names one value.
  func fix(_ node: JSONDocument.NodeIndex, as id: ShapeID) -> Fix? {
    switch table[id] {
    case .optional(let wrapped), .same(let wrapped), .partly(let wrapped):
      return fix(node, as: wrapped)
    case .scalar(let scalar):
      guard let conversion = conversion(of: node, to: scalar), Decoder.decodes(conversion.json, as: scalar) else {
        return nil
      }
      return subject.fix(document.replacing(node, with: conversion.json), isSafe: conversion.isUnquoted)
    case .rawValue(let place):
      // A number in quotes; a text has been looked for among the cases.
      guard let text = document.string(node),
        let value = table.enumerations[place].cases.lazy.map(\.rawValue).first(where: { $0.text == text })
      else { return nil }
      if case .integer = value { return subject.fix(document.replacing(node, with: text)) }
      return nil
    default:
      guard table.isContainer(id), document.holdsJSON(node) else { return nil }
      return subject.fix(document.unwrapping(node))
    }
  }

  private func bound(_ name: String, of object: JSONDocument.NodeIndex) -> JSONDocument.NodeIndex? {
    (document.member(name + "Bound", of: object) ?? document.member(name, of: object))?.value
  }

  private func isScalar(_ id: ShapeID) -> Bool {
    if case .scalar = table[id] { return true }
    return false
  }
}

extension ShapeTable {
  /// Decodes from an object or an array.
  fileprivate func isContainer(_ id: ShapeID) -> Bool {
    switch self[id] {
    case .array, .elements, .range, .object, .keyed, .pairs, .record, .union: true
    case .optional(let inner), .same(let inner), .partly(let inner): isContainer(inner)
    case .unknown, .anything, .scalar, .rawValue, .either: false
    }
  }
}

extension JSONDocument {
  /// What the text in a string begins, which is known to be JSON.
  fileprivate func kindHeld(by node: NodeIndex) -> String {
    string(node)?.utf8.first { $0 == .openBrace || $0 == .openBracket } == .openBrace ? "object" : "array"
  }
}

extension Decoder {
  /// Whether a scalar decodes from a JSON text.
  static func decodes(_ json: String, as scalar: Scalar) -> Bool {
    guard let document = JSONParser.parse(MappedText(SourceFile(path: "", text: json))).document else { return false }
    return decodes(document, document.root, as: scalar)
  }
}

extension JSONParser {
  /// Whether a text is a JSON number and nothing else.
  static func isNumber(_ text: String) -> Bool {
    let document = parse(MappedText(SourceFile(path: "", text: text))).document
    return document?.kind(0) == .number && document?.range(0).count == text.utf8.count
  }
}
