import ActivityKit

enum Feature {
  enum Live {
    struct QuizAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var round: Int }
    }
  }
}
