import Foundation

/// Nothing changes but the order.
enum UnchangedOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var a: Int, b: Stage?, c: [String: [Date]] }
    enum Stage: String, Codable { case open, closed }
    var id: UUID
  }
}

// New
enum UnchangedNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var c: [String: [Date]], b: Stage?, a: Int }
    enum Stage: String, Codable { case closed, open }
    var id: UUID
  }
}
