import Foundation

/// A case comes.
enum EnumGrowsOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Stage, byStage: [Stage: Int] }
    enum Stage: String, Codable, CodingKeyRepresentable { case open, closed }
  }
}

// New
enum EnumGrowsNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Stage, byStage: [Stage: Int] }
    enum Stage: String, Codable, CodingKeyRepresentable { case open, closed, paused }
  }
}
