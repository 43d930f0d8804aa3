import ActivityKit
import Foundation

struct HotelStayAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var doorOpen: Bool
  }

  struct Booking: Codable, Hashable {
    var room: Int
    var checkOut: Date
  }
  var booking: Booking
}
