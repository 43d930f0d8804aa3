import Foundation

/// CodingKeys without raw values, backed by integers, and as an alias.
struct TrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var platform: String
    var delay: Int?
    var carriages: [Carriage]

    enum CodingKeys: CodingKey {
      case platform, delay
      case carriages
    }
  }

  struct Carriage: Codable, Hashable {
    var number: Int
    var load: Double

    enum CodingKeys: Int, CodingKey {
      case number = 1
      case load = 2
    }
  }

  let line: String
  let operatorName: String

  typealias CodingKeys = TrainKeys
}

enum TrainKeys: String, CodingKey {
  case line
  case operatorName = "operator"
}
