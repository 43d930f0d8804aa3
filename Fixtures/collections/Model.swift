import ActivityKit
import Foundation

struct WarehouseAttributes: ActivityAttributes {
  enum Zone: String, Codable, Hashable { case cold, dry }
  enum Shift: String, Codable, Hashable, CodingKeyRepresentable { case early, late }
  struct Marker: Codable, Hashable { static let version = 3 }

  struct ContentState: Codable, Hashable {
    var aisles: [Zone: Int]
    var scanners: [UUID: String]
    var racks: [Int: String]
    var shifts: [Shift: Double]
    var tags: Set<String>
    var order: ContiguousArray<Int>
    var marker: Marker
    var grid: [[Zone: [String]]]
    var byDate: [Date: Int]
  }
}
