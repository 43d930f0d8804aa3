import ActivityKit
import Foundation

struct TaxiRankAttributes: ActivityAttributes {
  enum Extra: String, Codable, Hashable { case luggage, night }

  struct ContentState: Codable, Hashable {
    var fare: Decimal
    var extra: Extra?
  }
}
