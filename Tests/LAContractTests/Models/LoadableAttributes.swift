import Foundation

enum Loadable<Value: Codable & Hashable>: Codable, Hashable {
  case loading
  case loaded(Value)
  case failed(message: String, last: Value?)
}

struct Page<Item> {
  struct Cursor: Codable, Hashable {
    var offset: Int
    var token: String?
  }

  var items: [Item]
  var cursor: Cursor
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}
extension Page: Codable where Item: Codable {}

struct Renamed<Date: Codable & Hashable>: Codable, Hashable {
  var date: Date
}

struct LoadableAttributes: ActivityAttributes {
  typealias ContentState = Loadable<Page<Int>>

  var maybe: Loadable<Int?>
  var renamed: Renamed<String>
}
