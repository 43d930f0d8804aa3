import Foundation

/// The new version reads the old key too.
enum ReadsBothKeysOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var driver: String, stops: Int }
  }
}

// New
enum ReadsBothKeysNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var driverName: String, stops: Int
      enum CodingKeys: String, CodingKey { case driverName, driver, stops }
      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let name = try values.decodeIfPresent(String.self, forKey: .driverName) {
          driverName = name
        } else {
          driverName = try values.decode(String.self, forKey: .driver)
        }
        stops = try values.decode(Int.self, forKey: .stops)
      }
      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(driverName, forKey: .driverName)
        try values.encode(stops, forKey: .stops)
      }
    }
  }
}
