import ActivityKit

protocol Trackable: ActivityAttributes, Sendable {
  var owner: String { get }
}

typealias Snapshot = Codable & Hashable & Sendable
