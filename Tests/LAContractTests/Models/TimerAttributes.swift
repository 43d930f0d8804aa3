import Foundation

struct TimerAttributes: ActivityAttributes {
  typealias Seconds = TimeInterval
  typealias ContentState = TimerState

  let title: String
  let total: Seconds
}

struct TimerState: Codable, Hashable {
  var window: ClosedRange<Date>
  var laps: [Range<Int>]
  var remaining: TimeInterval?
  var pausedAt: Date?
  let from: PartialRangeFromBox
}

struct PartialRangeFromBox: Codable, Hashable {
  var range: ClosedRange<Double>
  var letters: ClosedRange<String>
  var narrow: Range<Float>
}
