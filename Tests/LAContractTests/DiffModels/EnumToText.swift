import Foundation

/// An enum opens up.
enum EnumToTextOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Stage, level: Level, extra: [Stage: Int] }
    enum Stage: String, Codable, CodingKeyRepresentable { case packed, sent }
    enum Level: Int, Codable { case low = 1, high = 200 }
  }
}

// New
enum EnumToTextNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: String, level: UInt8, extra: [String: Int] }
  }
}
