import Foundation

/// CodingKeys in an extension, and members that they leave out.
struct ConcertAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var doors: Date
    var act: String = "TBA"
    var cache: [String: Int] = [:]
    var hidden = 3
    var encore: Bool?
    let venue: String
  }

  struct Ticket: Codable, Hashable {
    var row: Int = 1
    private enum CodingKeys: CodingKey {}
  }

  let tour: String
  var ticket = Ticket()
}

extension ConcertAttributes.ContentState {
  enum CodingKeys: String, CodingKey {
    case doors = "doors_open"
    case act
    case venue = "venue/name~x"
  }
}
