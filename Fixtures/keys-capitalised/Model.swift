import ActivityKit
import Foundation

struct BakeSaleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var cakesSold: Int
    var raised: Decimal
  }
}
