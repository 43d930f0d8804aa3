import Foundation

struct WorkoutAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var i8: Int8, i16: Int16
    var i32: Int32
    var i64: Int64
    var u: UInt
    var u8: UInt8, u16: UInt16, u32: UInt32, u64: UInt64
    var pace: Float
    var distance: Double
  }

  var plan: Int
  var ratio: CGFloat
}
