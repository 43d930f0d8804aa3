import ActivityKit
import Foundation

struct PodcastAttributes: ActivityAttributes {
  struct Episode: Codable, Hashable {
    var number: Int
  }

  struct ContentState: Codable, Hashable {
    var episode: Episode
    var chapters: [Episode]
    var hosts: [String]
    var links: [String: String]
    var queue: [Episode]
  }
}
