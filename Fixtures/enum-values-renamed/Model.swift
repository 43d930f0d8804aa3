import ActivityKit
import Foundation

struct ZooFeedAttributes: ActivityAttributes {
  enum Feed: Codable, Hashable {
    case fish(kilos: Double, keeper: String)
    case hay

    enum CodingKeys: String, CodingKey { case fish = "seafood", hay }
    enum FishCodingKeys: String, CodingKey { case kilos = "kg", keeper }
  }

  struct ContentState: Codable, Hashable {
    var feed: Feed
  }
}
