import Foundation

/// Every kind of member that is no plain stored one.
struct ObservedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int {
      willSet { log(newValue) }
      didSet { log(oldValue) }
    }
    var a: Int, b: String?, c = 3.5
    var getter: Int { count * 2 }
    var both: Int {
      get { count }
      set { count = newValue }
    }
    static let limit = 4
    static var computed: Int { 4 }
    subscript(index: Int) -> Int { index }
    var closure: Int = { 4 }()

    func log(_ value: Int) {
      struct Local: Codable { var unseen: Int }
      enum CodingKeys { case nothing }
    }
  }

  var title: String = "x" { didSet { print(title) } }
}
