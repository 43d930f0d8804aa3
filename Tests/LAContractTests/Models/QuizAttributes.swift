import Foundation

/// The state is an array.
struct QuizAttributes: ActivityAttributes {
  typealias ContentState = [Question]

  struct Question: Codable, Hashable {
    var text: String
    var answers: ContiguousArray<String>
    var right: Int
  }

  let title: String
}
