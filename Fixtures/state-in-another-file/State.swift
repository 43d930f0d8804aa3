import Foundation

public struct TramState: Codable, Hashable {
  var stop: Stop
}
