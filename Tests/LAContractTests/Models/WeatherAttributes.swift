import Foundation

struct WeatherAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var position: Point
    var zone: TimeZone?
    var locale: Locale?
    var components: DateComponents
    var person: PersonNameComponents?
    var length: Duration
    var temperature: Measurement<UnitTemperature>
    var wind: Measurement<UnitSpeed>?
  }

  struct Point: Codable, Hashable {
    var origin: CGPoint
    var size: CGSize?
    var frame: CGRect

    static func == (a: Point, b: Point) -> Bool { a.origin == b.origin && a.frame == b.frame }
    func hash(into hasher: inout Hasher) { hasher.combine(origin.x) }
  }

  let period: DateInterval
}
