import Foundation

/// Types that only the default values give away.
struct InferredAttributes: ActivityAttributes {
  enum Stage: String, Codable, CaseIterable { case raw, done }
  enum Limits {
    static let low = 2.5
    static let names: [String] = ["a"]
    static let stage = Stage.done
  }

  struct ContentState: Codable, Hashable {
    var negative = -1
    var sum = 1 + 2.5
    var text = "a" + "b"
    var flag = !true
    var byte = UInt8.max
    var pi = Double.pi
    var table = [1: "a"]
    var stages = [Stage.raw]
    var counts = [Stage.raw: 1]
    var now = Date.now
    var low = Limits.low
    var names = Limits.names
    var stage = Limits.stage
    var hex = 0x10, large = 1_000, small = 1e3
    var raw = #"a"b"#
    var rows = [[1], [2]]
    var numbers = Set<Int>()
    var list = Array<Bool>()
    var interval = TimeInterval(5)
    // swift-format-ignore: NeverForceUnwrap
    var link = URL(string: "https://example.com/a")!
    var long = """
      text
      """
  }

  var size = 2
}
