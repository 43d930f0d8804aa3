import ActivityKit
import Foundation

struct MuseumAudioAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var painted: Date
    var opened: Date
    var closes: Date
  }
}
