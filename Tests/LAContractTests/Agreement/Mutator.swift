@testable import LAContract

/// A JSON text that was valid before one thing in it was changed.
struct Mutant {
  /// What was done, and where.
  let mutation: String
  let text: String
  /// The new text is still an object.
  let isObject: Bool
}

/// Changes each node of a JSON text in every way that senders get it wrong, and in some that they do not.
struct Mutator {
  private let document: JSONDocument
  private let avoided: Set<String>
  private var mutants: [Mutant] = []

  /// - Parameters:
  ///   - text: The valid text.
  ///   - avoided: Replacements to leave out.
  /// - Returns: The text itself, and each changed one.
  static func mutants(of text: String, avoiding avoided: Set<String> = []) -> [Mutant] {
    let parsed = JSONParser.parse(MappedText(SourceFile(path: "sample.json", text: text)))
    guard let document = parsed.document else { return [] }
    var mutator = Mutator(document, avoiding: avoided)
    mutator.add("as encoded", 0..<0, "", at: "")
    mutator.mutate(document.root, at: "")
    return mutator.mutants
  }

  private init(_ document: JSONDocument, avoiding avoided: Set<String>) {
    self.document = document
    self.avoided = avoided
  }

  private mutating func add(_ mutation: String, _ range: Range<Int>, _ replacement: String, at pointer: String) {
    var bytes = document.bytes
    bytes.replaceSubrange(range, with: replacement.utf8)
    mutants.append(
      Mutant(
        mutation: "\(pointer.isEmpty ? "the root" : pointer): \(mutation)",
        text: String(decoding: bytes, as: UTF8.self),
        isObject: bytes.first == .openBrace))
  }

  private mutating func mutate(_ node: JSONDocument.NodeIndex, at pointer: String) {
    replace(node, at: pointer)
    switch document.kind(node) {
    case .object: mutateMembers(of: node, at: pointer)
    case .array: mutateElements(of: node, at: pointer)
    default: break
    }
  }

  private mutating func replace(_ node: JSONDocument.NodeIndex, at pointer: String) {
    let range = document.range(node)
    let text = document.text(node)
    var replacements = Replacements.all
    replacements += [
      "[\(text)]", "[\(text),\(text)]", "{\"value\":\(text)}", "{\"_0\":\(text)}", "{\(quoted(text)):{}}",
    ]
    switch document.kind(node) {
    case .string: replacements += Replacements.others(of: document.string(node) ?? "").map(quoted)
    case .number:
      replacements += [text.hasPrefix("-") ? String(text.dropFirst()) : "-\(text)", text == "0" ? "10" : "\(text)000"]
      replacements += [text.contains("e") ? "1e3" : "\(text)e3", quoted(text), "{\(quoted(text)):1}"]
    default: replacements += [quoted(text)]
    }
    for replacement in replacements where replacement != text && !avoided.contains(replacement) {
      add("replaced by \(replacement)", range, replacement, at: pointer)
    }
  }

  private mutating func mutateMembers(of object: JSONDocument.NodeIndex, at pointer: String) {
    let members = Array(document.members(object))
    let start = document.range(object).lowerBound + 1
    let comma = members.isEmpty ? "" : ","
    for key in ["\"extraKey\"", "\"\"", "\"_0\"", "\"value\""] {
      add("\(key) added", start..<start, "\(key):1\(comma)", at: pointer)
      add("\(key) added with null", start..<start, "\(key):null\(comma)", at: pointer)
    }
    for (place, member) in members.enumerated() {
      let key = document.string(member.key) ?? ""
      let whole = document.range(member.key).lowerBound..<document.range(member.value).upperBound
      let inner = "\(pointer)/\(key)"
      removeItem(place, whole, isLast: place == members.count - 1, at: inner)
      for other in Replacements.otherSpellings(of: key) {
        add("renamed to \(other)", document.range(member.key), quoted(other), at: inner)
      }
      add("escaped", document.range(member.key), escaped(key), at: inner)
      for value in ["null", "1", "\"text\"", "{}"] {
        add("repeated behind as \(value)", whole.upperBound..<whole.upperBound, ",\(quoted(key)):\(value)", at: inner)
        add("repeated before as \(value)", whole.lowerBound..<whole.lowerBound, "\(quoted(key)):\(value),", at: inner)
      }
      for other in members.dropFirst(place + 1).prefix(3) {
        swap(member.value, other.value, at: inner)
        swap(member.key, other.key, at: inner)
      }
      mutate(member.value, at: inner)
    }
  }

  private mutating func mutateElements(of array: JSONDocument.NodeIndex, at pointer: String) {
    let elements = Array(document.elements(array))
    let end = document.range(array).upperBound - 1
    for value in ["null", "1", "\"text\"", "true", "[]", "{}"] {
      add("\(value) appended", end..<end, elements.isEmpty ? value : ",\(value)", at: pointer)
    }
    for (place, element) in elements.enumerated() {
      let range = document.range(element)
      let inner = "\(pointer)/\(place)"
      removeItem(place, range, isLast: place == elements.count - 1, at: inner)
      add("twice", range.upperBound..<range.upperBound, ",\(document.text(element))", at: inner)
      if place + 1 < elements.count { swap(element, elements[place + 1], at: inner) }
      mutate(element, at: inner)
    }
  }

  private mutating func removeItem(_ place: Int, _ range: Range<Int>, isLast: Bool, at pointer: String) {
    // The comma behind it goes too, or that before it.
    let lower = isLast && place > 0 ? range.lowerBound - 1 : range.lowerBound
    add("removed", lower..<(isLast ? range.upperBound : range.upperBound + 1), "", at: pointer)
  }

  private mutating func swap(_ a: JSONDocument.NodeIndex, _ b: JSONDocument.NodeIndex, at pointer: String) {
    let (first, second) = (document.range(a), document.range(b))
    let between = String(decoding: document.bytes[first.upperBound..<second.lowerBound], as: UTF8.self)
    guard document.text(a) != document.text(b) else { return }
    guard !avoided.contains(document.text(a)), !avoided.contains(document.text(b)) else { return }
    add(
      "swapped with \(document.text(b))", first.lowerBound..<second.upperBound,
      document.text(b) + between + document.text(a), at: pointer)
  }

  private func quoted(_ text: String) -> String { JSONDocument.quoted(text, limit: .max) }

  /// The same text with its first character as an escape.
  private func escaped(_ text: String) -> String {
    guard let unit = text.utf16.first, text.utf16.count > 1, unit < 0x80 else { return quoted(text) }
    let digits = String(unit, radix: 16)
    return "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      + quoted(String(text.dropFirst())).dropFirst()
  }
}
