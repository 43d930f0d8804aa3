import Foundation

/// What is private is decoded all the same.
struct PrivateAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    private var secret: Int
    fileprivate let other: String?
    private(set) var shown: Bool
    /// Seen by all.
    public internal(set) var level: Double

    init(secret: Int, other: String?, shown: Bool, level: Double) {
      self.secret = secret
      self.other = other
      self.shown = shown
      self.level = level
    }
  }

  let name: String
}
