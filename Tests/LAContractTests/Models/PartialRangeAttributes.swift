import Foundation

struct PartialRangeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var from: PartialRangeFrom<Int>
    var through: PartialRangeThrough<Date>?
    var upTo: PartialRangeUpTo<Double>
    var narrow: ClosedRange<UInt8>
    var fraction: Range<CGFloat>
    var price: ClosedRange<Decimal>
    var days: [ClosedRange<Date>?]

    static func == (a: ContentState, b: ContentState) -> Bool { a.narrow == b.narrow }
    func hash(into hasher: inout Hasher) { hasher.combine(narrow) }
  }

  let window: Swift.ClosedRange<Swift.Int>
}
