import ActivityKit
import Foundation

struct FamilyTreeAttributes: ActivityAttributes {
  final class Person: Codable, Hashable {
    var name: String
    var children: [Person]
    static func == (a: Person, b: Person) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
  indirect enum Expression: Codable, Hashable { case value(Int), sum(Expression, Expression) }

  struct ContentState: Codable, Hashable {
    var root: Person
  }
}
