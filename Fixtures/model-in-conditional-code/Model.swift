#if canImport(ActivityKit) && os(iOS)
  import ActivityKit
  import Foundation

  /* struct OldAttributes: ActivityAttributes { struct ContentState: Codable {} } */
  @available(iOS 16.2, *)
  public struct ThermosAttributes: ActivityAttributes, Sendable {
    public struct ContentState: Codable, Hashable {
      #if DEBUG
        var trace: String
      #endif
      public var `default`: Int, `in`: Double
      public private(set) var label /* { */: String = "}"
      let unit: String // = "°C"
      var ring: Double { didSet { print("\(ring) }") } }
      var text: String { "\(label["a"...]) \(["}"])" }
      static let make: (Int) -> ContentState? = { n in n > 0 ? nil : nil }
      func `switch`(_ on: Bool) -> Bool { on ? true : false }
    }

    public var `class`: String
    var emoji🫖: Int
  }
#endif
