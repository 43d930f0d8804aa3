import Foundation

/// A type that holds itself.
enum TreesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var root: Node, list: List }
    struct Node: Codable, Hashable { var name: String, children: [Node], weight: Int16 }
    indirect enum List: Codable, Hashable { case end, next(List, value: Int) }
  }
}

// New
enum TreesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var root: Node, list: List }
    struct Node: Codable, Hashable {
      var name: String?
      var children: [Node]
      var weight: Int
      var marks: [String: Node]?
    }
    indirect enum List: Codable, Hashable { case end, next(List, value: String) }
  }
}
