import Foundation

/// A case comes, one goes, one gets another raw value.
enum EnumCasesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Stage, level: Level?, history: [Stage] }
    enum Stage: String, Codable { case packed, pickedUp = "picked_up", delivered, lost }
    enum Level: Int, Codable { case low, middle, high }
  }
}

// New
enum EnumCasesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Stage, level: Level?, history: [Stage] }
    enum Stage: String, Codable { case packed, pickedUp = "picked-up", delivered, returned }
    enum Level: Int, Codable { case low, high = 2 }
  }
}
