import Foundation

/// Types inside generic types see the outer parameters.
struct Crate<Content: Codable & Hashable>: Codable, Hashable {
  struct Label: Codable, Hashable {
    var text: String
    var sample: Content
  }

  enum Filling: Codable, Hashable {
    case empty
    case full(of: Content)
  }

  var label: Label
  var filling: Filling
  var spare: Crate<String>.Label?
}

struct ShelfLifeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var crate: Crate<Int>
    var label: Crate<Bool>.Label
  }

  let name: String
}
