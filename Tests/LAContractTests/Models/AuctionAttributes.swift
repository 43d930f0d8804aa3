import Foundation

struct AuctionAttributes: ActivityAttributes {
  indirect enum Bid: Codable, Hashable {
    case none
    case single(amount: Decimal)
    case raised(over: Bid, by: Int = 5)
  }

  enum Outcome: Codable, Hashable {
    case open
    case sold(to: String, Int)
    case withdrawn(String?)

    enum CodingKeys: String, CodingKey {
      case open, sold = "SOLD", withdrawn = "gone"
    }

    enum SoldCodingKeys: String, CodingKey {
      case to = "buyer"
      case _1 = "price"
    }
  }

  enum Flag: Codable, Hashable { case red, green }

  struct ContentState: Codable, Hashable {
    var bid: Bid
    var outcome: Outcome
    var flag: Flag
    var flags: [Flag]?
  }

  let lot: Int
}
