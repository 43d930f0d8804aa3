import Foundation

/// A type inside is used in several places.
enum NestedChangeOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var from: Stop, to: Stop?, via: [Stop] }
    struct Stop: Codable, Hashable { var name: String, platform: Platform }
    struct Platform: Codable, Hashable { var track: Int, level: Int? }
  }
}

// New
enum NestedChangeNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var from: Stop, to: Stop?, via: [Stop] }
    struct Stop: Codable, Hashable { var name: String, platform: Platform, id: UUID? }
    struct Platform: Codable, Hashable { var track: String, level: Int? }
  }
}
