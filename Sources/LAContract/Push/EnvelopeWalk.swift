/// Follows the places of the table through a document.
struct EnvelopeWalk {
  /// A value with the document that it stands in.
  struct Found {
    let subject: Subject
    let field: Push.Field

    var kind: JSONDocument.Node.Kind { subject.document.kind(field.value) }
  }

  /// JSON text in strings is opened on the way.
  let opensText: Bool
  /// What kept a text from being opened.
  private(set) var problems: [(at: Found, problem: JSONParser.Problem)] = []

  init(opensText: Bool) {
    self.opensText = opensText
  }

  /// Everything that stands at a place.
  mutating func values(at place: EnvelopePlace, from start: Found) -> [Found] {
    place.steps.reduce([start]) { found, step in found.flatMap { children(of: $0, step) } }
  }

  /// Whether anything stands at a place. Only where a text has to be opened on the way is anything made for the answer.
  mutating func isAnything(at place: EnvelopePlace, from start: Found) -> Bool {
    isAnything(place.steps[...], from: start.field.value, in: start.subject.document)
      ?? !values(at: place, from: start).isEmpty
  }

  /// - Returns: nil where a text stands on the way.
  private func isAnything(
    _ steps: ArraySlice<String>, from node: JSONDocument.NodeIndex, in document: JSONDocument
  ) -> Bool? {
    guard let step = steps.first else { return true }
    if opensText, document.kind(node) == .string { return nil }
    guard step == "*" else {
      guard let member = document.member(step, of: node) else { return false }
      return isAnything(steps.dropFirst(), from: member.value, in: document)
    }
    let answers = document.elements(node).map { isAnything(steps.dropFirst(), from: $0, in: document) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// The first thing that stands at one of several places.
  mutating func value(at places: [EnvelopePlace], from start: Found) -> Found? {
    for place in places {
      if let first = values(at: place, from: start).first { return first }
    }
    return nil
  }

  /// Of the place, what is not there; behind the deepest value that is.
  mutating func deepest(at place: EnvelopePlace, from start: Found) -> (found: Found, missing: [String]) {
    var found = start
    for (index, step) in place.steps.enumerated() {
      guard let next = children(of: found, step).first else {
        return (opensText ? opened(found) : found, Array(place.steps[index...]))
      }
      found = next
    }
    return (found, [])
  }

  private mutating func children(of found: Found, _ step: String) -> [Found] {
    let found = opensText ? opened(found) : found
    let document = found.subject.document
    if step == "*" {
      return document.elements(found.field.value).enumerated().map { index, element in
        Found(
          subject: found.subject,
          field: Push.Field(key: nil, value: element, path: found.field.path.appending(.index(index))))
      }
    }
    guard let member = document.member(step, of: found.field.value) else { return [] }
    return [
      Found(
        subject: found.subject,
        field: Push.Field(key: member.key, value: member.value, path: found.field.path.appending(.key(member.key))))
    ]
  }

  /// The document in a string, else the value itself.
  mutating func opened(_ found: Found) -> Found {
    guard found.kind == .string else { return found }
    let (subject, problems) = found.subject.opened(found.field)
    self.problems += problems.map { (found, $0) }
    return subject.map { Found(subject: $0, field: $0.root) } ?? found
  }
}
