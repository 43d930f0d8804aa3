import Foundation

/// A number becomes a struct.
enum MoneyStructOld {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var price: Double, names: [String] }
  }
}

// New
enum MoneyStructNew {
  struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var price: Money, names: Names }
    struct Money: Codable, Hashable { var amount: Double, currency: String }
    struct Names: Codable, Hashable { var first: String, last: String }
  }
}
