@testable import LAContract

/// The same numbers on every run, so that a failure can be looked at again.
struct SeededGenerator: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }
}
