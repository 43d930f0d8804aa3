#if canImport(ActivityKit)
  import ActivityKit
#endif
import Foundation

/// A parcel on its last mile.
struct CourierAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Stage: String, Codable {
      case packed, pickedUp = "picked_up", onTheWay = "on the way"
      case delivered
    }

    var stage: Stage
    var eta: Date
    var courier: String?
    var stopsLeft: Int
    var progress: Double = 0
  }

  let orderNumber: String
  let isExpress: Bool
  var note: Optional<String>
}
