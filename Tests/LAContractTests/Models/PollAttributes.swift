import Foundation

struct Box<Value: Codable & Hashable>: Codable, Hashable {
  var value: Value
  var others: [Value]
}

struct Pair<A, B>: Codable, Hashable where A: Codable & Hashable, B: Codable & Hashable {
  let first: A
  let second: B?
}

struct PollAttributes: ActivityAttributes {
  typealias Labeled<T: Codable & Hashable> = Pair<String, T>
  typealias Counts = [String: Box<Int>]

  struct ContentState: Codable, Hashable {
    var box: Box<Date>
    var maybe: Box<Int?>
    var pair: Pair<Int, Box<String>>
    var labeled: Labeled<Bool>
    var counts: Counts
    var tree: Node
  }

  struct Node: Codable, Hashable {
    var name: String
    var children: [Node]
    var byName: [String: Node]?
  }

  let question: Box<String>
}
