import Foundation

/// Ranges of types whose order is their own.
struct OrderedRangeAttributes: ActivityAttributes {
  enum Level: Int, Codable, Comparable {
    case low = 2, high = 1
    static func < (a: Level, b: Level) -> Bool { a.rawValue > b.rawValue }
  }

  struct Version: Codable, Hashable, Comparable {
    var major: Int
    static func < (a: Version, b: Version) -> Bool { a.major < b.major }
  }

  struct ContentState: Codable, Hashable {
    var levels: ClosedRange<Level>
    var versions: Range<Version>?
    var ids: ClosedRange<UUID>
  }

  let name: String
}
