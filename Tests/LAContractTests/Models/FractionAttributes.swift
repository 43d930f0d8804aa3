import Foundation

/// Fractions everywhere.
struct FractionAttributes: ActivityAttributes {
  enum Step: Double, Codable { case small = 0.1, big = -2.5, whole = 3, more }
  enum Level: Float, Codable, CaseIterable { case none, first, half = 0.5 }
  enum Wide: Int64, Codable { case large = 9_007_199_254_740_993, most = 9_223_372_036_854_775_807 }
  enum Unsigned: UInt64, Codable { case top = 18_446_744_073_709_551_615, nought = 0 }

  struct ContentState: Codable, Hashable {
    var step: Step
    var level: Level?
    var wide: Wide
    var unsigned: Unsigned
    var floats: [Float]
    var doubles: [Double?]
    var decimals: [String: Decimal]
  }

  let step: CGFloat
}
