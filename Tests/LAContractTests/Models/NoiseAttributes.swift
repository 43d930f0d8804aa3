import Foundation

// struct NoiseAttributes: ActivityAttributes { struct ContentState: Codable { var wrong: Int } }

/* struct NoiseAttributes: ActivityAttributes {
     /* struct ContentState {} */
   } */

/// ```swift
/// struct NoiseAttributes: ActivityAttributes { let sample: Int }
/// ```
struct NoiseAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var text: String = "} { \" \("\("}")")"
    var pattern: String { "struct ContentState { var a: Int }" }
    var count: Int /* : String */ = 1  // var fake: Int
    var lines = """
      var inner: Int
      \("a")
      """
    var total: Int { [1, 2].reduce(0) { $0 + $1 } }

    func matches(_ text: String) -> Bool {
      enum CodingKeys: String { case text = "t" }
      let regex = #/[{}"]+/#
      return text.contains(regex) || CodingKeys.text.rawValue == text
    }
  }

  init(name: String) { self.name = name }
  let name: String
}

final class NoiseManager {
  func start() -> NoiseAttributes {
    struct ContentState: Codable { var local: Int }
    let attributes = NoiseAttributes(name: "x")
    guard attributes.name.isEmpty else { return NoiseAttributes(name: "y") }
    return attributes
  }
}
