import Foundation

/// Classes that decode by hand, and pass on to the superclass.
class HandVehicle: Codable {
  let wheels: Int

  init(wheels: Int) { self.wheels = wheels }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    wheels = try container.decodeIfPresent(Int.self, forKey: .wheels) ?? 4
  }
}

final class HandCar: HandVehicle {
  let doors: Int

  private enum CodingKeys: String, CodingKey { case doors }

  init(wheels: Int, doors: Int) {
    self.doors = doors
    super.init(wheels: wheels)
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    doors = try container.decode(Int.self, forKey: .doors)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(doors, forKey: .doors)
    try super.encode(to: encoder)
  }
}

struct HandClassAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var car: HandCar

    static func == (a: ContentState, b: ContentState) -> Bool { a.car === b.car }
    func hash(into hasher: inout Hasher) { hasher.combine(car.doors) }
  }

  let name: String
}
