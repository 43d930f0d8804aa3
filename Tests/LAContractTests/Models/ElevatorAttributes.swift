import Foundation

/// The state is an enum with associated values, in an extension.
struct ElevatorAttributes: ActivityAttributes {
  let shaft: Int
}

extension ElevatorAttributes {
  enum ContentState: Codable, Hashable {
    case idle
    case moving(from: Int, to: Int, direction: Direction)
    case stuck(since: Date, [Direction])
  }
}

extension ElevatorAttributes {
  enum Direction: Int8, Codable, Hashable { case down = -1, none, up }
}
