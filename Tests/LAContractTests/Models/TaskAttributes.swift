import Foundation

/// RawRepresentable structs and option sets decode from their single raw value.
struct TaskAttributes: ActivityAttributes {
  struct TaskID: RawRepresentable, Codable, Hashable {
    let rawValue: String
  }

  struct Score: RawRepresentable, Hashable, Codable {
    var rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
  }

  struct Days: OptionSet, Codable, Hashable {
    let rawValue: UInt8

    static let monday = Days(rawValue: 1 << 0)
    static let tuesday = Days(rawValue: 1 << 1)
    static let weekdays: Days = [.monday, .tuesday]
  }

  struct ContentState: Codable, Hashable {
    var id: TaskID
    var score: Score?
    var days: Days
    var done: [TaskID]
    var names: [TaskID: Int]
  }

  let id: TaskID
}
