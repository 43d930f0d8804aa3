/// SplitMix64 by Sebastiano Vigna: small, and the same numbers from a seed on every machine and in every version.
struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, `count`. (Swift's own way to it may change between versions.)
  mutating func below(_ count: Int) -> Int {
    count > 1 ? Int(next() % UInt64(count)) : 0
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    let span = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !span.overflow, span.partialValue < Int.max else { return range.lowerBound }
    return range.lowerBound + below(span.partialValue + 1)
  }

  mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}
