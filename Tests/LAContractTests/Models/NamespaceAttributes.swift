import Foundation

/// The attributes type stands inside another one.
enum Activities {
  enum Shared {
    typealias Amount = Decimal
    struct Item: Codable, Hashable { var amount: Amount }
  }

  struct NamespaceAttributes: ActivityAttributes {
    typealias ContentState = Activities.State

    let item: Shared.Item
  }

  struct Second: ActivityAttributes {
    struct ContentState: Codable, Hashable { var other: Shared.Item }
    let count: Int
  }
}

extension Activities {
  struct State: Codable, Hashable {
    var items: [Shared.Item]
    var total: Shared.Amount
  }
}
