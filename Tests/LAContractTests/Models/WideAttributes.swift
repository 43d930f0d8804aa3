import Foundation

struct WideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var wide: Int128
    var wider: UInt128
    var range: NSRange
    var precise: [Decimal]
  }

  let limit: UInt128
}
