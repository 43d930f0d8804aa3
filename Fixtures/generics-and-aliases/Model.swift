import ActivityKit
import Foundation

typealias Metres = Double
typealias ByName<T> = [String: T]
typealias Log = [Gauge<Metres>]

struct Gauge<Value: Codable & Hashable>: Codable, Hashable {
  var value: Value
  var sensor: String
}

enum Either<A: Codable & Hashable, B: Codable & Hashable>: Codable, Hashable {
  case left(A)
  case right(B)
}

struct ReservoirAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var level: Gauge<Metres>
    var log: Log
    var perGate: ByName<Gauge<Int>>
    var split: Either<Bool, [Int]>
  }
}
