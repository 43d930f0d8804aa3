import Foundation

protocol Payload: Codable, Hashable {}

struct Envelope2<Body: Payload, Meta>: Codable, Hashable where Meta: Codable & Hashable {
  var body: Body
  var meta: [Meta]
  var next: Indirect<Envelope2<Body, Meta>>?

  enum CodingKeys: String, CodingKey { case body = "b", meta = "m", next = "n" }
}

final class Indirect<Wrapped: Codable & Hashable>: Codable, Hashable {
  let value: Wrapped
  init(_ value: Wrapped) { self.value = value }
  static func == (a: Indirect, b: Indirect) -> Bool { a.value == b.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

struct GenericStateAttributes: ActivityAttributes {
  typealias ContentState = Envelope2<Score, Mark>

  struct Score: Payload { var points: Int }
  enum Mark: String, Payload { case good, bad }

  let last: ContentState?
  let mark: Envelope2<Mark, Score>
}
