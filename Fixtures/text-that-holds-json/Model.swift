import ActivityKit
import Foundation

struct WidgetBridgeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var name: String
    var props: String
  }
}
