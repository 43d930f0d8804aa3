import Foundation

/// Dictionaries whose keys change.
enum DictionariesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: [String: Int]
      var b: [Int: Int]
      var c: [Zone: Int]
      var d: [Zone: Bool]
      var e: [String: Int8]
    }
    enum Zone: String, Codable { case north, south }
  }
}

// New
enum DictionariesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: [Int: Int]
      var b: [String: Int]
      var c: [Zone: Double]
      var d: [String: Bool]
      var e: [String: Int]
    }
    enum Zone: String, Codable { case north, south, west }
  }
}
