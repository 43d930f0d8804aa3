import ActivityKit
import Foundation

struct ParcelLockerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var lockerCode: String
    var doorNumber: Int
    var opensUntil: Date?
  }
}
