import ActivityKit
import Foundation

struct EScooterAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var battery: Int
    var range: Double
    var code: String
    var note: String?

    private enum CodingKeys: String, CodingKey {
      case battery = "battery_pct"
      case range = "range-km"
      case code, note = "memo"
    }
  }
}
