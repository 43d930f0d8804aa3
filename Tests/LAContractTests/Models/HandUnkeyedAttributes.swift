import Foundation

/// A list with a place for each value, and a list that is read to its end.
struct HandUnkeyedAttributes: ActivityAttributes {
  struct Coordinate: Codable, Hashable {
    let latitude: Double
    let longitude: Double

    init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      latitude = try list.decode(Double.self)
      longitude = try list.decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(latitude)
      try list.encode(longitude)
    }
  }

  struct Lenient: Codable, Hashable {
    var values: [Int]

    init(values: [Int]) { self.values = values }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [Int] = []
      while !list.isAtEnd { values.append(try list.decode(Int.self)) }
      self.values = values
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values { try list.encode(value) }
    }
  }

  struct ContentState: Codable, Hashable {
    var place: Coordinate
    var route: [Coordinate]?
    var lenient: Lenient
  }

  let start: Coordinate
}
