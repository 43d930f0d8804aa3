import Foundation

/// A flag becomes something else.
enum BooleanFormsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var isOpen: Bool, isLive: Bool, mode: Mode }
    enum Mode: String, Codable { case on, off }
  }
}

// New
enum BooleanFormsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var isOpen: Int, isLive: Mode, mode: Bool }
    enum Mode: String, Codable { case on, off }
  }
}
