import ActivityKit
import Foundation

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var courier: String
    var stopsLeft: Int
    /// Shown as a countdown.
    var eta: Date
  }

  var orderNumber: String
}
