import Foundation

/// A class and its subclasses.
class Vessel: Codable {
  var name: String
  var knots: Double?

  init(name: String) { self.name = name }
}

final class Ferry: Vessel {
  var cars = 4
}

class Hull {
  var length = 3
}

final class Barge: Hull, Codable {
  var cargo: [String]
  weak var tug: Ferry?

  init(cargo: [String]) { self.cargo = cargo }

  private enum CodingKeys: String, CodingKey { case cargo }
}

struct ShipAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var ferry: Ferry
    var vessel: Vessel?
    var barge: Barge

    static func == (a: ContentState, b: ContentState) -> Bool { a.ferry.name == b.ferry.name }
    func hash(into hasher: inout Hasher) { hasher.combine(ferry.name) }
  }

  let port: String
}
