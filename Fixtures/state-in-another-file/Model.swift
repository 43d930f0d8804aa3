import ActivityKit

struct TramAttributes: ActivityAttributes {
  typealias ContentState = TramState
  var line: Int
}
