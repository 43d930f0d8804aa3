import ActivityKit
import Foundation

struct CheeseCaveAttributes: ActivityAttributes {
  enum Stage: String, Codable, Hashable { case young, aged }

  struct ContentState: Codable, Hashable {
    var wheels = 0
    var name = "Comté"
    var humidity = 0.94
    var turned = false
    var offset = -2
    var batch = UUID()
    var since = Date()
    var sides = [1, 2]
    var stage = Stage.young
  }
}
