import Foundation

/// Names that come from protocols.
protocol HasUnits {
  associatedtype Unit: Codable & Hashable
}

extension HasUnits {
  typealias Amount = [Unit]
  typealias Stamp = Date
}

struct InheritedAliasAttributes: ActivityAttributes, HasUnits {
  typealias Unit = Int

  struct ContentState: Codable, Hashable, HasUnits {
    enum Unit: String, Codable { case gram, litre }
    var unit: Unit
    var stamp: Stamp
  }

  let unit: Unit
  let since: Stamp?
}
