import Foundation

struct ScalarStateAttributes: ActivityAttributes {
  typealias ContentState = Optional<Date>

  let from: Date
}

struct CounterAttributes: ActivityAttributes {
  typealias ContentState = UInt16
  var steps: ContiguousArray<Int?>
}
