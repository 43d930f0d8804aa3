import Foundation

struct DictionaryAttributes: ActivityAttributes {
  typealias ContentState = [String: Entry]
  typealias Name = String

  struct Slug: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
    let rawValue: String
  }

  enum Rank: Int, Codable { case one = 1, two }

  struct Entry: Codable, Hashable {
    var named: [Name: Int]
    var slugs: [Slug: Int]
    var ranks: [Rank: String]
    var doubles: [Double: Int]
    var bools: [Bool: Int]
    var links: Dictionary<URL, Int>
    var optional: [Int?: Int]?
    var qualified: Swift.Dictionary<Swift.Int, Swift.Array<Foundation.Date>>
  }

  let rows: [[Int: [Int]]]
}
