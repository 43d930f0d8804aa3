/// ActivityKit does not exist on Linux. The models of the agreement tests conform to this instead; la-lint is never given
/// this file, so that to it the protocol is Apple's.
protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
