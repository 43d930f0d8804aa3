import ActivityKit
import Foundation

struct ExpeditionAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var zone: TimeZone
    var tongue: Locale
    var burn: Duration
    var slot: DateInterval
    var sail: CGSize
    var mark: CGPoint
    var deck: CGRect
    var dawn: DateComponents
    var leader: PersonNameComponents?
    var depth: Measurement<UnitLength>
  }
}
