import Foundation

/// Members that cannot be decoded, and are left out.
struct DroppedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
    var pair: (Int, String) = (1, "a")
    var action: (@Sendable (Int) -> Void)? = nil
    var anything: Any? = nil
    nonisolated(unsafe) static var last = 0

    enum CodingKeys: Swift.String, Swift.CodingKey, CaseIterable {
      case count = "n"  // the only one
    }

    static func == (a: ContentState, b: ContentState) -> Bool { a.count == b.count }
    func hash(into hasher: inout Hasher) { hasher.combine(count) }
  }

  let name: String
}
