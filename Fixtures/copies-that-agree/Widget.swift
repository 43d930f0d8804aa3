import ActivityKit

// Kept by hand.
public struct BarometerAttributes: ActivityAttributes {
  public enum Direction: String, Codable, Hashable { case falling, rising }
  public struct ContentState: Codable, Hashable {
    public let trend: Direction
    public var hectopascals: Double
    var label: String { "\(hectopascals)" }
  }
}
