#if canImport(ActivityKit)
  import ActivityKit
#endif
import Foundation

struct FlightAttributes {
  let number: String
  let carrier: Carrier
}

extension FlightAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var status: Status
    var gate: String?
    var departure: Date
    var belts: Set<Int>

    private enum CodingKeys: String, CodingKey {
      case status = "flight_status"
      case gate
      case departure = "departs_at"
      case belts
    }
  }

  enum Status: Codable, Hashable {
    case scheduled
    case delayed(minutes: Int, reason: String?)
    case boarding(String, group: Int)
    case diverted(to: Airport, Date)
    case cancelled(Reason)
  }

  enum Reason: String, Codable { case weather = "WX", crew = "CREW" }
}

struct Airport: Codable, Hashable {
  let iata: String
}

extension FlightAttributes {
  enum Carrier: String, Codable, CaseIterable {
    case klm = "KL"
    case lufthansa = "LH"
  }
}
