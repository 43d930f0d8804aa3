import Foundation

/// A protocol whose extension brings the initializer that the compiler would have written.
protocol Lenient: Codable {
  init()
}

extension Lenient {
  init(from decoder: any Decoder) throws { self.init() }
}

struct DefaultedProtocolAttributes: ActivityAttributes {
  struct Options: Lenient, Hashable {
    var volume = 3
  }

  struct ContentState: Codable, Hashable {
    var options: Options
    var count: Int
  }

  let name: String
}
