import ActivityKit
import Foundation

struct BookbinderAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var page: URL
    var cover: URL?
    var job: UUID
    var stamp: Data
    var seal: Data
    var ink: Data
    var proof: URL
    var lot: UUID
    var blank: Data
  }
}
