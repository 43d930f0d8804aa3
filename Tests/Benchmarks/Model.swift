import ActivityKit
import Foundation

/// A delivery as a shop's app declares it: the contract of the benchmarks. `contract.schema.json` says the same.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable { case preparing, pickedUp, onTheWay, nearby, delivered, delayed }

    struct Courier: Codable, Hashable {
      var name: String
      var phone: String?
      var rating: Double
      var vehicle: Vehicle
      var photo: URL?
    }

    enum Vehicle: String, Codable { case bicycle, scooter, car, van, onFoot }

    struct Stop: Codable, Hashable {
      var id: UUID
      var address: String
      var latitude: Double
      var longitude: Double
      var isDone: Bool
      var arrival: Date?
    }

    struct Item: Codable, Hashable {
      var name: String
      var quantity: Int
      var price: Double
      var note: String?
    }

    struct Offer: Codable, Hashable {
      var title: String
      var code: String
      var percent: Int
    }

    var phase: Phase
    var headline: String
    var detail: String
    var progress: Double
    var stopsLeft: Int
    var eta: Date
    var window: [Date]
    var courier: Courier
    var stops: [Stop]
    var items: [Item]
    var offer: Offer?
    var tags: [String: String]
    var isPriority: Bool
    var revision: Int
  }

  var orderNumber: String
  var shop: String
  var customer: String
  var placed: Date
}
