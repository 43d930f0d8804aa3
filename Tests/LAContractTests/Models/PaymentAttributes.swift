import Foundation

struct PaymentAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var amount: Decimal
    var fee: Decimal?
    var receipt: URL
    var token: UUID
    var signature: Data
    var payload: Data?
    var links: [URL]
    var devices: [UUID?]
  }

  var merchant: UUID
  var site: URL?
}
