import Foundation

/// Names of our own that Foundation has too.
struct StationAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Duration: String, Codable { case short, long }
    struct URL: Codable, Hashable { var host: String }
    typealias Date = String

    var duration: Duration
    var url: URL
    var date: Date
    var real: Foundation.Date
    var platform: Platform
  }

  struct Platform: Codable, Hashable {
    struct Platform: Codable, Hashable { var track: Int }
    var platform: Platform
    var name: String
  }

  struct UUID: Codable, Hashable { let raw: Int }
  var uuid: UUID
}
