import Foundation

struct MatchAttributes: ActivityAttributes {
  /// One of the two.
  public struct Team: Codable, Hashable {
    let name: String
    let badge: URL?
    let ranking: UInt8
  }

  /// What changes.
  public struct ContentState: Codable, Hashable {
    var score: [Int]
    var minute: Int16
    var period: Period
    var scorers: [String: [Scorer]]
    var isLive: Bool

    var headline: String { "\(score)" }

    static let maximumMinute = 130
  }

  enum Period: Int, Codable, Hashable {
    case first = 1
    case halfTime
    case second
    case extraTime = 10, penalties
  }

  let home: Team
  let away: Team
  let kickoff: Date
}

struct Scorer: Codable, Hashable {
  var name: String
  var minutes: Set<UInt8>
}
