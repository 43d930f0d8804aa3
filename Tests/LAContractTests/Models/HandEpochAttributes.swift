import Foundation

/// Numbers that become dates, and texts that become enums.
struct HandEpochAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    let arrival: Date
    let departure: Date?
    let seconds: Int
    var isLate: Bool

    enum CodingKeys: String, CodingKey {
      case arrival = "arrival_ts"
      case departure
      case seconds
    }

    init(arrival: Date, departure: Date?) {
      (self.arrival, self.departure, seconds, isLate) = (arrival, departure, 5, false)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let timestamp = try container.decode(Double.self, forKey: .arrival)
      arrival = Date(timeIntervalSince1970: timestamp)
      if let value = try container.decodeIfPresent(TimeInterval.self, forKey: .departure) {
        departure = Date(timeIntervalSince1970: value / 1000)
      } else {
        departure = nil
      }
      seconds = try container.decode(Int.self, forKey: .seconds) / 60
      isLate = timestamp > 1000
    }
  }

  let name: String
}
