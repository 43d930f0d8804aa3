import Foundation

/// Only in the kind direction.
enum MadeOptionalOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var gate: String, names: [String: Int] }
  }
}

// New
enum MadeOptionalNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var gate: String?, names: [String: Int?]? }
  }
}
