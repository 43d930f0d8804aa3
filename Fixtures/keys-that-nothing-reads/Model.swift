import ActivityKit
import Foundation

struct WeatherBuoyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    static let unit = "hPa"
    let station = "B-7"
    var pressure: Double
    var isStormy: Bool { pressure < 990 }
    lazy var label = "\(pressure) hPa"
    var wave: Wave

    struct Wave: Codable, Hashable {
      var metres: Double
    }
  }
}
