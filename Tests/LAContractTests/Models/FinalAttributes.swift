import Foundation

/// Modifiers and attributes in every place.
@available(iOS 16.1, macOS 13, *)
nonisolated struct FinalAttributes: ActivityAttributes, Sendable {
  enum Tone: String, Codable, Sendable {
    @available(*, deprecated, renamed: "warm")
    case hot
    case warm, cold
  }

  struct ContentState: Codable & Hashable & Sendable {
    @available(iOS 17, macOS 14, *)
    var computed: Int { 1 }
    nonisolated let tone: Tone
    @usableFromInline internal var depth: Double = 0
  }

  package let name: String
}
