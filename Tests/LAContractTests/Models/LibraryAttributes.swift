import Foundation

protocol Wire: Codable, Sendable {}
protocol Shown: Wire, Hashable {}
typealias Value = Codable & Hashable

/// Conformance comes through protocols and aliases.
struct LibraryAttributes: ActivityAttributes {
  struct ContentState: Shown {
    var book: Book
    var due: Date
    var kind: Kind
  }

  struct Book: Value {
    var title: String
    var pages: UInt16
  }

  enum Kind: String, Shown { case loan, hold }

  var shelf: Shelf
}

struct Shelf {
  var code: String
}

extension Shelf: Wire {}
