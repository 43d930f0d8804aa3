import Foundation

/// Free text becomes an enum.
enum TextToEnumOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: String, mood: Mood }
    enum Mood: String, Codable { case good, bad }
  }
}

// New
enum TextToEnumNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Stage, mood: String }
    enum Stage: String, Codable { case packed, sent }
  }
}
