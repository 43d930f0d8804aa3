import Foundation

/// Default values that la-lint need not understand.
struct DerivedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var id = UUID().uuidString
    var seconds = Date().timeIntervalSince1970
    var count = "abc".count
    var parsed = Int("5") ?? 0
    var zeros = Array(repeating: 0, count: 3)
    var unique = Set([1, 2])
    var span = 1...5
    var stages = Stage.allCases
    var mixed = [nil, 1]
    var length = Duration.seconds(5)
    var point = Optional<Int>.none
    var choice = true ? 1 : 2
    var optional = Optional("a")
    var halved = 10 / 4.0
    var (low, high) = (1, 2)
    var own = Self.standard
    var nested = Stage.raw.rawValue

    static let standard = 3
  }

  enum Stage: String, Codable, CaseIterable { case raw, done }

  var title = makeTitle()

  static func makeTitle() -> String { "t" }
}
