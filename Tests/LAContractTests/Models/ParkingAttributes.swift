import Foundation

struct ParkingAttributes: ActivityAttributes {
  enum Zone: String, Codable, Hashable { case a, b, c }

  enum Level: Int, Codable, Hashable, CodingKeyRepresentable {
    case ground = 0, basement = -1, roof = 4

  }

  enum Permit: String, Codable, Hashable, CodingKeyRepresentable { case resident, guest = "GUEST" }

  struct ContentState: Codable, Hashable {
    var byName: [String: Int]
    var byNumber: [Int: String]
    var byZone: [Zone: Int]
    var byID: [UUID: Bool]
    var byByte: [Int8: String]
    var byLevel: [Level: Int]
    var byPermit: [Permit: Bool]
    var byDate: [Date: Int]?
    var nested: [String: [String: [Int]]]
  }

  let garage: String
}
