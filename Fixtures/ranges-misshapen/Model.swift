import ActivityKit
import Foundation

struct AuctionAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var window: ClosedRange<Date>
    var bids: ClosedRange<Int>
    var lots: Range<Int>
    var pages: ClosedRange<Int>
    var above: PartialRangeFrom<Double>
    var rest: PartialRangeThrough<Int>
  }
}
