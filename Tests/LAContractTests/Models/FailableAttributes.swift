import Foundation

/// Default values whose initializers may fail: the members are optional.
struct FailableAttributes: ActivityAttributes {
  enum Stage: String, Codable { case raw, done }

  struct Days: OptionSet, Codable, Hashable { let rawValue: Int }

  struct ContentState: Codable, Hashable {
    var link = URL(string: "https://example.com/a")
    var id = UUID(uuidString: "4F0C9C5E-2A1B-4B0F-8F6D-1C2B3A495867")
    var number = Int("5")
    var stage = Stage(rawValue: "raw")
    var data = Data(base64Encoded: "AAAA")
    var byte = UInt8(exactly: 300)
    var zone = TimeZone(identifier: "Europe/Paris")
    var days = Days(rawValue: 3)
    var text = String("a")
    var locale = Locale(identifier: "en_GB")
    var short = Float("0.5")
    // swift-format-ignore: NeverForceUnwrap
    var sure = Stage(rawValue: "done")!
  }

  var size = 1
}
