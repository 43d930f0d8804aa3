import Foundation

/// Only Swift sees it.
enum SwiftNamesOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var driver: String, stage: Stage, eta: TimeInterval }
    enum Stage: String, Codable { case packed, sent }
  }
}

// New
enum SwiftNamesNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var courier: String, phase: Phase, eta: Double
      enum CodingKeys: String, CodingKey { case courier = "driver", phase = "stage", eta }
    }
    enum Phase: String, Codable { case boxed = "packed", sent }
  }
}
