import Foundation

/// A struct becomes a dictionary, and a dictionary a struct.
enum ObjectFormsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: Scores
      var b: [String: Int]
      var c: [String: Int?]
      var d: Scores
    }
    struct Scores: Codable, Hashable { var home: Int, away: Int }
  }
}

// New
enum ObjectFormsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var a: [String: Double]
      var b: Scores
      var c: Marks
      var d: [String: Bool]
    }
    struct Scores: Codable, Hashable { var home: Int, away: Int }
    struct Marks: Codable, Hashable { var home: Int?, away: Double? }
  }
}
