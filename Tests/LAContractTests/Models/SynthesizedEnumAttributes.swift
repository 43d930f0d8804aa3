import Foundation

/// Cases and their values in every writing.
struct SynthesizedEnumAttributes: ActivityAttributes {
  enum Action: Codable, Hashable {
    case tap, swipe(Direction), hold(seconds: Double = 1, then: [Action] = [])
    case labelled(first: Int, Int, third: String?)
    case optional(Int?)
    case optionals(a: Int?, b: Bool?)
    case range(ClosedRange<Int>), map([String: Int]), generic(Wrapped<Int>)
    case `repeat`(`in`: Int)

    enum Direction: Codable, Hashable { case left, right }

    struct Wrapped<T: Codable & Hashable>: Codable, Hashable { var value: T }

    static var standard: Action { .tap }
    var isTap: Bool { self == .tap }
    func callAsFunction() {}
  }

  struct ContentState: Codable, Hashable {
    var actions: [Action]
  }

  var action: Action = .standard
}
