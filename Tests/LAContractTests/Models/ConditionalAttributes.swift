import Foundation

#if os(iOS) || os(Linux) || os(macOS)
  struct ConditionalAttributes: ActivityAttributes {
    #if targetEnvironment(macCatalyst)
      struct ContentState: Codable, Hashable { var catalyst: Int }
    #else
      struct ContentState: Codable, Hashable {
        #if canImport(Foundation)
          var a: Int
        #endif
        #if targetEnvironment(simulator) || arch(wasm32)
          var b: Int
        #elseif (swift(>=5) && !NOPE)
          var c: String
          #if NOPE
            var d: Int
          #else
            var e: Bool?
          #endif
        #else
          var f: Int
        #endif

        enum CodingKeys: String, CodingKey {
          case a
          #if NOPE
            case wrong
          #endif
          case c = "C", e
        }
      }
    #endif

    let name: String
  }
#endif
