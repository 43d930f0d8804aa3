import Foundation

/// Members of every shape in lists and dictionaries of each other.
struct MultiFormatAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    typealias Matrix = [[Double]]
    typealias Lookup<V: Codable & Hashable> = [String: V]

    var matrix: Matrix
    var lookup: Lookup<Lookup<Int?>>
    var tuples: [Pair]
    var ranges: Lookup<ClosedRange<Int>>
    var datesByDay: [Weekday: [Date]]
    var links: Lookup<URL?>?
    var nothing: [Unit]
    var blobs: Lookup<Data>
  }

  struct Pair: Codable, Hashable {
    var left: Either
    var right: Either?
  }

  enum Either: Codable, Hashable {
    case left(Pair2), right(id: UUID)
    struct Pair2: Codable, Hashable { var x, y: Int }
  }

  struct Unit: Codable, Hashable {}

  enum Weekday: Int, Codable, CodingKeyRepresentable { case mon = 1, tue }

  let weekday: Weekday
}
