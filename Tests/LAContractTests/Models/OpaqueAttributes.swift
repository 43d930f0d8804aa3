import Foundation

/// Types whose JSON la-lint does not know.
struct OpaqueAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var calendar: Calendar?
    var count: Int
  }

  enum Code: RawRepresentable, Codable, Hashable {
    case known(Int), other

    init?(rawValue: Int) { self = rawValue > 0 ? .known(rawValue) : .other }
    var rawValue: Int { if case .known(let code) = self { code } else { 0 } }
  }

  let code: Code
}
