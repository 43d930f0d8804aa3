import Foundation

/// Types that hold themselves.
struct TreeAttributes: ActivityAttributes {
  final class Link: Codable, Hashable {
    let value: Int
    let next: Link?

    init(_ value: Int, _ next: Link?) { (self.value, self.next) = (value, next) }
    static func == (a: Link, b: Link) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  enum Expression: Codable, Hashable {
    case number(Double)
    indirect case sum(Expression, Expression)
    case list([Expression])
  }

  struct ContentState: Codable, Hashable {
    var link: Link
    var expression: Expression
  }

  let root: [String: [Link]]
}
