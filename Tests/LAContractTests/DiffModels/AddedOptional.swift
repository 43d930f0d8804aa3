import Foundation

/// An optional member comes.
enum AddedOptionalOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int }
    var order: String
  }
}

// New
enum AddedOptionalNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int, tip: Int?, note: String? }
    var order: String
    var gift: Bool?
  }
}
