import Foundation

/// Property wrappers and values that decode by hand.
@propertyWrapper
struct EpochDate: Codable, Hashable {
  var wrappedValue: Date

  init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    let seconds = try decoder.singleValueContainer().decode(TimeInterval.self)
    wrappedValue = Date(timeIntervalSince1970: seconds)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.timeIntervalSince1970)
  }
}

struct Money: Codable, Hashable {
  let cents: Int

  init(cents: Int) { self.cents = cents }
  init(from decoder: any Decoder) throws { cents = try Int(from: decoder) }
  func encode(to encoder: any Encoder) throws { try cents.encode(to: encoder) }
}

struct HandWrapperAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    @EpochDate var arrival: Date
    var price: Money
    var prices: [String: Money]?
  }

  @EpochDate var start: Date
}
